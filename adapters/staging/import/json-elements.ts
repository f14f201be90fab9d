import { type Line, longestRow } from "./lines.ts"

/** Where the goods stand in a document: in the list itself, under 'items', or under 'searchResults' in 'products'. */
const isList = (path: ReadonlyArray<string | null>): boolean =>
  path.length === 0 || (path.length === 1 && path[0] === "items") || (path.length === 2 && path[0] === "searchResults" && path[1] === "products")

/**
 * The objects of a list in one JSON document, each as its own text with the line it begins on, without ever holding the document: an array of
 * products, or an answer of the API around one.
 */
export async function* elementsOf(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1
  let inText = false
  let escaped = false
  let lastText = ""
  let key: string | null = null
  /** The keys of the open objects and lists around the present place; a list's is its own key. */
  const open: Array<{ readonly kind: "{" | "["; readonly key: string | null }> = []
  let element: { readonly line: number; readonly depth: number; text: string; tooLong: boolean } | null = null

  const pathOfList = (): ReadonlyArray<string | null> =>
    open
      .slice(1)
      .map((step) => step.key)
      .filter((step) => step !== null)

  for await (const piece of pieces) {
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const sign = piece[at] as string
      if (sign === "\n") number += 1
      if (inText) {
        if (escaped) escaped = false
        else if (sign === "\\") escaped = true
        else if (sign === '"') inText = false
        if (inText && element === null && lastText.length < 100) lastText += sign
        continue
      }
      if (sign === '"') {
        inText = true
        lastText = ""
      } else if (sign === ":") {
        key = lastText
      } else if (sign === "{" || sign === "[") {
        const parent = open.at(-1)
        if (sign === "{" && element === null && parent?.kind === "[" && isList(pathOfList())) {
          element = { line: number, depth: open.length, text: "", tooLong: false }
          from = at
        }
        open.push({ kind: sign, key: parent?.kind === "{" ? key : null })
        key = null
      } else if (sign === "}" || sign === "]") {
        open.pop()
        if (element !== null && open.length === element.depth) {
          element.text += piece.slice(from, at + 1)
          yield { number: element.line, text: element.tooLong || element.text.length > longestRow ? null : element.text }
          element = null
        }
      }
    }
    if (element !== null) {
      element.text += piece.slice(from)
      if (element.text.length > longestRow) {
        element.tooLong = true
        element.text = ""
      }
    }
    // The rest of an element that goes on begins where the next piece does.
    from = 0
  }
  if (element !== null) yield { number: element.line, text: element.tooLong ? null : element.text }
}
