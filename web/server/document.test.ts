import fc from "fast-check"
import { withoutFormatCharacters } from "#core/kernel/format-characters.ts"
import { describe, expect, it } from "vitest"
import {
  bodyStart,
  documentHead,
  type DocumentHead,
  documentTail,
  type DocumentTail,
  headScript,
  importOnInteraction,
  jsonForScript,
  tailScript
} from "./document.ts"

const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .array(fc.constantFrom("<", ">", '"', "'", "&", "&lt;", "</title>", "<script>", "</script>", "<!--", "\u2028"))
    .map((parts) => parts.join(""))
)
const headWith = (fields: Partial<DocumentHead> = {}): DocumentHead => ({
  meta: { title: "Mjölk", description: "Färsk" },
  origin: "https://skafferi.example",
  path: "/mjolk",
  now: 0,
  customerId: null,
  preloads: "",
  ...fields
})

const tailWith = (browserData: unknown = {}, importScript: string | null = null): DocumentTail => ({
  styleSheet: "/assets/style.css",
  scripts: ["/assets/app.js", "/assets/page.js"],
  entry: "/assets/app.js",
  importScript,
  browserData,
  structuredData: []
})

/** The characters that make tags and attributes. */
const markupOf = (html: string): string => html.replace(/[^<>"]/g, "")
const unescape = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&")
/** The text of every match of a pattern's group, without escapes. */
const textsOf = (html: string, pattern: RegExp): ReadonlyArray<string> =>
  [...html.matchAll(pattern)].map(([, text = ""]) => unescape(text))

const tailOf = (tail: DocumentTail): string => documentTail(tail).join("")

describe("documentHead", () => {
  it("never lets a string of the page add a tag or an attribute, and always keeps its visible characters", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (anyTitle, anyDescription, path) => {
        const html = documentHead(headWith({ meta: { title: anyTitle, description: anyDescription }, path }))
        const [title, description] = [anyTitle, anyDescription].map(withoutFormatCharacters)
        expect(markupOf(html)).toBe(markupOf(documentHead(headWith())))
        expect(textsOf(html, /<title>([^<]*)</g)).toEqual([title])
        expect(textsOf(html, /og:title" content="([^"]*)"/g)).toEqual([title])
        expect(textsOf(html, /escription" content="([^"]*)"/g)).toEqual([description, description])
        expect(textsOf(html, /(?:canonical" href|og:url" content)="([^"]*)"/g)).toEqual([
          `https://skafferi.example${path}`,
          `https://skafferi.example${path}`
        ])
      })
    )
  })

  it("has a title and a description without direction controls", () => {
    const html = documentHead(headWith({ meta: { title: "Kex \u202egnal", description: "\u2067Godis" } }))
    expect(html).toContain("<title>Kex gnal</title>")
    expect(html).toContain('name="description" content="Godis"')
    expect(html).not.toMatch(/[\u202e\u2067]/)
  })

  it("has the page's own URL as the canonical one unless another is given, and no canonical URL for a page that search engines must not list", () => {
    const canonicalOf = (meta: Partial<DocumentHead["meta"]>) =>
      /<link rel="canonical" href="([^"]*)">/.exec(documentHead(headWith({ meta: { title: "Mjölk", ...meta } })))?.[1]
    expect(canonicalOf({})).toBe("https://skafferi.example/mjolk")
    expect(canonicalOf({ canonical: "/mejeri" })).toBe("https://skafferi.example/mejeri")
    expect(canonicalOf({ noIndex: true })).toBeUndefined()
    expect(documentHead(headWith({ meta: { title: "Mjölk", noIndex: true } }))).toContain(
      'name="robots" content="noindex"'
    )
    expect(documentHead(headWith({ meta: { title: "Mjölk", noIndex: false } }))).not.toContain("noindex")
  })

  it("has no description when the page has none", () => {
    for (const meta of [{ title: "Mjölk" }, { title: "Mjölk", description: null }])
      expect(documentHead(headWith({ meta }))).not.toContain("escription")
  })

  it("requests only the preloaded pictures, and ends with the style element", () => {
    const preloads = '<link rel="preload" as="image" href="/mjolk.webp"/>'
    expect(documentHead(headWith({ preloads })).replace(preloads, "")).toBe(documentHead(headWith()))
    const html = documentHead(headWith())
    expect(html).toMatch(/<style>$/)
    expect(html).not.toMatch(/stylesheet|preload|src=/)
  })

  it("has no other inline scripts than the two whose hashes the content security policy allows", () => {
    const html = documentHead(headWith()) + bodyStart + tailOf(tailWith())
    const inlineScripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text)
    expect(inlineScripts).toEqual([headScript, tailScript(null)])
    expect(html.match(/<script/g)).toHaveLength(4)
  })
})

describe("jsonForScript", () => {
  it("never contains a tag or a line separator, and always parses to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "grapheme" }), anyText, (value, text) => {
        const json = jsonForScript({ value, [text]: text })
        expect(json).not.toMatch(/[<\u2028\u2029]/)
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify({ value, [text]: text }))
      })
    )
  })
})

describe("documentTail", () => {
  it("has the structured data as a graph that cannot end its script, and no such script when there are no data", () => {
    const html = tailOf({ ...tailWith(), structuredData: [{ "@type": "Product", name: "</script><b>" }] })
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "Product", name: "</script><b>" }]
    })
    expect(tailOf(tailWith())).not.toContain("ld+json")
  })

  it("contains the page's scripts, its data as JSON, and the entry script", () => {
    const html = tailOf(tailWith({ title: "</script><script>" }))
    const [, json = ""] = /<script type="application\/json" id="data">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({ title: "</script><script>" })
    expect(html).toMatch(/^<\/div><link rel="stylesheet" href="\/assets\/style.css"><link rel="modulepreload"/)
    expect(textsOf(html, /<link rel="modulepreload" href="([^"]*)">/g)).toEqual(["/assets/app.js", "/assets/page.js"])
    expect(html).toContain('<script type="module" src="/assets/app.js"></script></body></html>')
  })

  it("of a page that is hydrated later prefetches the same files after the pictures, instead of applying the style sheet and running the entry", () => {
    const importScript = importOnInteraction({
      styleSheet: "/assets/style.css",
      entry: "/assets/app.js",
      libraries: ["/assets/vendor.js"],
      scripts: ["/assets/app.js", "/assets/vendor.js", "/assets/page.js"],
      isCustomer: false
    })
    const html = tailOf(tailWith({}, importScript))
    expect(html).not.toContain("<link")
    expect(html).toContain('c="/assets/style.css",l=["/assets/app.js","/assets/vendor.js","/assets/page.js"]')
    expect(html).toContain("p('prefetch',[c].concat(l))")
    expect(html).not.toContain('type="module"')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).toContain(`<script>${tailScript(importScript)}</script></body>`)
  })
})
