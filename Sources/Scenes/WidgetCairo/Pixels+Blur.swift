import GroupSystem

/// The parameters of a Gaussian blur.
struct Blur {
    /// In pixels; 0 for no blur.
    let deviation: Double
    /// The side of the squares that are averaged before blurring: strong blurs need no full resolution.
    let step: Int
    /// The distance over which a pixel affects others.
    let reach: Int

    init(_ deviation: Double) {
        self.deviation = deviation > 0.1 && deviation.isFinite ? min(deviation, 500) : 0
        step = max(1, Int(Float(self.deviation) / 4))
        reach = self.deviation > 0 ? Int(3.2 * self.deviation) + 4 * step : 0
    }
}

extension Pixels {
    func blur(_ blur: Blur) { self.blur(blur, channels: 0..<4) }

    /// Blurs the opacity alone, for a shadow, whose colour is the same everywhere.
    func blurOpacity(_ blur: Blur) { self.blur(blur, channels: 3..<4) }

    private func blur(_ blur: Blur, channels: Range<Int>) {
        guard blur.deviation > 0, width > 0, height > 0 else { return }
        for channel in channels {
            var plane = Plane(width: width, height: height)
            for y in 0..<height {
                let row = row(y)
                plane.changeRow(y) { for x in 0..<width { $0[x] = Float(row[4 * x + channel]) } }
            }
            let blurred = plane.blurred(Float(blur.deviation), step: blur.step)
            for y in 0..<height {
                let row = row(y)
                blurred.withRow(y) {
                    for x in 0..<width { row[4 * x + channel] = UInt8(min(max($0[x] + 0.5, 0), 255)) }
                }
            }
        }
    }
}

/// One channel of the pixels.
private struct Plane {
    let width: Int
    let height: Int
    private var values: [Float]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        values = [Float](repeating: 0, count: width * height)
    }

    mutating func changeRow(_ y: Int, _ body: (UnsafeMutablePointer<Float>) -> Void) {
        let width = width
        values.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base + y * width) } }
    }

    func withRow(_ y: Int, _ body: (UnsafePointer<Float>) -> Void) {
        values.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base + y * width) } }
    }

    func blurred(_ deviation: Float, step: Int) -> Plane {
        guard step > 1 else { return filtered(Plane.kernel(deviation)) }
        let small = reduced(by: step)
        // Averaging and interpolating blur a little themselves.
        let own = Float(step * step) / 12 + Float(step * step) / 6
        let rest = max(deviation * deviation - own, 0.01).squareRoot() / Float(step)
        return small.filtered(Plane.kernel(rest)).enlarged(by: step, width: width, height: height)
    }

    /// The weights of a Gaussian from its middle to one side.
    private static func kernel(_ deviation: Float) -> [Float] {
        let reach = max(1, Int((3.2 * deviation).rounded(.up)))
        var weights = (0...reach).map { Float(exp(-Double($0 * $0) / Double(2 * deviation * deviation))) }
        let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        for index in weights.indices { weights[index] /= sum }
        return weights
    }

    /// Pixels beyond the edges are clear.
    private func filtered(_ kernel: [Float]) -> Plane {
        let width = width
        var across = Plane(width: width, height: height)
        for y in 0..<height {
            withRow(y) { from in
                across.changeRow(y) { to in
                    for (offset, weight) in kernel.enumerated() where offset < width {
                        for x in 0..<width - offset { to[x] += weight * from[x + offset] }
                        guard offset > 0 else { continue }
                        for x in offset..<width { to[x] += weight * from[x - offset] }
                    }
                }
            }
        }
        var result = Plane(width: width, height: height)
        for y in 0..<height {
            for offset in -(kernel.count - 1)...kernel.count - 1 where y + offset >= 0 && y + offset < height {
                let weight = kernel[abs(offset)]
                across.withRow(y + offset) { from in
                    result.changeRow(y) { to in
                        for x in 0..<width { to[x] += weight * from[x] }
                    }
                }
            }
        }
        return result
    }

    private func reduced(by step: Int) -> Plane {
        var small = Plane(width: (width + step - 1) / step, height: (height + step - 1) / step)
        let share = 1 / Float(step * step)
        let width = width
        for y in 0..<height {
            withRow(y) { from in
                small.changeRow(y / step) { to in
                    for x in 0..<width { to[x / step] += from[x] * share }
                }
            }
        }
        return small
    }

    private func enlarged(by step: Int, width: Int, height: Int) -> Plane {
        var large = Plane(width: width, height: height)
        func place(_ index: Int, _ count: Int) -> (Int, Int, Float) {
            // In half pixels, to keep to integers: the result is then the same wherever the area begins.
            let (middle, whole) = (2 * index + 1 - step, 2 * step)
            let low = middle < 0 ? -1 : middle / whole
            let part = Float(middle - low * whole) / Float(whole)
            return (min(max(low, 0), count - 1), min(max(low + 1, 0), count - 1), part)
        }
        let columns = (0..<width).map { place($0, self.width) }
        for y in 0..<height {
            let (above, below, part) = place(y, self.height)
            withRow(above) { one in
                withRow(below) { two in
                    large.changeRow(y) { to in
                        for x in 0..<width {
                            let (left, right, share) = columns[x]
                            let upper = one[left] + (one[right] - one[left]) * share
                            let lower = two[left] + (two[right] - two[left]) * share
                            to[x] = upper + (lower - upper) * part
                        }
                    }
                }
            }
        }
        return large
    }
}
