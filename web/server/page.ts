import type { Readable } from "node:stream"

/** A rendered page, before it becomes a response. */
export interface Page {
  readonly status: number
  /** A buffer when the page is complete, a stream while parts are pending. */
  readonly html: Buffer<ArrayBuffer> | Readable
  readonly nonce: string
  readonly setCookies: ReadonlyArray<string>
  /** Whether the page has all its data: no call for it failed, and no failure was read from a cache. */
  readonly complete: boolean
}
