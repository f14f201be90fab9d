import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Offer } from "#core/offers/model.ts"
import { anOffer } from "#core/offers/testing.ts"
import { OfferCard } from "./OfferCard.tsx"

afterEach(cleanup)

const renderCard = (fields: Partial<Offer> = {}) => {
  const { container } = render(<OfferCard offer={anOffer({ from: "2026-03-15T23:00:00.000Z", ...fields })} />)
  return {
    lines: [...container.querySelectorAll("p, h2")].map(({ textContent }) =>
      (textContent ?? "").replaceAll("\u00a0", " ").trim()
    ),
    picture: container.querySelector("img")?.getAttribute("src")?.split("?")[0],
    tagClass: container.querySelector("p")?.className
  }
}

describe("OfferCard", () => {
  it("shows the offer, its price, and its first day by Stockholm time", () => {
    expect(renderCard()).toMatchObject({
      lines: [
        "2 för 35 kr",
        "Santa Maria · 40 g",
        "Tacokrydda",
        "Jfr pris 437,50 kr/kgOrd pris 21,95 kr",
        "Gäller från 16/3"
      ],
      picture: "/images/products/100001001_ST"
    })
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Tacokrydda")
  })

  it("omits unknown fields, and shows a placeholder for a missing picture", () => {
    expect(
      renderCard({ brand: null, size: null, comparisonPrice: null, regularPrice: null, picture: null })
    ).toMatchObject({
      lines: ["2 för 35 kr", "", "Tacokrydda", "", "Gäller från 16/3"],
      picture: "/images/products/none"
    })
  })

  it("OFFER-19 has a stripe for a multi-buy for members, and a tag for every other offer", () => {
    const tagClassAndText = (minQuantity: number, membersOnly: boolean) => {
      const { tagClass, lines } = renderCard({ minQuantity, membersOnly })
      cleanup()
      return [tagClass, lines[0]]
    }
    const [stripeClass, stripeText] = tagClassAndText(2, true)
    const [tagClass, tagText] = tagClassAndText(1, true)
    expect([stripeText, tagText]).toEqual(["Prio 2 för 35 kr", "Prio 2 för 35 kr"])
    expect(stripeClass).not.toBe(tagClass)
    expect([tagClassAndText(2, false)[0], tagClassAndText(1, false)[0]]).toEqual([tagClass, tagClass])
  })
})
