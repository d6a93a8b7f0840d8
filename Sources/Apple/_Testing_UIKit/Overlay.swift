// swift-testing asks for a module of this name wherever it is imported beside one named UIKit, and brings one along on
// Apple's systems alone. It has nothing to add here.
