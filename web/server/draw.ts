import { PassThrough, Readable } from "node:stream"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"

export interface DrawOptions {
  /** What stands before the markup and behind it. */
  readonly head: string
  readonly tail: string
  readonly nonce: string
  readonly signal: AbortSignal
  /** Nothing is drawn any more. */
  readonly onEnd: () => void
}

const framed = async function*(head: string, markup: AsyncIterable<Buffer>, tail: string): AsyncGenerator<Buffer> {
  yield Buffer.from(head)
  yield* markup
  yield Buffer.from(tail)
}

/** A page's document: in one piece when it was complete at once, as most are; else a stream that begins with what is there. */
export const draw = (page: ReactNode, { head, tail, nonce, signal, onEnd }: DrawOptions): Promise<Buffer<ArrayBuffer> | Readable> =>
  new Promise((resolve, reject) => {
    const markup = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // What is complete stays in its place, however large: moved there by a script it would be missing without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        pipe(markup)
        if (!markup.writableEnded) return resolve(Readable.from(framed(head, markup, tail)))
        resolve(Buffer.concat([Buffer.from(head), markup.read() as Buffer, Buffer.from(tail)]))
        markup.destroy()
      },
      onShellError: reject,
      onError: (error) => {
        if (!signal.aborted) console.error(error)
      }
    })
    markup.once("close", onEnd)
    signal.addEventListener("abort", () => {
      abort()
      markup.destroy()
    }, { once: true })
  })
