import { type Line, maxRowLength } from "./lines.ts"

const maxKeyLength = 100

/** Whether a path is that of the list of products: the document itself, 'items', or 'searchResults.products'. */
const isProductList = (path: ReadonlyArray<string | null>): boolean =>
  path.length === 0 ||
  (path.length === 1 && path[0] === "items") ||
  (path.length === 2 && path[0] === "searchResults" && path[1] === "products")

/**
 * Yields the objects of the product list in one JSON document as texts, each with the number of its first line, without loading the whole
 * document. The document is an array of products, or an API response that contains one.
 */
export async function* elementsOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let lineNumber = 1
  let isInString = false
  let isEscaped = false
  let lastString = ""
  let key: string | null = null
  /** The open objects and lists around the current position, each with its key in the parent object. */
  const openContainers: Array<{ readonly kind: "{" | "["; readonly key: string | null }> = []
  let element: { readonly line: number; readonly depth: number; text: string; isTooLong: boolean } | null = null

  const currentPath = (): ReadonlyArray<string | null> =>
    openContainers
      .slice(1)
      .map((container) => container.key)
      .filter((containerKey) => containerKey !== null)

  for await (const chunk of chunks) {
    /** Where the current element begins in this chunk; 0 if it continues from the previous chunk. */
    let elementStart = 0
    for (let index = 0; index < chunk.length; index++) {
      const char = chunk[index] as string
      if (char === "\n") lineNumber += 1
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (char === "\\") isEscaped = true
        else if (char === '"') isInString = false
        if (isInString && element === null && lastString.length < maxKeyLength) lastString += char
        continue
      }
      if (char === '"') {
        isInString = true
        lastString = ""
      } else if (char === ":") {
        key = lastString
      } else if (char === "{" || char === "[") {
        const parent = openContainers.at(-1)
        if (char === "{" && element === null && parent?.kind === "[" && isProductList(currentPath())) {
          element = { line: lineNumber, depth: openContainers.length, text: "", isTooLong: false }
          elementStart = index
        }
        openContainers.push({ kind: char, key: parent?.kind === "{" ? key : null })
        key = null
      } else if (char === "}" || char === "]") {
        openContainers.pop()
        if (element !== null && openContainers.length === element.depth) {
          element.text += chunk.slice(elementStart, index + 1)
          yield {
            number: element.line,
            text: element.isTooLong || element.text.length > maxRowLength ? null : element.text
          }
          element = null
        }
      }
    }
    if (element !== null) {
      element.text += chunk.slice(elementStart)
      if (element.text.length > maxRowLength) {
        element.isTooLong = true
        element.text = ""
      }
    }
  }
  if (element !== null) yield { number: element.line, text: element.isTooLong ? null : element.text }
}
