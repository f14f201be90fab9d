import type { Readable } from "node:stream"

/** A rendered page before it is made an answer. */
export interface Page {
  readonly status: number
  /** In one piece, or as it comes where parts of it are still waited for. */
  readonly html: Buffer<ArrayBuffer> | Readable
  readonly nonce: string
  readonly setCookies: ReadonlyArray<string>
  /** Nothing that the page asked for failed, nor is missing because it failed just before. */
  readonly complete: boolean
}
