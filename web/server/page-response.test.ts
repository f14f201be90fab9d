import { gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { compressPiece } from "./gzip-pieces.ts"
import { noncePlaceholder } from "./page-cache.ts"
import { cachedPageResponse, pageResponse } from "./page-response.ts"
import { pageHeaders } from "./security.ts"

const html = "<p>Mjölk</p>".repeat(20)
const parts = [html.slice(0, 40), compressPiece(Buffer.from(html.slice(40, 60)), 9), html.slice(60)]
const setCookies = ["a=1; Path=/", "b=; Path=/; Max-Age=0"]

const requestWith = (method: string, encoding: string) =>
  new Request("https://skafferi.example/", { method, headers: { "accept-encoding": encoding } })
const bodyOf = async (response: Response): Promise<string> => {
  const body = Buffer.from(await response.arrayBuffer())
  return (response.headers.get("content-encoding") === "gzip" ? gunzipSync(body) : body).toString()
}
const nonceOf = ({ headers }: Response) =>
  /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? ""

const piece = (text: string) => compressPiece(Buffer.from(text), 9)

describe.each(["gzip, br", "identity"])("the response with a page, for a client that accepts %s", (encoding) => {
  it("has the page, its cookies and its headers", async () => {
    const page = { status: 404, parts, nonce: "bm9uY2U=", setCookies, complete: true }
    const response = pageResponse(requestWith("GET", encoding), page)
    expect(response.headers.getSetCookie()).toEqual(setCookies)
    expect(Object.fromEntries(response.headers)).toMatchObject(pageHeaders("bm9uY2U="))
    expect([response.status, response.headers.get("vary"), response.headers.get("content-encoding")]).toEqual([
      404,
      "accept-encoding, cookie",
      encoding === "identity" ? null : "gzip"
    ])
    expect(await bodyOf(response)).toBe(html)
  })

  it("has Retry-After only with status 503", () => {
    const retryAfter = (status: number) =>
      pageResponse(requestWith("GET", encoding), {
        status,
        parts,
        nonce: "n",
        setCookies,
        complete: true
      }).headers.get("retry-after")
    expect([200, 404, 500, 503].map(retryAfter)).toEqual([null, null, null, "5"])
  })

  it("has a new nonce, no cookie and the same security headers when the page is cached", async () => {
    const cached = {
      status: 200,
      parts: [piece('<i nonce="'), noncePlaceholder, piece(`">${html}`)] as const,
      bytes: 0
    }
    const respond = () => cachedPageResponse(requestWith("GET", encoding), cached)
    const response = respond()
    expect([response.status, response.headers.get("vary"), response.headers.has("set-cookie")]).toEqual([
      200,
      "accept-encoding, cookie",
      false
    ])
    expect(Object.fromEntries(response.headers)).toMatchObject(pageHeaders(nonceOf(response)))
    expect(nonceOf(response)).not.toBe(nonceOf(respond()))
    expect(await bodyOf(response)).toBe(`<i nonce="${nonceOf(response)}">${html}`)
  })

  it("has no body for HEAD", async () => {
    const page = { status: 200, parts, nonce: "bm9uY2U=", setCookies, complete: true }
    for (const response of [
      pageResponse(requestWith("HEAD", encoding), page),
      cachedPageResponse(requestWith("HEAD", encoding), { status: 200, parts: [piece(html)], bytes: 0 })
    ]) {
      expect([response.status, response.body]).toEqual([200, null])
      expect(response.headers.get("vary")).toBe("accept-encoding, cookie")
    }
  })
})
