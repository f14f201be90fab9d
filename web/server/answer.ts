import { Readable } from "node:stream"
import { createGzip, gzipSync } from "node:zlib"
import { gzipJoined, plainJoined } from "./gzip-pieces.ts"
import type { Page } from "./page.ts"
import type { KeptPage } from "./page-cache.ts"
import { newNonce, pageHeaders } from "./security.ts"

/** Fast rather than small: the next level costs half as much again for a few per cent. */
const compression = { level: 3, chunkSize: 131_072 } as const

const takesGzip = (request: Request): boolean => /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")

const headersOf = (request: Request, nonce: string, packed: boolean): Headers => {
  const headers = new Headers(pageHeaders(nonce, request.url.startsWith("https:")))
  headers.set("vary", "accept-encoding, cookie")
  if (packed) headers.set("content-encoding", "gzip")
  return headers
}

/** A kept page with a nonce of its own. */
export const answerKept = (request: Request, { status, pieces }: KeptPage): Response => {
  const nonce = newNonce()
  const packed = takesGzip(request)
  return new Response(request.method === "HEAD" ? null : (packed ? gzipJoined : plainJoined)(pieces, nonce), { status, headers: headersOf(request, nonce, packed) })
}

const bodyOf = (html: Page["html"], packed: boolean): BodyInit =>
  html instanceof Readable ? Readable.toWeb(packed ? html.pipe(createGzip(compression)) : html) as unknown as ReadableStream : packed ? gzipSync(html, compression) : html

/** A page that was rendered for this request alone. */
export const answerOwn = (request: Request, { status, html, nonce, setCookies }: Page): Response => {
  const packed = takesGzip(request)
  const headers = headersOf(request, nonce, packed)
  for (const cookie of setCookies) headers.append("set-cookie", cookie)
  return new Response(request.method === "HEAD" ? null : bodyOf(html, packed), { status, headers })
}
