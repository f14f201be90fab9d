import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeCatalogue } from "../products/catalogue.ts"
import { drawPackshot } from "./draw-packshot.ts"
import { drawScene } from "./draw-scene.ts"
import { iconNameOf } from "./icon-name.ts"
import { hasMotif } from "./motifs/motifs.ts"
import { stillLifeOf } from "./still-lifes.ts"

const { products, categories } = makeCatalogue({ today: "2026-03-04" })
const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))

const allSubjects = products.map(({ facts, categoryId }) => ({
  name: facts.name,
  brand: facts.brand,
  size: facts.descriptiveSize,
  categories: [categoryId, categoryId.slice(0, 4), categoryId.slice(0, 2)].map((id) => categoryNames.get(id) ?? "")
}))
const subjects = allSubjects.filter((_, index) => index % 13 === 0)

/** Whether tags are balanced and attributes quoted, no attribute contains NaN, undefined or Infinity, and there is no text between tags. */
const isWellFormed = (svg: string): boolean => {
  const openTags: Array<string> = []
  for (const [, closing, name, attributes = "", selfClosed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
  )) {
    if (closing === "/") {
      if (openTags.pop() !== name) return false
    } else if (selfClosed !== "/") openTags.push(name ?? "")
    if (/NaN|undefined|Infinity/.test(attributes)) return false
  }
  return openTags.length === 0 && svg.replace(/<[^>]*>/g, "").trim() === ""
}

describe("drawPackshot", () => {
  it("draws well-formed SVG without a text element for products of every department", () => {
    for (const subject of subjects) {
      const svg = drawPackshot(subject)
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">'), subject.name).toBe(true)
      expect(isWellFormed(svg), subject.name).toBe(true)
      expect(/<text|font-family|href="(?!#)/.test(svg), subject.name).toBe(false)
    }
  })

  it("refers only to gradients, clip paths and motifs that the picture defines", () => {
    const missingIds = subjects.map(drawPackshot).flatMap((svg) => {
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      return [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id).filter((id) => !ids.has(id))
    })
    expect(missingIds).toEqual([])
  })

  it("draws the same picture for the same product, and different pictures for different products, even for loose fruit without a label", () => {
    expect(subjects.map(drawPackshot)).toEqual(subjects.map(drawPackshot))
    const productByPicture = new Map<string, string>()
    const candidates = allSubjects.filter((subject) => subject.categories.includes("Frukt & grönt")).concat(subjects)
    const identicalPictures = [...new Set(candidates)].flatMap((subject) => {
      const svg = drawPackshot(subject)
      const product = `${subject.name}, ${subject.brand}, ${subject.size}`
      const otherProduct = productByPicture.get(svg)
      productByPicture.set(svg, product)
      return otherProduct === undefined ? [] : [`${otherProduct} = ${product}`]
    })
    expect(identicalPictures).toEqual([])
  })

  it("always draws well-formed SVG, for any name, brand, size and categories", () => {
    const anyText = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom("__proto__", "constructor", "toString")
    )
    fc.assert(
      fc.property(
        anyText,
        fc.option(anyText),
        anyText,
        fc.array(anyText, { maxLength: 3 }),
        (name, brand, size, categories) => {
          expect(isWellFormed(drawPackshot({ name, brand, size, categories }))).toBe(true)
        }
      ),
      { numRuns: 150 }
    )
  })
})

describe("iconNameOf", () => {
  it("returns only names of existing motifs, and prefers the icons of the product's own department", () => {
    const missingMotifs = subjects
      .map((subject) => iconNameOf(subject.name, subject.categories))
      .filter((icon) => !hasMotif(icon))
    expect(missingMotifs).toEqual([])
    expect(
      [
        ["Fusilli", ["Pasta", "Pasta, ris & potatismos", "Skafferivaror"]],
        ["Kallpressad rapsolja", ["Olja & vinäger", "Smaksättning", "Skafferivaror"]],
        ["Tandkräm Whitening", ["Tandkräm & tandborste", "Munvård", "Skönhet & hälsa"]],
        ["Flytande tvål", ["Dusch & tvål", "Kroppsvård", "Skönhet & hälsa"]],
        ["Coca-Cola Zero Sugar", ["Läsk", "Läsk & vatten", "Dryck"]],
        ["Mjölk", []]
      ].map(([name, categoryPath]) => iconNameOf(name as string, categoryPath as ReadonlyArray<string>))
    ).toEqual(["fusilli", "rape-flower", "toothbrush", "bubbles", "cola", "milk"])
  })
})

describe("stillLifeOf", () => {
  it("selects at least five motifs for every department, all of which exist", () => {
    const departments = categories.filter(({ parentId }) => parentId === null)
    const items = departments.map(({ name }) => stillLifeOf(name, []).itemNames)
    expect(items.every((names) => names.length > 4)).toBe(true)
    expect(items.flat().filter((name) => !hasMotif(name))).toEqual([])
  })
})

describe("drawScene", () => {
  it("draws a wide still life without text, from motif names, Swedish words or the title alone", () => {
    for (const itemNames of [["apple", "carrot"], ["mjölk", "ost", "smör"], []]) {
      const svg = drawScene({ title: "Frukt & grönt", itemNames, tone: "leaf" })
      expect(svg).toContain('viewBox="0 0 1000 700"')
      expect(isWellFormed(svg)).toBe(true)
      expect(svg).not.toContain("<text")
    }
  })
})
