extension Node: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, image, surface, divider, gauge, stack, grid, spacer, fitting
        case frame, padding, sizing, layered, clipped, effect, target, label
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "this part of a scene is of no kind known here"))
        }
        func content<Content: Decodable>() throws -> Content { try container.decode(Content.self, forKey: key) }
        self =
            switch key {
            case .text: .text(try content())
            case .image: .image(try content())
            case .surface: .surface(try content())
            case .divider: .divider(try content())
            case .gauge: .gauge(try content())
            case .stack: .stack(try content())
            case .grid: .grid(try content())
            case .spacer: .spacer(try content())
            case .fitting: .fitting(try content())
            case .frame: .frame(try content())
            case .padding: .padding(try content())
            case .sizing: .sizing(try content())
            case .layered: .layered(try content())
            case .clipped: .clipped(try content())
            case .effect: .effect(try content())
            case .target: .target(try content())
            case .label: .label(try content())
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let content): try container.encode(content, forKey: .text)
        case .image(let content): try container.encode(content, forKey: .image)
        case .surface(let content): try container.encode(content, forKey: .surface)
        case .divider(let content): try container.encode(content, forKey: .divider)
        case .gauge(let content): try container.encode(content, forKey: .gauge)
        case .stack(let content): try container.encode(content, forKey: .stack)
        case .grid(let content): try container.encode(content, forKey: .grid)
        case .spacer(let content): try container.encode(content, forKey: .spacer)
        case .fitting(let content): try container.encode(content, forKey: .fitting)
        case .frame(let content): try container.encode(content, forKey: .frame)
        case .padding(let content): try container.encode(content, forKey: .padding)
        case .sizing(let content): try container.encode(content, forKey: .sizing)
        case .layered(let content): try container.encode(content, forKey: .layered)
        case .clipped(let content): try container.encode(content, forKey: .clipped)
        case .effect(let content): try container.encode(content, forKey: .effect)
        case .target(let content): try container.encode(content, forKey: .target)
        case .label(let content): try container.encode(content, forKey: .label)
        }
    }
}
