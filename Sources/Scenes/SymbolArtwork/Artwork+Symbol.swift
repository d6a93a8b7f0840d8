package import SceneLayout
package import WidgetArchive

extension Artwork {
    /// A symbol's form in a square, in layers from back to front.
    package struct Symbol: Sendable {
        package let layers: [Layer]
        /// Its layers as they appear when all have one colour.
        let inOneColor: [Layer]
        /// The smallest rectangle around the whole symbol.
        package let ink: Rect

        init(layers: [Layer]) {
            self.layers = layers
            inOneColor = Symbol.inOneColor(layers)
            ink = layers.flatMap(\.path).inkBounds
        }

        /// The square is a fifth larger than letters; artwork of their size is centred in it.
        package static let side = 19.2
        /// The side of the artwork.
        package static let inner = 16.0

        package struct Layer: Sendable {
            package var path: Path
            package var level = Level.primary
            /// Less than 1 for parts beyond the symbol's value.
            package var opacity = 1.0
            /// The share of a weight's extra line that it gets: forms grow less than lines do.
            package var growth = 1.0
            /// How much thicker its lines are than those of the artwork at any weight, in ems.
            package var extraLine = 0.0
            /// Whether it is cut out of the layer behind it when all have one colour.
            package var isCut = false
            /// The gap left in it around something in front.
            package var gap: Path?
            /// Its colour in nature.
            package var tone: Tone?

            package enum Level: Int, Sendable {
                case primary, secondary, tertiary
            }
        }

        /// How its layers differ in colour.
        package enum Mode: String, Sendable {
            case monochrome, hierarchical, palette, multicolor
        }

        /// From back to front, for a mode.
        package func layers(in mode: Mode) -> [Layer] {
            switch mode {
            case .monochrome: inOneColor
            case .hierarchical, .palette: layers
            case .multicolor: layers.contains { $0.tone != nil } ? layers : inOneColor
            }
        }

        private static func inOneColor(_ layers: [Layer]) -> [Layer] {
            var result: [Layer] = []
            for layer in layers {
                if layer.isCut, let behind = result.indices.last {
                    result[behind].path += layer.path.reversed
                    // Its line would narrow what is cut out.
                    result[behind].growth = 0
                } else {
                    result.append(layer)
                }
            }
            return result
        }
    }
}
