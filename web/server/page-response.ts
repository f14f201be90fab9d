import { gzipSync } from "node:zlib"
import { joinGzip, joinPlain } from "./gzip-pieces.ts"
import type { Page } from "./page.ts"
import type { CachedPage } from "./page-cache.ts"
import { newNonce, pageHeaders } from "./security.ts"

/** Favours speed: the next level takes 50 % more time for a few per cent in size. */
const compression = { level: 3, chunkSize: 131_072 } as const

/** After how many seconds a client may try again to get a page that is unavailable. */
export const retryAfterSeconds = 5

const acceptsGzip = (request: Request): boolean => /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")

const headersOf = (nonce: string, useGzip: boolean): Headers => {
  const headers = new Headers(pageHeaders(nonce))
  headers.set("vary", "accept-encoding, cookie")
  if (useGzip) headers.set("content-encoding", "gzip")
  return headers
}

/** The response with a cached page and a new nonce. */
export const cachedPageResponse = (request: Request, { status, pieces }: CachedPage): Response => {
  const nonce = newNonce()
  const useGzip = acceptsGzip(request)
  return new Response(request.method === "HEAD" ? null : (useGzip ? joinGzip : joinPlain)(pieces, nonce), {
    status,
    headers: headersOf(nonce, useGzip)
  })
}

/** The response with a page that was rendered for this request alone. */
export const pageResponse = (request: Request, { status, html, nonce, setCookies }: Page): Response => {
  const useGzip = acceptsGzip(request)
  const headers = headersOf(nonce, useGzip)
  for (const cookie of setCookies) headers.append("set-cookie", cookie)
  if (status === 503) headers.set("retry-after", String(retryAfterSeconds))
  const body = request.method === "HEAD" ? null : useGzip ? gzipSync(html, compression) : html
  return new Response(body, { status, headers })
}
