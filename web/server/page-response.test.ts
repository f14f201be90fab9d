import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { encodeDocument } from "./encoded-document.ts"
import { cachedPageResponse, pageResponse } from "./page-response.ts"
import { pageHeaders } from "./security.ts"

const parts = ["<p>Mjölk</p>", "<p>Öppet 7–22</p>".repeat(20), "", "<p>Slut</p>"]
const html = parts.join("")
const setCookies = ["a=1; Path=/", "b=; Path=/; Max-Age=0"]
const policy = "default-src 'none'"
const page = { status: 404, htmlParts: parts, policy, setCookies, complete: true }
const cachedPage = { status: 404, policy, document: encodeDocument(parts) }

const requestWith = (method: string, encoding: string) =>
  new Request("https://skafferi.example/", { method, headers: { "accept-encoding": encoding } })

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }
const bodyOf = async (response: Response): Promise<string> => {
  const body = Buffer.from(await response.arrayBuffer())
  const decode = decoders[response.headers.get("content-encoding") ?? ""]
  return (decode === undefined ? body : decode(body)).toString()
}

describe.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br", "br"],
  ["gzip;q=0", null],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["*;q=0", null],
  ["abr, gzipped", null],
  ["identity", null],
  ["", null]
])("the response with a page, for a client that accepts '%s'", (accepted, encoding) => {
  it("has the page, its cookies and its headers", async () => {
    const response = pageResponse(requestWith("GET", accepted), page)
    expect(response.headers.getSetCookie()).toEqual(setCookies)
    expect(Object.fromEntries(response.headers)).toMatchObject(pageHeaders(policy))
    expect([response.status, response.headers.get("vary"), response.headers.get("content-encoding")]).toEqual([
      404,
      "accept-encoding, cookie",
      encoding
    ])
    expect(await bodyOf(response)).toBe(html)
  })

  it("has Retry-After only with status 503", () => {
    const retryAfter = (status: number) =>
      pageResponse(requestWith("GET", accepted), { ...page, status }).headers.get("retry-after")
    expect([200, 404, 500, 503].map(retryAfter)).toEqual([null, null, null, "5"])
  })

  it("has the headers of a page, no cookie, and the same document every time when the page is cached", async () => {
    const respond = () => cachedPageResponse(requestWith("GET", accepted), cachedPage)
    const response = respond()
    expect([
      response.status,
      response.headers.get("vary"),
      response.headers.get("content-encoding"),
      response.headers.has("set-cookie")
    ]).toEqual([404, "accept-encoding, cookie", encoding, false])
    expect(Object.fromEntries(response.headers)).toMatchObject(pageHeaders(policy))
    expect(await bodyOf(response)).toBe(html)
    expect(await bodyOf(respond())).toBe(html)
  })

  it("has no body for HEAD", async () => {
    const request = requestWith("HEAD", accepted)
    for (const response of [pageResponse(request, page), cachedPageResponse(request, cachedPage)]) {
      expect([response.status, response.body]).toEqual([404, null])
      expect(response.headers.get("vary")).toBe("accept-encoding, cookie")
    }
  })
})
