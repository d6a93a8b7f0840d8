package import GroupSystem

/// Asks the drawing program for one picture after another, without ever blocking its event loop.
package final class PictureQueue {
    package typealias Handler = (Result<PictureProgram.Picture, PictureFailure>) -> Void

    private let program: PictureProgram
    private var waiting: [(request: PictureRequest, handler: Handler)] = []
    private var current: Handler?
    private var source: EventLoop.Source?

    package init(_ program: PictureProgram, in loop: EventLoop) {
        self.program = program
        source = loop.add(
            interests: { program.interest.map { [$0] } ?? [] }, deadline: { program.deadline },
            attend: { [unowned self] in advance() })
    }

    deinit { source?.cancel() }

    /// Calls the handler with the picture, or with the reason why there is none.
    package func draw(_ request: PictureRequest, _ handler: @escaping Handler) {
        waiting.append((request, handler))
        if current == nil { begin() }
    }

    private func begin() {
        guard !waiting.isEmpty else { return }
        let (request, handler) = waiting.removeFirst()
        current = handler
        do throws(PictureFailure) {
            if let problem = request.problem { throw .refused(problem) }
            try program.begin(.draw(request))
        } catch {
            end(.failure(error))
        }
    }

    private func advance() {
        do throws(PictureFailure) {
            if let answer = try program.advance() { end(.success(PictureProgram.Picture(answer))) }
        } catch {
            end(.failure(error))
        }
    }

    private func end(_ result: Result<PictureProgram.Picture, PictureFailure>) {
        let handler = current
        current = nil
        begin()
        handler?(result)
    }
}
