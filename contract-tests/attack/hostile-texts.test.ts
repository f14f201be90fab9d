import { JSDOM } from "jsdom"
import type { RouteObject } from "react-router-dom"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aLine, stagingForTests, stagingWith, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { routes } from "#web/app/routes.ts"
import { hostileTexts } from "./hostile-values.ts"
import { attackTimeoutMs, printCounts, repetitions } from "./scale.ts"
import { appendDelimited, delimited, delimitedPattern, replaceDelimited, replaceEditorsTexts } from "./shop-texts.ts"
import { apiInProcess, openWeb, sessionCookie, type Web } from "../runs/web-in-process.ts"
import { hashSource } from "#web/server/security.ts"

const harmlessText = "harmlos"
/** The texts that a database can store: no NUL, no lone surrogates. */
const storableTexts = hostileTexts
  .filter((text) => !/\p{Cs}/u.test(text) && !text.includes("\0"))
  .concat("x".repeat(10_000), `' onmouseover='alert(1)`, '{"a":1}]}`;alert(1)//', "&lt;script&gt;&#x3c;&quot;")
/** Pairs of HTML and a link that an editor's account could write. */
const hostileHtml = [
  [
    `<p>a<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)><a href="javascript:alert(1)">b</a>`,
    "javascript:alert(1)"
  ],
  [
    `</div></main><iframe srcdoc="<script>alert(1)</script>"></iframe><a href=" JaVa\tscript&colon;alert(1)">b</a><form action=javascript:alert(1)>`,
    " \u0001java\nscript:alert(1)"
  ],
  [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"><object data="data:text/html,x">`,
    "JAVASCRIPT:alert(1)"
  ]
] as const

const isFullAttack = repetitions(0, 1) === 1
const texts = isFullAttack ? storableTexts : [storableTexts.filter((text) => text.length < 200).join(" ")]

let shop: TestStaging
let customerCookie = ""
let product: { readonly id: string; readonly url: string }
let categoryUrl = ""
const counts = { texts: texts.length, pages: 0, strings: 0 }

/** The router matches no route with a line break. */
const encodeForPath = (text: string): string => encodeURIComponent(text.replace(/[\r\n\u2028\u2029]/g, " "))

/** The paths to render for each route, while every text of the shop contains `text`. */
const samples: Readonly<Record<string, (text: string) => ReadonlyArray<string>>> = {
  "/": () => ["/"],
  "/sok": (text) => {
    const query = encodeURIComponent(text)
    return [
      `/sok?Q=${query}`,
      `/sok?Q=mj%C3%B6lk&Brands=${query}&Categories=${query}&sort=${query}&page=${query}`,
      "/sok?Q=banan"
    ]
  },
  "/mina-sidor": () => ["/mina-sidor"],
  "/mina-sidor/order/:id": (text) => ["/mina-sidor/order/anna-order-1", `/mina-sidor/order/${encodeForPath(text)}`],
  "/matvaror/veckans-erbjudande": () => ["/matvaror/veckans-erbjudande"],
  "/matvaror/veckans-erbjudande/reklamblad": (text) => [
    "/matvaror/veckans-erbjudande/reklamblad",
    `/matvaror/veckans-erbjudande/reklamblad?week=${encodeURIComponent(text)}`
  ],
  "/matvaror/mina-favoritvaror": () => ["/matvaror/mina-favoritvaror"],
  "/matvaror/mina-tidigare-kopta-varor": () => ["/matvaror/mina-tidigare-kopta-varor"],
  "/recept/mina-favoritrecept": () => ["/recept/mina-favoritrecept"],
  "/recept/mina-mest-kopta-recept": () => ["/recept/mina-mest-kopta-recept"],
  "/butiker": (text) => ["/butiker", `/butiker?q=${encodeURIComponent(text)}`],
  "/leveransorter": () => ["/leveransorter"],
  "/leveransorter/:city": (text) => [
    `/leveransorter/${encodeURIComponent(`Stockholm ${delimited(text)}`)}`,
    `/leveransorter/${encodeForPath(text)}`
  ],
  "/login": (text) => [`/login?retur=${encodeURIComponent(text)}`],
  "/registrera": (text) => [`/registrera?utm_source=${encodeURIComponent(text)}`],
  "/glomt-losenord": () => ["/glomt-losenord"],
  "/glomt-losenord/:token": (text) => [`/glomt-losenord/${encodeForPath(text)}`],
  "/checkout": () => ["/checkout"],
  "/leveransinfo": () => ["/leveransinfo"],
  "/_cl_/:token": (text) => [`/_cl_/${encodeForPath(text)}`],
  "*": (text) => [
    product.url,
    categoryUrl,
    `/${encodeForPath(text)}`,
    "/matvaror",
    "/kundservice",
    "/kundservice/om-cookies"
  ]
}

/** The pages that a quick run renders for a visitor, since customers never see some of them. It renders all others for a customer, whose pages contain all that a visitor's do. */
const visitorPatterns = new Set(["/", "/login", "/registrera", "/glomt-losenord", "/glomt-losenord/:token"])
const rolesOf = (pattern: string): ReadonlyArray<"visitor" | "customer"> => {
  if (isFullAttack) return ["visitor", "customer"]
  return visitorPatterns.has(pattern) ? ["visitor"] : ["customer"]
}

/** The first half of a route's samples suffices for a quick run. */
const sampledPaths = (paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  isFullAttack ? paths : paths.slice(0, Math.ceil(paths.length / 2))

const pathsOf = (branch: ReadonlyArray<RouteObject>): ReadonlyArray<string> =>
  branch.flatMap(({ index, path, children = [] }) => [
    ...(index === true ? ["/"] : []),
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children)
  ])

beforeAll(async () => {
  shop = await stagingForTests()
  const token = await shop.logIn()
  customerCookie = sessionCookie(token)
  const { items } = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=3")).json
  product = items[0]
  categoryUrl = product.url.slice(0, product.url.lastIndexOf("/"))
  const { id } = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json
  await shop.call("POST", `/carts/${id}/additems`, {
    token,
    body: { items: items.map((item: typeof product & { gtin: string }) => aLine(item, 2)) }
  })
  await appendDelimited(shop.database)
})
afterAll(async () => {
  printCounts("hostile texts", counts)
  await shop.close()
})

/** Opens the shop, with empty caches and with a string at the end of every text that it shows. */
const openShop = async (text: string): Promise<Web> => {
  await replaceDelimited(shop.database, text)
  const { staging, clock } = stagingWith(shop.database)
  return openWeb({ ...apiInProcess(staging), clock: () => clock.now })
}

interface RenderedPage {
  readonly status: number
  /** The names of all elements, in order, each with the names of its attributes. */
  readonly elements: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  /** The delimited texts in the page's JSON data. */
  readonly texts: ReadonlyArray<string>
}

/** The beginning of what React renders instead of a javascript: URL. */
const blockedUrl = "javascript:throw new Error('React has blocked a javascript: URL"
const unsafeSchemePattern = /^[\s\p{Cc}]*(?:javascript|data|vbscript)\s*:/iu
const urlAttributes = new Set(["href", "src", "action", "formaction", "xlink:href", "srcset", "poster", "data"])

const stringsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const render = async (web: Web, path: string, cookie: string): Promise<RenderedPage> => {
  const response = await web.fetch(new Request(`http://shop.test${path}`, { headers: { cookie } }))
  const html = await response.text()
  counts.pages += 1
  const policy = response.headers.get("content-security-policy") ?? ""
  const { window } = new JSDOM(html)
  const { document } = window
  const elements = [...document.querySelectorAll("*")]
  const scripts = [...document.querySelectorAll("script")]
  for (const element of elements)
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) throw new Error(`${path}: ${name}="${value}"`)
      const isIcon = name === "href" && element.getAttribute("rel") === "icon"
      if (urlAttributes.has(name) && !isIcon && unsafeSchemePattern.test(value) && !value.startsWith(blockedUrl))
        throw new Error(`${path}: ${name}="${value}"`)
    }
  const isData = ({ type }: HTMLScriptElement) => type.endsWith("json")
  for (const { src, textContent } of scripts.filter((script) => !isData(script)))
    if (src === "") expect([path, policy]).toEqual([path, expect.stringContaining(hashSource(textContent ?? ""))])
  const data = scripts.filter(isData).map(({ textContent }) => JSON.parse(textContent ?? "null") as unknown)
  const page = {
    status: response.status,
    elements: elements.map(({ localName, attributes }) =>
      [localName, ...[...attributes].map(({ name }) => name)].join(" ")
    ),
    scripts: scripts.filter((script) => !isData(script)).map(({ textContent }) => textContent ?? ""),
    texts: stringsIn(data).flatMap((text) => text.match(delimitedPattern) ?? [])
  }
  window.close()
  return page
}

/** Renders all pages with a string at the end of every text; the keys are the role and the path that a page has with the harmless text. */
const renderAll = async (text: string): Promise<ReadonlyMap<string, RenderedPage>> => {
  const web = await openShop(text)
  // The start page is rendered in advance: a page waits at most 300 ms for the delivery time, and the first look-up in a busy shop may take longer.
  for (const cookie of ["", customerCookie]) await render(web, "/", cookie)
  const pages = new Map<string, RenderedPage>()
  for (const [pattern, sample] of Object.entries(samples))
    for (const role of rolesOf(pattern))
      for (const [index, path] of sampledPaths(sample(text)).entries())
        pages.set(
          `${role} ${sample(harmlessText)[index]}`,
          await render(web, path, role === "customer" ? customerCookie : "")
        )
  return pages
}

const countArticles = (elements: RenderedPage["elements"]): number =>
  elements.filter((element) => element.startsWith("article")).length

it("each route has a sample", () => {
  expect(pathsOf(routes).filter((path) => !(path in samples) && !path.endsWith("/*"))).toEqual([])
})

describe("every page", () => {
  let expected: ReadonlyMap<string, RenderedPage>
  beforeAll(async () => {
    expected = await renderAll(harmlessText)
  }, attackTimeoutMs)

  it.each(texts.map((text) => [text.slice(0, 40), text]))(
    "has the same elements, attributes and scripts with %j as with harmless text, and exactly this text in its data, without direction controls",
    async (_, text) => {
      const shownText = delimited(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ""))
      for (const [page, { status, elements, scripts, texts: pageTexts }] of await renderAll(text)) {
        const harmlessPage = expected.get(page) as RenderedPage
        expect([page, status, scripts]).toEqual([page, harmlessPage.status, harmlessPage.scripts])
        // A word of a hostile query may find products that the harmless query does not find.
        const hasSameHits = countArticles(elements) === countArticles(harmlessPage.elements)
        if (!page.includes("/sok?") || hasSameHits) {
          expect(elements.join("\n"), page).toBe(harmlessPage.elements.join("\n"))
          expect(pageTexts.length, page).toBe(harmlessPage.texts.length)
        }
        expect([page, pageTexts]).toEqual([page, pageTexts.map(() => shownText)])
        counts.strings += pageTexts.length
      }
    },
    attackTimeoutMs
  )
})

describe("the pages of editors", () => {
  const paths = ["/", "/kundservice/sa-handlar-du", "/leveransinfo"]
  const openShopWithContent = async (html: string, url: string) => {
    await replaceEditorsTexts(shop.database, html, url)
    return openShop(harmlessText)
  }

  it(
    "never contain a script, an event handler or a javascript: URL from the editors' HTML and links",
    async () => {
      const scriptsOf = async (html: string, url: string) => {
        const web = await openShopWithContent(html, url)
        const scripts: Array<ReadonlyArray<string>> = []
        for (const path of paths) scripts.push((await render(web, path, "")).scripts)
        return scripts
      }
      const expected = await scriptsOf("<p>Text</p>", "/butiker")
      for (const [html, url] of hostileHtml) expect(await scriptsOf(html, url)).toEqual(expected)
    },
    attackTimeoutMs
  )
})
