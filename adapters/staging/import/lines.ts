import { StringDecoder } from "node:string_decoder"

/** A longer line or object is no product: it is reported and left out, never held in memory. */
export const longestRow = 1_048_576

export interface Line {
  /** From 1. */
  readonly number: number
  /** Null: longer than a row may be. */
  readonly text: string | null
}

/** The file's text in pieces, whatever way its bytes arrive; a byte order mark is dropped. */
export async function* textOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8")
  let first = true
  for await (const chunk of input) {
    const text = typeof chunk === "string" ? chunk : decoder.write(chunk)
    if (text === "") continue
    yield first && text.startsWith("\ufeff") ? text.slice(1) : text
    first = false
  }
  const rest = decoder.end()
  if (rest !== "") yield rest
}

/** Lines without their ends. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1
  let held = ""
  let tooLong = false
  const take = (text: string): void => {
    if (!tooLong) held += text
    if (held.length > longestRow) {
      tooLong = true
      held = ""
    }
  }
  const line = (): Line => {
    const found = { number, text: tooLong ? null : held.endsWith("\r") ? held.slice(0, -1) : held }
    number += 1
    held = ""
    tooLong = false
    return found
  }
  for await (const piece of pieces) {
    let at = 0
    for (let end = piece.indexOf("\n"); end !== -1; end = piece.indexOf("\n", at)) {
      take(piece.slice(at, end))
      yield line()
      at = end + 1
    }
    take(piece.slice(at))
  }
  if (held !== "" || tooLong) yield line()
}
