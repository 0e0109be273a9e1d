import Foundation

/// The course that ships with the program, as a folder of lesson files.
public enum Lessons {}
