import { cleanup, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import type { Price as ProductPrice } from "#core/catalogue/model.ts"
import { aProduct, aPromotion, noon } from "#core/catalogue/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import { markingNames } from "./markings.ts"
import { NoFilteredHits } from "./NoFilteredHits.tsx"
import { Pagination } from "./Pagination.tsx"
import { PriceTag } from "./PriceTag.tsx"
import { priceViewOf } from "./price-view-of.ts"
import { ProductGrid } from "./ProductGrid.tsx"
import { ShortPrice } from "./ShortPrice.tsx"

afterEach(cleanup)

const ore = (amount: number) => amount as Ore
const textOf = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim()

describe("ShortPrice", () => {
  const price = (value: Parameters<typeof ShortPrice>[0]["value"]) => {
    const { container } = render(<ShortPrice value={value} />)
    for (const hidden of container.querySelectorAll(".visually-hidden")) hidden.remove()
    return textOf(container)
  }

  it("shows the unit of a price by weight only", () => {
    expect(price({ variant: "regular", price: ore(2_495), unit: "st" })).toBe("24,95 kr")
    expect(price({ variant: "regular", price: ore(2_495), unit: "kg" })).toBe("24,95 kr/kg")
  })

  it("PRODUCT-12 shows a multi-buy or the members' price below, and the comparison price", () => {
    const comparison = { price: ore(1_663), unit: "l" }
    const multiBuy = { count: 2, total: ore(3_500) }
    expect(price({ variant: "prio", price: ore(2_495), unit: "st", multiBuy })).toBe("24,95 kr2 för 35 kr")
    expect(price({ variant: "prio", price: ore(2_495), unit: "st" })).toBe("24,95 krPrio")
    expect(price({ variant: "klipp", price: ore(2_495), unit: "st", comparison })).toBe("24,95 krJfr 16,63 kr/l")
  })
})

describe("PriceTag", () => {
  it("PRODUCT-11 PRODUCT-12 shows a multi-buy without a name when the price has no variant", () => {
    const tag = (variant: "regular" | "klipp", count?: number) => {
      const multiBuy = count === undefined ? undefined : { count, total: ore(3_500) }
      const { container } = render(<PriceTag value={{ variant, multiBuy }} />)
      return textOf(container)
    }
    expect([tag("regular", 2), tag("klipp"), tag("regular")]).toEqual(["2 för 35 kr", "Klipp", ""])
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

  it("PPAGE-40 has the comparison price with its unit, except by weight, where it is the price itself", () => {
    const comparisonOf = (fields: Parameters<typeof aProduct>[0]) => priceViewOf(aProduct(fields), noon)?.comparison
    expect(comparisonOf({ price })).toEqual({ price: 1_500, unit: "l" })
    expect(comparisonOf({ price, unit: "kilogram" })).toBeUndefined()
    expect(comparisonOf({ price: { ...price, comparison: null } })).toBeUndefined()
    expect(comparisonOf({ price: { ...price, comparisonUnit: null } })).toBeUndefined()
  })

  it("PRODUCT-15 has the deposit, and no view without a price", () => {
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

describe("Pagination", () => {
  const links = (page: number, pages: number) => {
    render(<Pagination page={page} pages={pages} hrefFor={(to) => `?page=${to}`} />)
    const found = screen
      .queryAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")].join(" ").trim())
    cleanup()
    return found
  }

  it("PCAT-31 links to each page and to the next one, and marks the current page", () => {
    expect(links(1, 2)).toEqual(["1 ?page=1 page", "2 ?page=2", "Nästa ?page=2"])
    expect(links(2, 2)).toEqual(["1 ?page=1", "2 ?page=2 page"])
  })

  it("PCAT-31 is not shown for a single page", () => {
    expect([links(1, 1), links(1, 0)]).toEqual([[], []])
  })
})

describe("ProductGrid", () => {
  it("is a list of cards, and busy while skeleton cards stand for the next ones", () => {
    const { rerender } = render(<ProductGrid label="Varor">{[<p key="1">Mjölk</p>]}</ProductGrid>)
    const list = screen.getByRole("list", { name: "Varor" })
    expect([list.children.length, list.getAttribute("aria-busy")]).toEqual([1, null])
    rerender(
      <ProductGrid label="Varor" skeletonCount={2}>
        {[<p key="1">Mjölk</p>]}
      </ProductGrid>
    )
    expect([list.children.length, list.getAttribute("aria-busy")]).toEqual([3, "true"])
  })
})

describe("NoFilteredHits", () => {
  it("tells that nothing matches, with a link that removes the filters", () => {
    render(
      <MemoryRouter>
        <NoFilteredHits href="/ost" />
      </MemoryRouter>
    )
    expect(screen.getByRole("heading").textContent).toBe("Inga resultat hittades")
    expect(screen.getByRole("link", { name: "Rensa alla" }).getAttribute("href")).toBe("/ost")
  })
})

describe("markingNames", () => {
  it("never has a marking without a name, or the same name twice", () => {
    expect(markingNames(["nonsense", "KRAV_MARK", "KRAV", "VEGAN"])).toEqual([
      { code: "KRAV_MARK", altText: "KRAV" },
      { code: "VEGAN", altText: "Vegansk" }
    ])
  })
})
