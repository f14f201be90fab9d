import type { DocumentPart } from "./encoded-document.ts"

/** A rendered page, before it becomes a response. */
export interface Page {
  readonly status: number
  /** The document in consecutive parts. */
  readonly htmlParts: ReadonlyArray<DocumentPart>
  /** The content security policy, which allows the document's inline scripts and styles by their hashes. */
  readonly policy: string
  readonly setCookies: ReadonlyArray<string>
  /** Whether the page has all its data: no call for it failed, and no failure was read from a cache. */
  readonly complete: boolean
}
