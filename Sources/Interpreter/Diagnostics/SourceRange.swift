import ScriptRuntime

/// A stretch of a source text. SwiftSyntax has a type of the same name; inside this module this
/// one is meant.
public typealias SourceRange = ScriptRuntime.SourceRange
