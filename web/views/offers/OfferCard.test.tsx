import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { fromKronor } from "#core/kernel/money.ts"
import type { Offer } from "#core/offers/model.ts"
import { OfferCard } from "./OfferCard.tsx"

afterEach(cleanup)

const anOffer = (fields: Partial<Offer> = {}): Offer => ({
  id: "1",
  name: "Kaffe",
  brand: "Zoégas",
  price: "2 för 90 kr",
  comparisonPrice: "Jfr pris 100,00 kr/kg",
  regularPrice: fromKronor(59.9),
  size: "450 g",
  picture: "/images/products/1",
  minQuantity: 2,
  from: "2026-03-15T23:00:00.000Z",
  to: "2026-03-22T22:59:59.000Z",
  categories: ["Kaffe"],
  productIds: ["1_ST"],
  membersOnly: false,
  ...fields
})

const renderCard = (fields: Partial<Offer> = {}) => {
  const { container } = render(<OfferCard offer={anOffer(fields)} />)
  return {
    lines: [...container.querySelectorAll("p, h2")].map(({ textContent }) =>
      (textContent ?? "").replaceAll("\u00a0", " ").trim()
    ),
    picture: container.querySelector("img")?.getAttribute("src")?.split("?")[0],
    tag: container.querySelector("p")?.className
  }
}

describe("OfferCard", () => {
  it("shows what the offer is, what it will cost, and from which day in Stockholm", () => {
    expect(renderCard()).toMatchObject({
      lines: ["2 för 90 kr", "Zoégas · 450 g", "Kaffe", "Jfr pris 100,00 kr/kgOrd pris 59,90 kr", "Gäller från 16/3"],
      picture: "/images/products/1"
    })
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Kaffe")
  })

  it("leaves out what is not known, with a picture in place of a missing one", () => {
    expect(
      renderCard({ brand: null, size: null, comparisonPrice: null, regularPrice: null, picture: null })
    ).toMatchObject({ lines: ["2 för 90 kr", "", "Kaffe", "", "Gäller från 16/3"], picture: "/images/products/none" })
  })

  it("OFFER-19 has a stripe for a multi-buy for members, and a tag for every other offer", () => {
    const look = (minQuantity: number, membersOnly: boolean) => {
      const { tag, lines } = renderCard({ minQuantity, membersOnly })
      cleanup()
      return [tag, lines[0]]
    }
    const [stripe, stripeText] = look(2, true)
    const [tag, tagText] = look(1, true)
    expect([stripeText, tagText]).toEqual(["Prio 2 för 90 kr", "Prio 2 för 90 kr"])
    expect(stripe).not.toBe(tag)
    expect([look(2, false)[0], look(1, false)[0]]).toEqual([tag, tag])
  })
})
