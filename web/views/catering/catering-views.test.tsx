import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { aMeal, aMealVariant } from "#core/catering/testing.ts"
import { fromKronor } from "#core/kernel/money.ts"
import { MealCard } from "./MealCard.tsx"
import { MealAllergens, MealFacts } from "./MealFacts.tsx"

afterEach(cleanup)

const textOf = (element: Element) => (element.textContent ?? "").replaceAll("\u00a0", " ")

describe("MealCard", () => {
  const renderCard = (fields: Parameters<typeof aMeal>[0], heading?: "h2") => {
    const { container } = render(<MealCard meal={aMeal(fields)} {...(heading === undefined ? {} : { heading })} />)
    return { text: textOf(container), picture: container.querySelector("img")?.getAttribute("src") ?? null }
  }

  it("shows the name, the picture and the price by its unit, and links to the meal", () => {
    expect(renderCard({})).toEqual({
      text: "Smörgåstårta99 kr/portion",
      picture: expect.stringContaining("/images/catering/C1")
    })
    expect(screen.getByRole("link").getAttribute("href")).toBe("/catering/smorgastartor/bestall-c:smorgastarta")
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Smörgåstårta")
    cleanup()
    expect(renderCard({ unit: "per styck", picture: null }, "h2")).toEqual({
      text: "Smörgåstårta99 kr/st",
      picture: null
    })
    expect(screen.getByRole("heading", { level: 2 })).toBeDefined()
  })

  it("names several variants and the lowest of their prices", () => {
    const variants = [
      aMealVariant({ name: "Räkor", price: fromKronor(129) }),
      aMealVariant({ name: "Ost", price: fromKronor(89) }),
      aMealVariant({ name: "Ost", price: null })
    ]
    expect(renderCard({ variants }).text).toBe("SmörgåstårtaRäkor · OstFrån 89 kr/portion")
  })

  it("has no price if none of its variants has one", () => {
    expect(renderCard({ variants: [aMealVariant({ price: null })] }).text).toBe("Smörgåstårta")
  })
})

describe("MealAllergens", () => {
  it("are shown under their heading, if there are any", () => {
    const { container, rerender } = render(<MealAllergens variant={aMealVariant()} />)
    expect(screen.getByRole("region", { name: "Allergener" }).textContent).toBe(
      "AllergenerInnehåller gluten och kräftdjur."
    )
    rerender(<MealAllergens variant={aMealVariant({ allergens: null })} />)
    expect(container.innerHTML).toBe("")
  })
})

describe("MealFacts", () => {
  const openAndTextOfSections = (container: Element) =>
    [...container.querySelectorAll("details")].map((details) => [details.open, textOf(details)])

  it("CATERING-07 shows the contents with those of the chosen side, and each fact in a section", () => {
    const side = { id: "a", name: "Aioli", contents: ["Aioli"] }
    const { container } = render(<MealFacts variant={aMealVariant()} side={side} />)
    expect(screen.getAllByRole("listitem").map(textOf)).toEqual(["Ljust bröd", "Räkröra", "Aioli"])
    expect(openAndTextOfSections(container)).toEqual([
      [true, "Det här ingårLjust brödRäkröraAioliRäknat på 350 g per portion."],
      [false, "IngredienserLjust bröd: VETEMJÖL. Räkröra: RÄKOR."],
      [false, "FörvaringFörvaras i kylskåp."],
      [false, "HållbarhetÄts inom 24 timmar."],
      [false, "Bra att vetaLevereras på fast bricka."]
    ])
    expect([...container.querySelectorAll("b")].map(textOf)).toEqual(["VETEMJÖL", "RÄKOR"])
  })

  it("omits the sections of facts that the meal does not have", () => {
    const variant = aMealVariant({
      contents: [],
      ingredients: null,
      storage: null,
      freshness: "Äts samma dag.",
      otherInformation: null
    })
    const { container, rerender } = render(<MealFacts variant={variant} side={null} />)
    expect(openAndTextOfSections(container)).toEqual([[false, "HållbarhetÄts samma dag."]])
    rerender(<MealFacts variant={aMealVariant({ contentInformation: null })} side={null} />)
    expect(openAndTextOfSections(container)[0]).toEqual([true, "Det här ingårLjust brödRäkröra"])
  })
})
