import { cleanup, render } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { aProduct, aPromotion, noon } from "#core/catalogue/testing.ts"
import { Price } from "./Price.tsx"
import { PriceTag } from "./PriceTag.tsx"
import { priceViewOf } from "./price-view-of.ts"
import type { PriceView } from "./price-view.ts"

const ore = (amount: number) => amount as Ore
const regular: PriceView = {
  variant: "regular",
  price: ore(2495),
  unit: "st",
  comparison: { price: ore(1663), unit: "l" }
}
const klipp: PriceView = {
  ...regular,
  variant: "klipp",
  price: ore(1990),
  ordinaryPrice: ore(2495),
  lowestPrice30Days: ore(2290)
}

const textOf = (element: Element) => {
  const lines = [...element.querySelectorAll("p")]
  const text = lines.length > 0 ? lines.map((line) => line.textContent).join(" ") : (element.textContent ?? "")
  return text.replace(/\s+/g, " ").trim()
}
const visibleText = (element: Element) => {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll(".visually-hidden")) hidden.remove()
  return textOf(copy)
}
const screenReaderText = (element: Element) => {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove()
  return textOf(copy)
}
const renderPrice = (value: PriceView, size: "card" | "page" = "card") =>
  render(<Price value={value} size={size} />).container

afterEach(cleanup)

describe("Price", () => {
  it("shows what a piece of a product sold by weight costs", () => {
    const { price } = aProduct()
    if (price === null) throw new Error("The product of the tests has a price")
    const banana = aProduct({ unit: "kilogram", size: "ca 180 g", price: { ...price, current: ore(2790) } })
    const value = priceViewOf(banana, noon)
    expect(value && visibleText(renderPrice(value))).toBe("27,90 kr/kg ca 5,02 kr/st")
    const priceOfUnknownWeight = priceViewOf({ ...banana, size: "1 kg" }, noon)
    expect(priceOfUnknownWeight && visibleText(renderPrice(priceOfUnknownWeight))).toBe("27,90 kr/kg")
  })

  it("PPAGE-40 shows the price, its unit and the comparison price", () => {
    expect(visibleText(renderPrice(regular))).toBe("24,95 kr/st Jfr pris 16,63 kr/l")
  })

  it("PPAGE-38 PPAGE-39 shows the ordinary price and the lowest price of the last 30 days beside a reduced price", () => {
    expect(visibleText(renderPrice(klipp))).toBe(
      "19,90 kr/st Jfr pris 16,63 kr/l Ord pris 24,95 kr 30 dgr pris 22,90 kr"
    )
  })

  it("strikes through the ordinary price beside a campaign price", () => {
    const isStruck = (variant: PriceView["variant"]) => {
      const price = renderPrice({ ...klipp, variant }).querySelector("s")
      cleanup()
      return price !== null
    }
    expect([isStruck("campaign"), isStruck("regular")]).toEqual([true, false])
  })

  /** The variant of a promotion's price, its tag, and whether it is shown as an extra price, beside the struck-through ordinary one. */
  const shownPromotion = (fields: Parameters<typeof aPromotion>[0]) => {
    const { price } = aProduct()
    const promotions = [aPromotion({ effect: "each", minQuantity: 1, unitPrice: ore(1_500), ...fields })]
    const value = priceViewOf(aProduct({ price: price && { ...price, promotions } }), noon)
    if (value === undefined) throw new Error("The product of the tests has a price")
    const isStruck = renderPrice(value).querySelector("s") !== null
    return [value.variant, textOf(render(<PriceTag value={value} />).container), isStruck]
  }

  it("PPAGE-26 shows a price for members as the variant PRIO, and not as an extra price", () => {
    expect(shownPromotion({ membersOnly: true })).toEqual(["prio", "Prio", false])
  })

  it("PPAGE-27 shows a limited deal as the variant KLIPP, as an extra price, even one for members", () => {
    expect(shownPromotion({ isKlipp: true })).toEqual(["klipp", "Klipp", true])
    expect(shownPromotion({ isKlipp: true, membersOnly: true })).toEqual(["klipp", "Klipp", true])
  })

  it("states the ordinary and the lowest price once when they are the same", () => {
    const price = renderPrice({ ...klipp, lowestPrice30Days: klipp.ordinaryPrice })
    expect(visibleText(price)).toBe("19,90 kr/st Jfr pris 16,63 kr/l Ord/30 dgr pris 24,95 kr")
    expect(screenReaderText(price)).toContain("ordinarie pris och lägsta pris senaste 30 dagarna 24,95 kr")
  })

  it("says to screen readers that the struck-through price is the ordinary price", () => {
    const price = renderPrice(klipp)
    expect(screenReaderText(price)).toContain("ordinarie pris 24,95 kr")
    expect(textOf(price.querySelector("s")!)).toBe("24,95 kr")
  })

  it("shows the deposit separately from the price", () => {
    expect(visibleText(renderPrice({ ...regular, deposit: ore(100) }))).toBe(
      "24,95 kr/st Jfr pris 16,63 kr/l +pant 1 kr"
    )
  })

  it("PRODUCT-15 shows the price of a piece per 'st', of a kilogram per 'kg', and a deposit as '+pant'", () => {
    const price = { ...aProduct().price!, current: ore(2_000), ordinary: ore(2_000), comparison: null, promotions: [] }
    const textFor = (unit: "piece" | "kilogram", deposit: Ore | null) => {
      const text = visibleText(renderPrice(priceViewOf(aProduct({ price, unit, deposit, size: null }), noon)!))
      cleanup()
      return text
    }
    expect([textFor("piece", null), textFor("kilogram", null), textFor("piece", ore(100))]).toEqual([
      "20,00 kr/st",
      "20,00 kr/kg",
      "20,00 kr/st +pant 1 kr"
    ])
  })

  it("PPAGE-30 shows 'Villkor gäller' on a product page for every variant except the regular one", () => {
    for (const variant of ["klipp", "prio", "campaign"] as const)
      expect(visibleText(renderPrice({ ...regular, variant }, "page"))).toContain("Villkor gäller")
    cleanup()
    expect(visibleText(renderPrice(regular, "page"))).not.toContain("Villkor gäller")
  })
})

describe("the facts of Price", () => {
  it("are separated by spaces, so that they are read as separate words", () => {
    const fullPrice = { ...klipp, piecePrice: ore(502), deposit: ore(100) }
    const facts = renderPrice(fullPrice, "page").querySelectorAll("p")[1] as Element
    const texts = [...facts.children].map(({ textContent }) => textContent)
    expect(texts).toHaveLength(6)
    expect(facts.textContent).toBe(texts.join(" "))
  })
})

describe("PriceTag", () => {
  const tagText = (value: PriceView) => textOf(render(<PriceTag value={value} />).container)

  it("PRODUCT-12 shows 'N för X kr' for a multi-buy", () => {
    expect(tagText({ ...regular, variant: "campaign", multiBuy: { count: 2, total: ore(3500) } })).toBe(
      "Kampanj 2 för 35 kr"
    )
    cleanup()
    expect(tagText({ ...regular, variant: "prio", multiBuy: { count: 3, total: ore(4950) } })).toBe(
      "Prio 3 för 49,50 kr"
    )
  })

  it("PRODUCT-11 shows which of the variants regular (without a tag), klipp, prio and campaign a price is", () => {
    const price = { ...aProduct().price!, current: ore(2_000), ordinary: ore(2_000), comparison: null }
    const variantAndTag = (...promotions: ReadonlyArray<ReturnType<typeof aPromotion>>) => {
      const view = priceViewOf(aProduct({ price: { ...price, promotions } }), noon)!
      const tag = [view.variant, tagText(view)]
      cleanup()
      return tag
    }
    const fields = { effect: "each", minQuantity: 1, unitPrice: ore(1_500) } as const
    expect([
      variantAndTag(),
      variantAndTag(aPromotion({ ...fields, isKlipp: true })),
      variantAndTag(aPromotion({ ...fields, membersOnly: true })),
      variantAndTag(aPromotion(fields))
    ]).toEqual([
      ["regular", ""],
      ["klipp", "Klipp"],
      ["prio", "Prio"],
      ["campaign", "Kampanj"]
    ])
  })

  it("shows no tag for a regular price", () => {
    expect(render(<PriceTag value={regular} />).container.innerHTML).toBe("")
  })
})
