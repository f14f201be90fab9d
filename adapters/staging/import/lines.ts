import { StringDecoder } from "node:string_decoder"

/** Maximum characters of a row. Longer lines and objects are reported and skipped, and never held in memory as a whole. */
export const maxRowLength = 1_048_576

export interface Line {
  /** The line number, starting at 1. */
  readonly number: number
  /** The row's text; null when the row is too long. */
  readonly text: string | null
}

/** Decodes UTF-8 chunks, even when a character is split between two chunks; removes a byte order mark. */
export async function* textOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8")
  let isFirstChunk = true
  for await (const chunk of input) {
    const text = typeof chunk === "string" ? chunk : decoder.write(chunk)
    if (text === "") continue
    yield isFirstChunk && text.startsWith("\ufeff") ? text.slice(1) : text
    isFirstChunk = false
  }
  const remainder = decoder.end()
  if (remainder !== "") yield remainder
}

/** Yields the lines of a text, without line ends. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1
  let buffer = ""
  let isTooLong = false
  const append = (text: string): void => {
    if (!isTooLong) buffer += text
    if (buffer.length > maxRowLength) {
      isTooLong = true
      buffer = ""
    }
  }
  const finishLine = (): Line => {
    const finishedLine = { number, text: isTooLong ? null : buffer.replace(/\r$/, "") }
    number += 1
    buffer = ""
    isTooLong = false
    return finishedLine
  }
  for await (const chunk of chunks) {
    let lineStart = 0
    for (let lineEnd = chunk.indexOf("\n"); lineEnd !== -1; lineEnd = chunk.indexOf("\n", lineStart)) {
      append(chunk.slice(lineStart, lineEnd))
      yield finishLine()
      lineStart = lineEnd + 1
    }
    append(chunk.slice(lineStart))
  }
  if (buffer !== "" || isTooLong) yield finishLine()
}
