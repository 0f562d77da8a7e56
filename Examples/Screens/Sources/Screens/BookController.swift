import AdaptiveKit
import UIKit

/// A book: its cover above the text, and beside it where the window is wide enough or lies.
final class BookController: UIViewController {
  private let book: Book
  private let cover = UIView()
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()
  private let noteLabel = UILabel()
  private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, authorLabel, noteLabel])
  private lazy var stack = UIStackView(arrangedSubviews: [cover, texts])

  init(book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fillIn()
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let room = view.layoutMarginsGuide
    adapt {
      stack.topAnchor.constraint(equalTo: room.topAnchor, constant: 24)
      stack.leadingAnchor.constraint(equalTo: room.leadingAnchor)
      stack.trailingAnchor.constraint(equalTo: room.trailingAnchor)
      stack.bottomAnchor.constraint(lessThanOrEqualTo: room.bottomAnchor)
      cover.widthAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 2.0 / 3)

      When(.width(..<600) && .verticalSizeClass(.regular), "upright") {
        cover.heightAnchor.constraint(equalToConstant: 240)
        set(\.axis, on: stack, to: .vertical)
        set(\.alignment, on: stack, to: .center)
      }
      When(.width(600...) || .verticalSizeClass(.compact), "beside") {
        cover.heightAnchor.constraint(equalToConstant: 200)
        set(\.axis, on: stack, to: .horizontal)
        set(\.alignment, on: stack, to: .top)
      }
      When(.width(900...), "wide") {
        set(\.font, on: noteLabel, to: .preferredFont(forTextStyle: .title3))
      }
    }
  }

  private func fillIn() {
    cover.backgroundColor = .systemTeal
    titleLabel.text = book.title
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    authorLabel.text = book.author
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    authorLabel.textColor = .secondaryLabel
    noteLabel.text = book.note
    noteLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, authorLabel, noteLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    texts.axis = .vertical
    texts.spacing = 8
    stack.spacing = 24
  }
}

/// What the screen shows.
struct Book {
  var title: String
  var author: String
  var note: String

  static let sample = Book(
    title: "The Moth Diaries of Ada Lane", author: "R. Penhallow",
    note: "Three winters in a lighthouse library, told by what came back late.")
}
