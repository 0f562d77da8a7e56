/// A binary heap.
struct EventQueue<Element> {
  private var elements: [Element] = []
  private let isBefore: (Element, Element) -> Bool

  init(_ isBefore: @escaping (Element, Element) -> Bool) { self.isBefore = isBefore }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, isBefore(elements[index], elements[(index - 1) / 2]) {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < elements.count && isBefore(elements[child], elements[least]) {
        least = child
      }
      if least == index { return first }
      elements.swapAt(index, least)
      index = least
    }
  }
}
