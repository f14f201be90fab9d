import { compressPiece, joinGzip, joinPlain, type Piece, storedPiece } from "./gzip-pieces.ts"
import type { Page } from "./page.ts"
import { type CachedPage, noncePlaceholder } from "./page-cache.ts"
import { newNonce, pageHeaders } from "./security.ts"

/** Favours speed: the next level takes 50 % more time for a few per cent in size. */
const fastLevel = 3

/** After how many seconds a client may try again to get a page that is unavailable. */
export const retryAfterSeconds = 5

const responseOf = (request: Request, status: number, nonce: string, pieces: () => ReadonlyArray<Piece>) => {
  const acceptsGzip = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")
  const headers = new Headers(pageHeaders(nonce))
  headers.set("vary", "accept-encoding, cookie")
  if (acceptsGzip) headers.set("content-encoding", "gzip")
  if (status === 503) headers.set("retry-after", String(retryAfterSeconds))
  const body = request.method === "HEAD" ? null : (acceptsGzip ? joinGzip : joinPlain)(pieces())
  return new Response(body, { status, headers })
}

/** The response with a cached page and a new nonce. */
export const cachedPageResponse = (request: Request, { status, parts }: CachedPage): Response => {
  const nonce = newNonce()
  const noncePiece = storedPiece(Buffer.from(nonce))
  return responseOf(request, status, nonce, () => parts.map((part) => (part === noncePlaceholder ? noncePiece : part)))
}

/** The response with a page that was rendered for this request alone. */
export const pageResponse = (request: Request, { status, parts, nonce, setCookies }: Page): Response => {
  const response = responseOf(request, status, nonce, () =>
    parts.map((part) => (typeof part === "string" ? compressPiece(Buffer.from(part), fastLevel) : part))
  )
  for (const cookie of setCookies) response.headers.append("set-cookie", cookie)
  return response
}
