import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import type { ProductDetails } from "#core/catalogue/model.ts"
import { aProduct, someDetails } from "#core/catalogue/testing.ts"
import { ProductFacts } from "./ProductFacts.tsx"

afterEach(cleanup)

const textOf = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/g, " ").trim()
const renderFacts = (fields: Partial<ProductDetails>) =>
  render(<ProductFacts product={someDetails(fields)} today="2026-11-21" />).container
/** The text and the state of each section. */
const sectionsOf = (fields: Partial<ProductDetails>) => {
  const container = renderFacts(fields)
  const sections = [...container.querySelectorAll<HTMLDetailsElement>("div > details")].filter(
    (section) => section.parentElement?.closest("details") === null
  )
  const sectionContents = sections.map((section) => [
    textOf(section.querySelector("summary")),
    section.open,
    textOf(section)
  ])
  cleanup()
  return sectionContents
}
const factsOf = (fields: Partial<ProductDetails>): Readonly<Record<string, string>> => {
  const container = renderFacts(fields)
  const facts = [...container.querySelectorAll("dl > div")].map((row) => [
    textOf(row.querySelector("dt")),
    textOf(row.querySelector("dd"))
  ])
  cleanup()
  return Object.fromEntries(facts)
}

describe("ProductFacts", () => {
  it("shows only the product information, expanded, of a product that is not food", () => {
    expect(sectionsOf({}).map(([title, open]) => [title, open])).toEqual([["Produktinformation", true]])
    expect(factsOf({ gtin: "7310865000019", size: "1 l" })).toEqual({
      Förvaring: "Uppgift saknas",
      Ursprung: "Uppgift saknas",
      Nettoinnehåll: "1 l",
      Artikelnummer: "7310865000019"
    })
  })

  it("shows ingredients with allergens and traces, expanded, and omits missing ones", () => {
    const allergens = [
      { code: "AM", contains: true },
      { code: "X1", contains: true },
      { code: "AE", contains: false }
    ]
    const [ingredients, ...otherSections] = sectionsOf({ ingredients: "Mjölk", allergens })
    expect(ingredients).toEqual([
      "Ingredienser",
      true,
      "IngredienserMjölkInnehåller: mjölk, X1Kan innehålla spår av: ägg"
    ])
    expect(otherSections.map(([title, open]) => [title, open])).toEqual([["Produktinformation", false]])
    expect(sectionsOf({ ingredients: "Mjölk" })[0]?.[2]).toBe("IngredienserMjölk")
  })

  it("states that the allergens and the nutrition of a food are unknown, which is not the same as none", () => {
    const unknown = { ingredients: "Vatten", allergens: null, nutrients: null }
    expect(sectionsOf(unknown).map(([, , text]) => text)).toEqual([
      "IngredienserVattenInnehåller: Uppgift saknas",
      "NäringsvärdeUppgift saknas",
      expect.stringMatching(/^Produktinformation/)
    ])
    expect(sectionsOf({ ...unknown, allergens: [], nutrients: [] }).map(([, , text]) => text)).toEqual([
      "IngredienserVatten",
      expect.stringMatching(/^Produktinformation/)
    ])
    expect(sectionsOf({ ingredients: null, allergens: null, nutrients: null })).toHaveLength(1)
    expect(sectionsOf({ allergens: [{ code: "AM", contains: true }], nutrients: [] })[0]?.[2]).toBe(
      "IngredienserUppgift saknasInnehåller: mjölk"
    )
  })

  it("emphasises the allergens in the list of ingredients, and no additives", () => {
    const container = renderFacts({
      ingredients: "VETEMJÖL, CRÈME FRAICHE, vatten, E 330, ÄGG, vitlök (3 %), SKUMMJÖLKSPULVER."
    })
    const emphasisedWords = [...container.querySelectorAll("details b")].map(textOf)
    expect(emphasisedWords).toEqual(["VETEMJÖL", "CRÈME FRAICHE", "ÄGG", "SKUMMJÖLKSPULVER"])
    expect(textOf(container.querySelector("details p"))).toBe(
      "VETEMJÖL, CRÈME FRAICHE, vatten, E 330, ÄGG, vitlök (3 %), SKUMMJÖLKSPULVER."
    )
  })

  it("shows the nutrition per 100 g or ml, with energy in both units in one row, and shows that the ingredients are unknown", () => {
    const nutrients = [
      { code: "ENER-", value: 293, unit: "kJ" },
      { code: "ENER-", value: 70, unit: "kcal" },
      { code: "FAT", value: 1.5, unit: "g" },
      { code: "FASAT", value: 1, unit: "g" }
    ] as const
    const { price } = aProduct()
    const [ingredients, nutrition] = sectionsOf({ nutrients })
    expect(ingredients?.[2]).toBe("IngredienserUppgift saknas")
    expect(nutrition?.[2]).toBe("NäringsvärdePer 100 mlEnergi293 kJ / 70 kcalFett1,5 gvarav mättat fett1 g")
    const solid = sectionsOf({ nutrients, price: price && { ...price, comparisonUnit: "kg" } })
    expect(solid[1]?.[2]).toMatch(/^NäringsvärdePer 100 gEnergi/)
  })

  it("shows the origin and its details, the details as the origin when it is unknown, and an active substance if there is one", () => {
    expect(factsOf({ origin: "Sverige", provenance: "Skåne" })).toMatchObject({
      Ursprung: "Sverige",
      "Mer om ursprunget": "Skåne"
    })
    const provenanceOnly = factsOf({ provenance: "Skåne" })
    expect([provenanceOnly["Ursprung"], provenanceOnly["Mer om ursprunget"]]).toEqual(["Skåne", undefined])
    expect(factsOf({ activeSubstance: "Ibuprofen" })).toMatchObject({ "Verksamt ämne": "Ibuprofen" })
  })

  it("PPAGE-46 adds a substitute country to the country of origin while the substitute is valid", () => {
    const substitutes = [
      { country: "Marocko", from: "2026-11-01", to: "2026-11-21" },
      { country: "Israel", from: "2026-11-22", to: "2026-12-31" }
    ]
    expect(factsOf({ origin: "Spanien", substitutes })["Ursprung"]).toBe("Spanien, just nu även Marocko")
    expect(factsOf({ origin: "Spanien", substitutes: substitutes.slice(1) })["Ursprung"]).toBe("Spanien")
  })

  it("PPAGE-44 states the shelf life as minimum and average days", () => {
    expect(factsOf({ shelfLife: { minimum: 5, average: 9 } })["Hållbarhet"]).toBe("Minst 5 dagar, i genomsnitt 9 dagar")
    expect(factsOf({ shelfLife: { minimum: 5, average: null } })["Hållbarhet"]).toBe("Minst 5 dagar")
    expect(factsOf({})).not.toHaveProperty("Hållbarhet")
  })

  it("PPAGE-09 expands and collapses further information with 'Visa mer' and 'Visa mindre'", async () => {
    renderFacts({ recycling: "Pantas." })
    const moreFacts = screen.getByText("Visa mer").closest("details")
    expect([moreFacts?.open, textOf(moreFacts?.querySelector("summary"))]).toEqual([false, "Visa merVisa mindre"])
    await userEvent.click(screen.getByText("Visa mer"))
    expect(moreFacts?.open).toBe(true)
    expect(textOf(moreFacts?.querySelector("dl"))).toContain("Pantas.")
    await userEvent.click(screen.getByText("Visa mindre"))
    expect(moreFacts?.open).toBe(false)
  })

  it("warns of hazards by signal word, pictograms' names and precaution, and of hazards of an unknown kind", () => {
    const noticeText = (hazard: ProductDetails["hazard"]) => {
      const text = textOf(renderFacts({ hazard }).querySelector("[class*=notice]"))
      cleanup()
      return text
    }
    expect(noticeText({ codes: ["GHS02", "GHS99"], signalWord: "Fara", precaution: "Håll borta från eld." })).toBe(
      "FaraBrandfarligtGHS99Håll borta från eld."
    )
    expect(noticeText({ codes: [], signalWord: null, precaution: null })).toBe("Farlig produkt")
  })
})
