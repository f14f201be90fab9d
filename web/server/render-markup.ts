import { PassThrough, Readable } from "node:stream"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"

export interface RenderOptions {
  /** The document before and after the markup. */
  readonly head: string
  readonly tail: string
  readonly nonce: string
  readonly signal: AbortSignal
  /** Called when rendering has ended. */
  readonly onEnd: () => void
}

const wrap = async function* (head: string, markup: AsyncIterable<Buffer>, tail: string): AsyncGenerator<Buffer> {
  yield Buffer.from(head)
  yield* markup
  yield Buffer.from(tail)
}

/** Renders a page's document: a buffer when no part of it is pending, which is usual; otherwise a stream. */
export const renderMarkup = (
  page: ReactNode,
  { head, tail, nonce, signal, onEnd }: RenderOptions
): Promise<Buffer<ArrayBuffer> | Readable> =>
  new Promise((resolve, reject) => {
    const markup = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Completed content is never moved into place by a script, however large: it would be missing without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        pipe(markup)
        if (!markup.writableEnded) return resolve(Readable.from(wrap(head, markup, tail)))
        resolve(Buffer.concat([Buffer.from(head), markup.read() as Buffer, Buffer.from(tail)]))
        markup.destroy()
      },
      onShellError: reject,
      onError: (error) => {
        if (!signal.aborted) console.error(error)
      }
    })
    markup.once("close", onEnd)
    signal.addEventListener(
      "abort",
      () => {
        abort()
        markup.destroy()
      },
      { once: true }
    )
  })
