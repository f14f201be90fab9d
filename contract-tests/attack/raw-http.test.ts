import { rmSync } from "node:fs"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { trustedProxyEnv } from "./journeys.ts"
import { exchange, repeated, type RawExchange } from "./raw-request.ts"
import { printCounts } from "./scale.ts"
import { type ShopProcess, startShopProcess } from "../shop-process.ts"

/** How long to wait for a response. */
const idleTimeoutMs = 5_000
/** How long to wait where no response is expected. */
const silenceMs = 150

let data = ""
let shop: ShopProcess
let port = 0
const counts = { cases: 0, responses: 0, closed: 0 }

beforeAll(async () => {
  data = await seededFolder()
  shop = await startShopProcess(["serve", "--data", data], trustedProxyEnv)
  port = Number(new URL(shop.origin).port)
  const [page] = (await exchange(port, [get("/")], 20_000)).responses
  expect(page?.status).toBe(200)
})
afterAll(async () => {
  printCounts("raw HTTP", counts)
  await shop.stop()
  rmSync(data, { recursive: true, force: true })
})

const requestHead = (requestLine: string, ...headers: ReadonlyArray<string>): string =>
  [requestLine, "Host: localhost", ...headers, "", ""].join("\r\n")
const get = (target: string, ...headers: ReadonlyArray<string>): string =>
  requestHead(`GET ${target} HTTP/1.1`, "Connection: close", ...headers)
let postCount = 0
/** A request whose body the shop reads. Each comes from another IP address, since the number of these requests per address is limited. */
const post = (body: string, ...headers: ReadonlyArray<string>): string =>
  requestHead(
    "POST /api/v1/customer/requestpasswordreset HTTP/1.1",
    "Connection: close",
    "Content-Type: application/json",
    `X-Forwarded-For: 198.51.100.${++postCount}`,
    ...headers
  ) + body
const chunked = (body: string): string => post(body, "Transfer-Encoding: chunked")

const json = '{"email":"ingen@exempel.se"}'
const chunkedJson = `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`

const parserStatuses = new Set([400, 408, 413, 417, 431])
const connectionHeaders = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"])

/** Whether the HTTP library has refused a request that the shop never sees; its responses have neither a body nor the shop's headers. */
const isParserRefusal = ({ status, headers, body }: RawExchange["responses"][number]): boolean =>
  parserStatuses.has(status) && body === "" && [...headers.keys()].every((name) => connectionHeaders.has(name))

const expectSafeResponses = ({ responses }: RawExchange): void => {
  for (const response of responses) {
    const { status, headers, body } = response
    expect([status, status < 500]).toEqual([status, true])
    if (isParserRefusal(response) || status === 100) continue
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin"
    })
    if (headers.get("content-type")?.startsWith("text/html") === true)
      expect(headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(headers.has("x-injected")).toBe(false)
    expect(headers.get("location") ?? "/").toMatch(/^\/(?![/\\])/)
    expect(body).not.toMatch(/root:x:0|"devDependencies"|entry-client\.tsx|PG_VERSION|import .* from "node:/)
  }
}

type Case = readonly [
  name: string,
  request: string | ReadonlyArray<string>,
  /** The statuses of the responses, none when the server waits for the rest of the request or closes the connection. */
  statuses: ReadonlyArray<number>,
  /** Statuses that are valid too, where HTTP allows several and versions of Node differ. */
  otherStatuses?: ReadonlyArray<number>
]

const requestLines: ReadonlyArray<Case> = [
  ["only line breaks", "\r\n\r\n\r\n", []],
  ["no version", "GET /\r\n\r\n", [200], [400]],
  ["no target", requestHead("GET HTTP/1.1"), [400]],
  ["no method", requestHead("/ HTTP/1.1"), [400]],
  ["two blanks", requestHead("GET  / HTTP/1.1", "Connection: close"), [200], [400]],
  ["a blank in the target", requestHead("GET /a b HTTP/1.1"), [400]],
  ["HTTP/0.9", requestHead("GET / HTTP/0.9", "Connection: close"), [200], [400]],
  ["HTTP/1.0", requestHead("GET /robots.txt HTTP/1.0"), [200]],
  ["HTTP/2.0", requestHead("GET / HTTP/2.0", "Connection: close"), [200], [400]],
  ["HTTP/9.9", requestHead("GET / HTTP/9.9"), [400]],
  ["another protocol", requestHead("GET / ICAP/1.0"), [400]],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
  ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", [400]],
  ["random bytes", "\x00\xff\x80\x01".repeat(200), [400]],
  ["line feeds only", "GET /robots.txt HTTP/1.1\nHost: localhost\nConnection: close\n\n", [400], [200]],
  ["a carriage return only", "GET / HTTP/1.1\rHost: localhost\r\r", [400]],
  ["a NUL in the target", requestHead("GET /\x00 HTTP/1.1"), [400]],
  ["bytes above 127 in the target", get("/\xc3\xa4\xff"), [400]],
  ["a method in lower case", requestHead("get / HTTP/1.1"), [400]],
  ["an unknown method", requestHead("BREW / HTTP/1.1"), [400]],
  ["a long method", requestHead(`${"A".repeat(100_000)} / HTTP/1.1`), [400]]
]

const framing: ReadonlyArray<Case> = [
  ["two equal lengths", post(json, `Content-Length: ${json.length}`, `Content-Length: ${json.length}`), [400]],
  ["two different lengths", post(json, "Content-Length: 5", `Content-Length: ${json.length}`), [400]],
  ["a list of lengths", post(json, `Content-Length: ${json.length}, ${json.length}`), [400]],
  ["a negative length", post(json, "Content-Length: -1"), [400]],
  ["a length that is no number", post(json, "Content-Length: 0x16"), [400]],
  ["a length with a sign", post(json, `Content-Length: +${json.length}`), [400]],
  ["a huge length", post(json, "Content-Length: 99999999999999999999999"), [400]],
  ["a length above the limit", post(json, "Content-Length: 2000000"), [413]],
  ["a length and chunks", post(chunkedJson, `Content-Length: ${json.length}`, "Transfer-Encoding: chunked"), [400]],
  ["chunks and a length", post(chunkedJson, "Transfer-Encoding: chunked", "Content-Length: 4"), [400]],
  ["two transfer encodings", post(chunkedJson, "Transfer-Encoding: chunked", "Transfer-Encoding: identity"), [400]],
  ["an unknown transfer encoding", post(chunkedJson, "Transfer-Encoding: xchunked"), [400]],
  ["a transfer encoding before a tab", post(chunkedJson, "Transfer-Encoding:\tchunked"), [204]],
  ["a blank before the colon", post(chunkedJson, "Transfer-Encoding : chunked"), [400]],
  ["a transfer encoding in two lines", post(chunkedJson, "Transfer-Encoding:\r\n chunked"), [400]],
  ["a chunk that is longer than its size", chunked(`2\r\n${json}\r\n0\r\n\r\n`), [400]],
  ["a chunk size that is no number", chunked(`zz\r\n${json}\r\n0\r\n\r\n`), [400]],
  ["a negative chunk size", chunked(`-5\r\n${json}\r\n0\r\n\r\n`), [400]],
  ["a chunk size of 17 digits", chunked(`fffffffffffffffff\r\n${json}`), [400]],
  ["a chunk size of 16 digits", chunked(`fffffffffffffff0\r\n${json}`), []],
  ["a long chunk extension", chunked(`1;${"x".repeat(50_000)}\r\n{\r\n0\r\n\r\n`), [413]],
  ["chunks without their end", chunked(`5\r\n{"ema`), []],
  [
    "trailers",
    chunked(`${json.length.toString(16)}\r\n${json}\r\n0\r\nX-Injected: 1\r\nContent-Length: 3\r\n\r\n`),
    [400],
    [204]
  ],
  ["a request in the body of a GET", get("/robots.txt", "Content-Length: 35") + get("/mina-sidor").slice(0, 35), [200]],
  ["a shorter body than its length", post("{", "Content-Length: 20"), []]
]

const headerFields: ReadonlyArray<Case> = [
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", [400]],
  ["two hosts", get("/robots.txt", "Host: other.example"), [400]],
  ["a host with a path", "GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n", [400]],
  ["a host with a user", "GET / HTTP/1.1\r\nHost: user@evil.example\r\nConnection: close\r\n\r\n", [400]],
  ["a host with an open bracket", "GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n", [400]],
  ["a host with blanks", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", [400]],
  ["an empty host", "GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n", [200], [400]],
  ["a host with markup", 'GET /butiker HTTP/1.1\r\nHost: "><script>alert(1)\r\nConnection: close\r\n\r\n', [400]],
  ["a NUL in a value", get("/", "X-A: a\x00b"), [400]],
  ["a carriage return in a value", get("/", "X-A: a\rX-Injected: 1"), [400]],
  ["a line feed in a value", get("/robots.txt", "X-A: a\nX-B: 1"), [400], [200]],
  ["a folded value", get("/robots.txt", "X-A: a\r\n b"), [400], [200]],
  ["a name with a blank", get("/", "X A: 1"), [400]],
  ["a name with bytes above 127", get("/", "X\xe4: 1"), [400]],
  ["no name", get("/", ": 1"), [400]],
  ["no colon", get("/", "X-A"), [400]],
  ["a value of 100,000 bytes", get("/robots.txt", `X-A: ${"a".repeat(100_000)}`), [200]],
  ["a value of 200,000 bytes", get("/", `X-A: ${"a".repeat(200_000)}`), [431]],
  ["5,000 headers", get("/robots.txt", ...Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1`)), [200]],
  ["a cookie with bytes above 127", get("/", "Cookie: skafferi_session=\xff\xfe; =; ;; a"), [200]],
  ["a session that is no JSON", get("/", "Cookie: skafferi_session=%7B%22"), [200]],
  ["a token with bytes above 127", get("/api/v1/customer", "Authorization: Bearer \xff\xfe"), [401]],
  [
    "hop-by-hop headers",
    get("/robots.txt", "Connection: authorization", "Forwarded: for=_x", "X-Forwarded-Host: evil"),
    [200]
  ],
  ["Upgrade", get("/robots.txt", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA"), [200]],
  [
    "an upgrade to a web socket",
    requestHead("GET / HTTP/1.1", "Connection: Upgrade, close", "Upgrade: websocket", "Sec-WebSocket-Key: x"),
    [200]
  ]
]

const targets: ReadonlyArray<Case> = [
  ["the absolute form", get("http://evil.example/butiker"), [200]],
  ["the absolute form of another protocol", get("ftp://evil.example/"), [400]],
  ["the absolute form with a user", get("http://user:password@evil.example/"), [400]],
  ["the authority form", get("evil.example:443"), [400]],
  ["CONNECT", requestHead("CONNECT evil.example:443 HTTP/1.1"), []],
  ["OPTIONS *", requestHead("OPTIONS * HTTP/1.1", "Connection: close"), [400]],
  ["OPTIONS of a page", requestHead("OPTIONS / HTTP/1.1", "Connection: close", "Origin: https://evil.example"), [405]],
  ["TRACE", requestHead("TRACE / HTTP/1.1", "Connection: close", "X-Secret: 1"), [405]],
  ["PUT of a page", requestHead("PUT / HTTP/1.1", "Connection: close", "Content-Length: 0"), [405]],
  ["an asterisk", get("*"), [400]],
  ["a fragment", get("/butiker#x"), [200]],
  ["only a query", get("?x=1"), [400]],
  ["two slashes", get("//evil.example/x"), [404]],
  [
    "a POST to two slashes",
    requestHead("POST //evil.example/x HTTP/1.1", "Connection: close", "Content-Length: 0"),
    [303]
  ],
  [
    "a POST to a slash and a backslash",
    requestHead("POST /\\evil.example HTTP/1.1", "Connection: close", "Content-Length: 0"),
    [400]
  ],
  [
    "a POST to an encoded slash",
    requestHead("POST /%2fevil.example HTTP/1.1", "Connection: close", "Content-Length: 0"),
    [303]
  ],
  ["two slashes with an invalid percent sign", get("//evil.example/%E0%A4%A"), [302]],
  ["a backslash with an invalid percent sign", get("/\\evil.example/%zz"), [400]],
  ["a slash after dots with an invalid percent sign", get("/.//evil.example/%zz"), [302]],
  ["an encoded line break", get("/x%0d%0aX-Injected:%201"), [404]],
  ["an encoded line break with an invalid percent sign", get("/%0d%0aX-Injected:%201%"), [302]],
  ["an encoded NUL", get("/%00"), [404]],
  ["an invalid percent-encoding of the API", get("/api/v1/carts/%zz%E0%A4%A"), [401]],
  ["an invalid percent-encoding of a picture", get("/images/products/%zz"), [404]],
  ["a query of 60,000 bytes", get(`/sok?Q=${"%C3%B6".repeat(10_000)}`), [200]],
  ["a path of 60,000 bytes", get(`/${"a/".repeat(30_000)}`), [404]],
  ["a URL of 200,000 bytes", get(`/${"a".repeat(200_000)}`), [431]],
  ["10,000 parameters", get(`/sok?${"a=1&".repeat(10_000)}`), [200]]
]

/** 400 for a backslash, which a path cannot contain; a redirect for a page's path with invalid encoding; otherwise 404. */
const traversalStatus = (folder: string, path: string): number => {
  if (path.includes("\\")) return 400
  return folder === "/butiker" && path.includes("%c0") ? 302 : 404
}

const traversals = ["/assets", "/images", "/butiker", "/api/v1/PageData"].flatMap((folder): ReadonlyArray<Case> =>
  [
    "/../../../../../../etc/passwd",
    "/../../package.json",
    "/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/package.json",
    "/%2e%2e%2f.vite%2fmanifest.json",
    "/..%5c..%5cpackage.json",
    "/..\\..\\package.json",
    "/....//....//package.json",
    "/%252e%252e%252fpackage.json",
    "/%c0%ae%c0%ae%c0%afpackage.json",
    "/..;/..;/package.json",
    "//etc/passwd",
    "/%00/../../package.json",
    "/../.vite/manifest.json"
  ].map((path) => [`${folder}${path}`, get(`${folder}${path}`), [traversalStatus(folder, path)]] as const)
)

const conversations: ReadonlyArray<Case> = [
  ["two requests in one piece", requestHead("GET /robots.txt HTTP/1.1") + get("/api/v1/settings"), [200, 200]],
  [
    "100 requests in one piece",
    requestHead("GET /robots.txt HTTP/1.1").repeat(99) + get("/robots.txt"),
    Array.from({ length: 100 }, () => 200)
  ],
  ["a broken request after a valid one", requestHead("GET /robots.txt HTTP/1.1") + "BROKEN\r\n\r\n", [400], [200, 400]],
  ["a request in single bytes", [...get("/robots.txt")], [200]],
  ["Expect: 100-continue", post(json, "Expect: 100-continue", `Content-Length: ${json.length}`), [100, 204]],
  ["an unknown expectation", post(json, "Expect: 200-ok", `Content-Length: ${json.length}`), [417]],
  [
    "an encoding of the body that is not supported",
    post(json, "Content-Encoding: gzip", `Content-Length: ${json.length}`),
    [204],
    [415]
  ],
  ["Range of a page", get("/", "Range: bytes=0-10"), [200]],
  ["many ranges", get("/robots.txt", `Range: bytes=${"0-,".repeat(5_000)}0-`), [200]],
  ["an invalid range of a picture", get("/images/scenes/11", "Range: bytes=9-1,-0,x"), [200]],
  [
    "conditions",
    get("/images/scenes/11", 'If-None-Match: *, "x", W/"', "If-Modified-Since: yesterday", "If-Match: x"),
    [200]
  ],
  ["an accepted encoding that does not exist", get("/", "Accept-Encoding: \xff;q=9, gzip;q=NaN"), [200]],
  ["Accept of another format", get("/api/v1/settings", "Accept: image/png, */*;q=-1"), [200]]
]

const groups = {
  "the request line": requestLines,
  "the framing of the body": framing,
  "header fields": headerFields,
  "the target": targets,
  "a path outside of the folder": traversals,
  "several requests, and negotiation": conversations
}

describe.each(Object.entries(groups))("a raw request that tests %s", (_, cases) => {
  let errorOutput = ""
  beforeEach(() => {
    errorOutput = shop.errorOutput()
  })
  afterEach(async () => {
    const { responses } = await exchange(port, [get("/robots.txt")], 5_000)
    expect(responses.map(({ status }) => status)).toEqual([200])
    expect([shop.isRunning(), shop.errorOutput()]).toEqual([true, errorOutput])
  })

  it.each(cases.map(([name, ...rest]) => [name, rest] as const))(
    "has safe responses with the expected statuses: %s",
    async (_name, [request, statuses, otherStatuses = statuses]) => {
      const result = await exchange(
        port,
        typeof request === "string" ? [request] : request,
        statuses.length === 0 ? silenceMs : idleTimeoutMs
      )
      counts.cases += 1
      counts.responses += result.responses.length
      counts.closed += result.isClosed ? 1 : 0
      expectSafeResponses(result)
      expect([statuses, otherStatuses]).toContainEqual(result.responses.map(({ status }) => status))
    }
  )
})

it("a body that does not end is refused and its connection closed, whether it is chunked or has a Content-Length", async () => {
  const piece = "x".repeat(60_000)
  for (const [header, repeatedPiece] of [
    ["Transfer-Encoding: chunked", `${piece.length.toString(16)}\r\n${piece}\r\n`],
    ["Content-Length: 9000000000", piece]
  ] as const) {
    const result = await exchange(port, repeated(post("", header), repeatedPiece, 0), 10_000)
    expectSafeResponses(result)
    expect([header, result.isClosed]).toEqual([header, true])
    // The response is lost when the connection is closed while the body arrives.
    expect(result.responses.map(({ status }) => status)).toEqual(expect.toBeOneOf([[], [413]]))
  }
  expect([shop.isRunning(), shop.errorOutput()]).toEqual([true, ""])
})
