import fc from "fast-check"
import { JSDOM } from "jsdom"
import { describe, expect, it } from "vitest"
import { parseStyleRules, rulesToAdd } from "#web/build/style-rules.ts"
import { classAttributesIn } from "./class-attributes.ts"
import { makeCriticalCss } from "./critical-css.ts"

const criticalCssOf = (styleSheet: string, markup: string): string =>
  makeCriticalCss(parseStyleRules(styleSheet))(classAttributesIn(markup)).css

const anyClassName = fc.constantFrom("card", "price", "old", "button", "icon")
const anyTag = fc.constantFrom("div", "p", "b")

const anyOpeningTag = fc
  .tuple(anyTag, fc.array(anyClassName, { maxLength: 2 }))
  .map(([name, classes]) => ({ name, attribute: classes.length === 0 ? "" : ` class="${classes.join(" ")}"` }))
const anyElementWith = (children: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(anyOpeningTag, fc.array(children, { maxLength: 2 }))
    .map(([{ name, attribute }, inner]) => `<${name}${attribute}>${inner.join("")}</${name}>`)
/** Elements with up to two classes each, nested up to three deep. */
const anyMarkup = anyElementWith(anyElementWith(anyElementWith(fc.constant("text"))))

const anySimpleSelector = fc.oneof(
  anyTag,
  anyClassName.map((name) => `.${name}`),
  fc
    .tuple(anyClassName, anyClassName)
    .chain(([first, second]) =>
      fc.constantFrom(
        `.${first}.${second}`,
        `.${first}:not(.${second})`,
        `:is(.${first}, .${second})`,
        `.${first}:has(.${second})`,
        `p:where(.${first}, b)`
      )
    )
)
const anySelector = fc
  .tuple(anySimpleSelector, fc.constantFrom(" ", " > ", " + ", ""), anySimpleSelector)
  .map(([first, combinator, second]) => (combinator === "" ? first : `${first}${combinator}${second}`))
const anySelectorList = fc.array(anySelector, { minLength: 1, maxLength: 2 }).map((selectors) => selectors.join(","))

const anyAtRules = fc.constantFrom<ReadonlyArray<string>>(
  [],
  ["@media (width>=60rem)"],
  ["@supports (display:grid)", "@media (width>=60rem)"],
  ["@container (width>=20rem)"]
)
/** Style sheets in which each rule has a distinct declaration. */
const anyStyleSheet = fc
  .array(fc.tuple(anyAtRules, anySelectorList), { minLength: 1, maxLength: 8 })
  .map((rules) =>
    rules
      .map(([atRules, list], index) =>
        [...atRules.map((atRule) => `${atRule}{`), `${list}{--rule:${index}}`, "}".repeat(atRules.length)].join("")
      )
      .join("")
  )

const { body } = new JSDOM("").window.document

describe("the critical CSS of a page", () => {
  it("always has every rule that matches an element, in the order of the style sheet, within its at-rules", () => {
    fc.assert(
      fc.property(anyStyleSheet, anyMarkup, (css, html) => {
        body.innerHTML = html
        const rules = parseStyleRules(css)
        const selectedRules = parseStyleRules(criticalCssOf(css, html))
        const matchingRules = rules.filter(
          (rule) => body.querySelector(rule.css.slice(0, rule.css.indexOf("{"))) !== null
        )
        const indexes = selectedRules.map((rule) => rules.findIndex(({ css }) => css === rule.css))
        expect(selectedRules).toEqual(indexes.map((index) => rules[index]))
        expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
        expect(selectedRules).toEqual(expect.arrayContaining(matchingRules))
      })
    )
  })

  it("leaves out the rules of classes that the page does not have", () => {
    const css = ".card{margin:0}.card .price,.old{color:red}@media print{.icon{display:none}}.price:not(.old){top:0}"
    expect(criticalCssOf(css, '<p class="card"></p>')).toBe(".card{margin:0}")
    expect(criticalCssOf(css, '<p class="card price"></p>')).toBe(
      ".card{margin:0}.card .price,.old{color:red}.price:not(.old){top:0}"
    )
    expect(criticalCssOf(css, '<p class="icon"></p>')).toBe("@media print{.icon{display:none}}")
  })

  it("always has fonts, animations, statements, and the rules of elements", () => {
    const css = '@charset "utf-8";@font-face{font-family:A}@keyframes a{to{top:0}}:root{--a:1}p:hover{top:0}'
    expect(criticalCssOf(css, "<p></p>")).toBe(css)
  })

  it("has neighbouring rules with the same at-rules in one block, nested ones too", () => {
    const css = "@supports (top:0){@media print{.card{top:0}.old{top:1px}}.card{top:2px}}.card{top:3px}"
    expect(criticalCssOf(css, '<p class="card"></p>')).toBe(
      "@supports (top:0){@media print{.card{top:0}}.card{top:2px}}.card{top:3px}"
    )
  })

  it("is made once for all pages with the same rules", () => {
    const criticalCss = makeCriticalCss(parseStyleRules(".card{margin:0}.old{color:red}"))
    const cardCss = criticalCss(new Set(["card"]))
    expect(criticalCss(new Set(["card unknown"]))).toBe(cardCss)
    expect(criticalCss(new Set(["old"]))).not.toBe(cardCss)
    expect(cardCss.css).toBe(".card{margin:0}")
  })
})

describe("the style sheet that is added to a document", () => {
  it("always leaves out only rules that every document has: those before its own first rule, and definitions of fonts and animations", () => {
    const definitions = "@font-face{font-family:A}@keyframes a{to{top:0}}"
    fc.assert(
      fc.property(anyStyleSheet, anyStyleSheet, anyMarkup, (before, after, html) => {
        const rules = parseStyleRules(before + definitions + after)
        const addedRules = rulesToAdd(rules)
        const missingRules = rules.filter((rule) => !addedRules.includes(rule))
        const missingElementRules = missingRules.filter(({ css }) => !definitions.includes(css))
        expect(parseStyleRules(criticalCssOf(before + definitions + after, html))).toEqual(
          expect.arrayContaining(missingRules)
        )
        expect([...missingElementRules, ...addedRules]).toEqual(rules.filter(({ css }) => !definitions.includes(css)))
      })
    )
  })

  it("contains the other rules in their order", () => {
    const css = "p{top:0}@media print{p{top:1px}}.card{top:2px}@keyframes a{to{top:0}}p{top:3px}.old{top:4px}"
    expect(rulesToAdd(parseStyleRules(css)).map((rule) => rule.css)).toEqual([
      ".card{top:2px}",
      "p{top:3px}",
      ".old{top:4px}"
    ])
  })
})
