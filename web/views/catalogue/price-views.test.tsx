import { cleanup, render } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Price as ProductPrice } from "#core/catalogue/model.ts"
import { aProduct, aPromotion, noon } from "#core/catalogue/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import { PriceTag } from "./PriceTag.tsx"
import { priceViewOf } from "./price-view-of.ts"
import { ShortPrice } from "./ShortPrice.tsx"

afterEach(cleanup)

const ore = (amount: number) => amount as Ore
const textOf = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim()

describe("ShortPrice", () => {
  const priceText = (value: Parameters<typeof ShortPrice>[0]["value"]) => {
    const { container } = render(<ShortPrice value={value} />)
    for (const hidden of container.querySelectorAll(".visually-hidden")) hidden.remove()
    return textOf(container)
  }

  it("shows the unit only of a price by weight", () => {
    expect(priceText({ variant: "regular", price: ore(2_495), unit: "st" })).toBe("24,95 kr")
    expect(priceText({ variant: "regular", price: ore(2_495), unit: "kg" })).toBe("24,95 kr/kg")
  })

  it("PRODUCT-12 shows a multi-buy or the mark of a members' price below the price, and the comparison price", () => {
    const comparison = { price: ore(1_663), unit: "l" }
    const multiBuy = { count: 2, total: ore(3_500) }
    expect(priceText({ variant: "prio", price: ore(2_495), unit: "st", multiBuy })).toBe("24,95 kr2 för 35 kr")
    expect(priceText({ variant: "prio", price: ore(2_495), unit: "st" })).toBe("24,95 krPrio")
    expect(priceText({ variant: "klipp", price: ore(2_495), unit: "st", comparison })).toBe("24,95 krJfr 16,63 kr/l")
  })
})

describe("ShortPrice of an offer", () => {
  const textAndClassOf = (
    variant: "klipp" | "prio" | "campaign" | "regular",
    multiBuy?: { count: number; total: Ore }
  ) => {
    const { container } = render(<ShortPrice value={{ variant, price: ore(2_495), unit: "st", multiBuy }} />)
    const [offer] = container.querySelectorAll("span > span")
    cleanup()
    return [offer?.textContent?.replaceAll("\u00a0", " "), offer?.className]
  }

  it("has the colour of its variant; only the variant of a members' price is named", () => {
    const multiBuy = { count: 2, total: ore(3_500) }
    const colours = (["klipp", "prio", "campaign"] as const).map((variant) => textAndClassOf(variant, multiBuy)[1])
    expect(new Set(colours).size).toBe(3)
    expect(textAndClassOf("prio")).toEqual(["Prio", textAndClassOf("prio", multiBuy)[1]])
    for (const variant of ["klipp", "campaign", "regular"] as const) expect(textAndClassOf(variant)[0]).toBeUndefined()
  })
})

describe("PriceTag", () => {
  it("looks different for each variant and each size, and its label looks different with a multi-buy", () => {
    const classNamesOf = (
      variant: "klipp" | "prio",
      props: Partial<Parameters<typeof PriceTag>[0]> = {},
      multiBuyCount = 0
    ) => {
      const multiBuy = multiBuyCount === 0 ? undefined : { count: multiBuyCount, total: ore(3_500) }
      const { container } = render(<PriceTag value={{ variant, multiBuy }} {...props} />)
      const classNames = [container.querySelector("p"), container.querySelector("span")].map(
        (element) => element?.className
      )
      cleanup()
      return classNames
    }
    expect(classNamesOf("klipp")).toEqual(classNamesOf("klipp", { size: "card" }))
    const tagClassNames = [classNamesOf("klipp"), classNamesOf("prio"), classNamesOf("klipp", { size: "page" })].map(
      ([tagClassName]) => tagClassName
    )
    expect(new Set(tagClassNames).size).toBe(3)
    expect(classNamesOf("klipp", {}, 2)[1]).not.toBe(classNamesOf("klipp")[1])
  })

  it("PRODUCT-12 shows a multi-buy without a name when the variant is regular", () => {
    const tagText = (variant: "regular" | "klipp", multiBuyCount?: number) => {
      const multiBuy = multiBuyCount === undefined ? undefined : { count: multiBuyCount, total: ore(3_500) }
      const { container } = render(<PriceTag value={{ variant, multiBuy }} />)
      return textOf(container)
    }
    expect([tagText("regular", 2), tagText("klipp"), tagText("regular")]).toEqual(["2 för 35 kr", "Klipp", ""])
  })
})

describe("priceViewOf", () => {
  const price: ProductPrice = {
    current: ore(2_000),
    ordinary: ore(2_500),
    comparison: ore(1_500),
    comparisonUnit: "l",
    lowestLast30Days: ore(1_900),
    promotions: []
  } as never

  it("PPAGE-28 PPAGE-29 is regular without an offer, and a campaign with an offer for everybody", () => {
    const variantWith = (promotions: ProductPrice["promotions"]) =>
      priceViewOf(aProduct({ price: { ...price, promotions } }), noon)?.variant
    expect([variantWith([]), variantWith([aPromotion({ unitPrice: ore(1_500) })])]).toEqual(["regular", "campaign"])
  })

  it("has the comparison price with its unit, except for products sold by weight, where it equals the price", () => {
    const comparisonOf = (fields: Parameters<typeof aProduct>[0]) => priceViewOf(aProduct(fields), noon)?.comparison
    expect(comparisonOf({ price })).toEqual({ price: 1_500, unit: "l" })
    expect(comparisonOf({ price, unit: "kilogram" })).toBeUndefined()
    expect(comparisonOf({ price: { ...price, comparison: null } })).toBeUndefined()
    expect(comparisonOf({ price: { ...price, comparisonUnit: null } })).toBeUndefined()
  })

  const viewWithOffer = (fields: Parameters<typeof aPromotion>[0], product: Parameters<typeof aProduct>[0] = {}) =>
    priceViewOf(aProduct({ price: { ...price, promotions: [aPromotion(fields)] }, ...product }), noon)

  it("has the offer's prices beside the ordinary and the lowest one", () => {
    const reduced = { effect: "each", minQuantity: 1, unitPrice: ore(1_500) } as const
    expect(viewWithOffer({ ...reduced, comparisonPrice: ore(1_000) })).toEqual({
      variant: "campaign",
      unit: "st",
      deposit: undefined,
      price: 1_500,
      piecePrice: undefined,
      multiBuy: undefined,
      ordinaryPrice: 2_500,
      lowestPrice30Days: 1_900,
      comparison: { price: 1_000, unit: "l" }
    })
    expect(viewWithOffer(reduced)?.comparison).toEqual({ price: 1_500, unit: "l" })
    const withoutLowest = { price: { ...price, lowestLast30Days: null, promotions: [aPromotion(reduced)] } }
    expect(priceViewOf(aProduct(withoutLowest), noon)?.lowestPrice30Days).toBeUndefined()
  })

  it("has a multi-buy only for a total price of several pieces, beside the price of one piece", () => {
    const multiBuy = { effect: "total", minQuantity: 2, value: ore(3_000), unitPrice: ore(1_500) } as const
    expect(viewWithOffer({ ...multiBuy, comparisonPrice: ore(1_000) })).toMatchObject({
      multiBuy: { count: 2, total: 3_000 },
      price: 2_000,
      ordinaryPrice: undefined,
      comparison: { price: 1_500, unit: "l" }
    })
    expect(viewWithOffer({ ...multiBuy, minQuantity: 1 })).toMatchObject({ multiBuy: undefined, price: 1_500 })
    expect(viewWithOffer({ ...multiBuy, effect: "each" })).toMatchObject({ multiBuy: undefined, price: 1_500 })
  })

  it("computes the approximate price of a piece from the displayed price per kilo", () => {
    const banana = { unit: "kilogram", size: "ca 180 g" } as const
    expect(viewWithOffer({ effect: "each", minQuantity: 1, unitPrice: ore(1_500) }, banana)).toMatchObject({
      unit: "kg",
      piecePrice: 270,
      comparison: undefined
    })
    expect(priceViewOf(aProduct({ price, ...banana }), noon)?.piecePrice).toBe(360)
    expect(priceViewOf(aProduct({ price, ...banana, size: null }), noon)?.piecePrice).toBeUndefined()
  })

  it("has the deposit, and is undefined without a price", () => {
    expect(priceViewOf(aProduct({ price, deposit: ore(100) }), noon)).toMatchObject({
      variant: "regular",
      price: 2_000,
      unit: "st",
      deposit: 100
    })
    expect(priceViewOf(aProduct({ price, deposit: null }), noon)?.deposit).toBeUndefined()
    expect(priceViewOf(aProduct({ price: null }), noon)).toBeUndefined()
  })
})
