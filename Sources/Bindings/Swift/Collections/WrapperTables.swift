import ScriptRuntime

/// The small sequences and collections that functions of the library return.
@MainActor enum WrapperTables {
  static func add(to list: inout [SwiftTable]) {
    addSequences(to: &list)
    addCollections(to: &list)
    list.append(SwiftTable("CollectionOfOne", single()))
    list.append(SwiftTable("EmptyCollection", empty()))
    list.append(SwiftTable("KeyValuePairs", pairs()))
    list.append(SwiftTable("AnySequence", anySequence()))
    list.append(SwiftTable("AnyIterator", iterator()))
    list.append(SwiftTable("SystemRandomNumberGenerator", generator()))
  }

  private static func addSequences(to list: inout [SwiftTable]) {
    let sequences: [(String, String, String)] = [
      (
        "Zip2Sequence", "<First: Sequence, Second: Sequence>",
        "(First.Element, Second.Element)"
      ),
      ("StrideTo", "<Bound: Strideable>", "Bound"),
      ("StrideThrough", "<Bound: Strideable>", "Bound"),
      ("UnfoldSequence", "<Item, State>", "Item"),
      ("PrefixSequence", "<Base: Sequence>", "Base.Element"),
      ("DropFirstSequence", "<Base: Sequence>", "Base.Element"),
      ("DropWhileSequence", "<Base: Sequence>", "Base.Element"),
      ("JoinedSequence", "<Base: Sequence>", "Base.Element.Element"),
    ]
    for (name, parameters, element) in sequences {
      let table = TableBinding("struct \(name)\(parameters) : Sequence")
      table.declare("typealias Element = \(element)")
      SequenceTables.addIterator(to: table)
      list.append(SwiftTable(name, table))
    }
  }

  private static func addCollections(to list: inout [SwiftTable]) {
    let collections: [(String, String, String, String)] = [
      ("ReversedCollection", "<Base: Collection>", "Base.Element", "Int"),
      ("EnumeratedSequence", "<Base: Sequence>", "(offset: Int, element: Base.Element)", "Int"),
      ("DefaultIndices", "<Base: Collection>", "Base.Index", "Base.Index"),
      ("FlattenSequence", "<Base: Sequence>", "Base.Element.Element", "Int"),
      ("Slice", "<Base: Collection>", "Base.Element", "Base.Index"),
      ("Repeated", "<Item>", "Item", "Int"),
    ]
    for (name, parameters, element, index) in collections {
      let table = TableBinding("struct \(name)\(parameters) : RandomAccessCollection")
      table.declare("typealias Element = \(element)")
      table.declare("typealias Index = \(index)")
      if name == "Slice" { table.declare("typealias SubSequence = Slice<Base>") }
      SequenceTables.addIterator(to: table)
      CollectionTables.addIndices(to: table, index: index)
      list.append(SwiftTable(name, table))
    }
  }

  private static func single() -> TableBinding {
    let table = collection("CollectionOfOne")
    table.add("init(_ element: Element)") { _, a in
      let element = try a.value(0)
      return .native(ElementsValue([element], form: .parts([("", element)])))
    }
    return table
  }

  private static func empty() -> TableBinding {
    let table = collection("EmptyCollection")
    table.add("init()") { _, _ in .native(ElementsValue([], form: .parts([]))) }
    return table
  }

  private static func collection(_ name: String) -> TableBinding {
    let table = TableBinding("struct \(name)<Element> : RandomAccessCollection")
    table.declare("typealias Index = Int")
    SequenceTables.addIterator(to: table)
    CollectionTables.addIndices(to: table, index: "Int")
    return table
  }

  private static func pairs() -> TableBinding {
    let table = TableBinding(
      "struct KeyValuePairs<Key, Value> : RandomAccessCollection, ExpressibleByDictionaryLiteral")
    table.declare("typealias Element = (key: Key, value: Value)")
    table.declare("typealias Index = Int")
    SequenceTables.addIterator(to: table)
    CollectionTables.addIndices(to: table, index: "Int")
    table.add("init(dictionaryLiteral elements: (Key, Value)...)") { _, a in
      .native(ElementsValue(try a.value(0).elements(), form: .pairs))
    }
    return table
  }

  private static func anySequence() -> TableBinding {
    let table = TableBinding("struct AnySequence<Element> : Sequence")
    SequenceTables.addIterator(to: table)
    table.add("init<S: Sequence>(_ base: S) where S.Element == Element") { _, a in
      let base = try a.value(0)
      return .native(SequenceValue { try base.makeIterator() })
    }
    table.add("init<I: IteratorProtocol>(_ make: @escaping () -> I) where I.Element == Element") {
      _, a in
      let make = try a.function(0)
      return .native(SequenceValue { try make.call([]).makeIterator() })
    }
    return table
  }

  private static func iterator() -> TableBinding {
    let table = TableBinding("class AnyIterator<Element> : IteratorProtocol, Sequence")
    table.add("init(_ next: @escaping () -> Element?)") { _, a in
      let next = try a.function(0)
      return .object(AnyIterator { try next.call([]).unwrapped })
    }
    table.add("init<I: IteratorProtocol>(_ base: I) where I.Element == Element") { _, a in
      .object(AnyIterator(try a.value(0).makeIterator()))
    }
    table.add("func next() -> Element?") { target, _ in
      guard case .object(let object) = target, let box = object as? AnyIterator else {
        throw ScriptFailure(.bridging(expected: "AnyIterator", found: target.kindName))
      }
      return Value(try box.next())
    }
    return table
  }

  private static func generator() -> TableBinding {
    let table = TableBinding("struct SystemRandomNumberGenerator : RandomNumberGenerator")
    table.add("init()") { _, _ in .native(SystemGeneratorValue()) }
    table.add("mutating func next() -> UInt64") { _, _ in
      .native(ScriptRandom.generator.next())
    }
    return table
  }
}
