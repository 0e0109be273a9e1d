import Foundation
import ScriptRuntime
import UIKit

/// Tells those who asked for it that something has happened, at once and in the order they asked.
@MainActor public class NotificationCenter: NSObject {
  /// The centre that everyone uses.
  public static let `default`: NotificationCenter = NotificationCenter()

  /// Someone who asked.
  struct Observer {
    let token: NSObject
    let name: Notification.Name?
    weak var object: AnyObject?
    let isForOneObject: Bool
    let isAlive: () -> Bool
    let receive: (Notification) -> Void
  }

  /// Those who asked, in order; a host may put them aside and take them up again.
  var observers: [Observer] = []

  /// Makes a centre of its own.
  public override init() {
    super.init()
  }

  /// Has a closure called at notifications of a name, of all names where it is nil.
  ///
  /// - Returns: what to give `removeObserver(_:)`.
  public func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> NSObject {
    let token = NSObject()
    add(token, name, obj, isAlive: { true }, receive: block)
    return token
  }

  /// Has a message sent to an object, which is not kept.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    guard let target = observer as? NSObject else { return }
    add(
      target, aName, anObject, isAlive: { [weak target] in target != nil },
      receive: { [weak target] notification in
        if let target { Simulation.perform(aSelector, on: target, with: [notification]) }
      }, keepsToken: false)
  }

  private func add(
    _ token: NSObject, _ name: Notification.Name?, _ object: Any?,
    isAlive: @escaping () -> Bool, receive: @escaping (Notification) -> Void,
    keepsToken: Bool = true
  ) {
    observers.append(
      Observer(
        token: keepsToken ? token : Weak(token), name: name, object: object.map { $0 as AnyObject },
        isForOneObject: object != nil, isAlive: isAlive, receive: receive))
  }

  /// A token that does not keep the observer.
  private final class Weak: NSObject {
    weak var object: NSObject?

    init(_ object: NSObject) {
      self.object = object
      super.init()
    }
  }

  /// Tells an observer nothing more.
  public func removeObserver(_ observer: Any) {
    let object = observer as AnyObject
    observers.removeAll { $0.token === object || ($0.token as? Weak)?.object === object }
  }

  /// Tells an observer nothing more about a name.
  public func removeObserver(
    _ observer: Any, name aName: Notification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    observers.removeAll {
      ($0.token === object || ($0.token as? Weak)?.object === object)
        && (aName == nil || $0.name == aName)
    }
  }

  /// Tells the observers of a notification.
  public func post(_ notification: Notification) {
    observers.removeAll { !$0.isAlive() }
    let sender = notification.object.map { $0 as AnyObject }
    for observer in observers {
      if let name = observer.name, name != notification.name { continue }
      if observer.isForOneObject, observer.object !== sender { continue }
      observer.receive(notification)
    }
  }

  /// Tells the observers of a name.
  public func post(
    name aName: Notification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }
}

/// A queue of operations; the simulated device has the main one only.
@MainActor public class OperationQueue: NSObject {
  /// The queue of the main thread.
  public static let main: OperationQueue = OperationQueue()

  /// Has work done later.
  public func addOperation(_ block: @escaping () -> Void) {
    MainLoop.schedule(after: 0, block)
  }
}
