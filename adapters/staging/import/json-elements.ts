import { type Line, maxRowLength } from "./lines.ts"

/** Whether a path leads to the list of products: the document itself, 'items', or 'searchResults.products'. */
const isList = (path: ReadonlyArray<string | null>): boolean =>
  path.length === 0 ||
  (path.length === 1 && path[0] === "items") ||
  (path.length === 2 && path[0] === "searchResults" && path[1] === "products")

/**
 * Yields the objects of the product list in one JSON document as texts with their first line, without loading the whole document. It may be
 * an array of products, or an API response that contains one.
 */
export async function* elementsOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1
  let inText = false
  let escaped = false
  let lastText = ""
  let key: string | null = null
  /** The open objects and lists around the current position, each with its key in the parent object. */
  const openContainers: Array<{ readonly kind: "{" | "["; readonly key: string | null }> = []
  let element: { readonly line: number; readonly depth: number; text: string; tooLong: boolean } | null = null

  const pathOfList = (): ReadonlyArray<string | null> =>
    openContainers
      .slice(1)
      .map((step) => step.key)
      .filter((step) => step !== null)

  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const char = chunk[at] as string
      if (char === "\n") number += 1
      if (inText) {
        if (escaped) escaped = false
        else if (char === "\\") escaped = true
        else if (char === '"') inText = false
        if (inText && element === null && lastText.length < 100) lastText += char
        continue
      }
      if (char === '"') {
        inText = true
        lastText = ""
      } else if (char === ":") {
        key = lastText
      } else if (char === "{" || char === "[") {
        const parent = openContainers.at(-1)
        if (char === "{" && element === null && parent?.kind === "[" && isList(pathOfList())) {
          element = { line: number, depth: openContainers.length, text: "", tooLong: false }
          from = at
        }
        openContainers.push({ kind: char, key: parent?.kind === "{" ? key : null })
        key = null
      } else if (char === "}" || char === "]") {
        openContainers.pop()
        if (element !== null && openContainers.length === element.depth) {
          element.text += chunk.slice(from, at + 1)
          yield {
            number: element.line,
            text: element.tooLong || element.text.length > maxRowLength ? null : element.text
          }
          element = null
        }
      }
    }
    if (element !== null) {
      element.text += chunk.slice(from)
      if (element.text.length > maxRowLength) {
        element.tooLong = true
        element.text = ""
      }
    }
    // An unfinished element continues at the start of the next chunk.
    from = 0
  }
  if (element !== null) yield { number: element.line, text: element.tooLong ? null : element.text }
}
