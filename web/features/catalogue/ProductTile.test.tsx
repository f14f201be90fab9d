import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Product } from "#core/catalogue/model.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { anna, renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import userEvent from "@testing-library/user-event"
import { ProductTile, type ProductTileProps } from "./ProductTile.tsx"

afterEach(cleanup)

const renderTile = (fields: Partial<Product> = {}, props: Partial<ProductTileProps> = {}) => {
  renderInShop(<ProductTile product={aProduct(fields)} {...props} />, { selection: stockholmSelection, session: anna })
  return screen.getByRole("article")
}
const badgesOf = (fields: Partial<Product>) => {
  const tile = renderTile(fields)
  const knownBadges = ["18 år", "Nyhet", "Begr. tillgänglighet", /^Åter i lager/, /^Tillgänglig till/]
  const badges = [...tile.querySelectorAll("span")]
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => knownBadges.some((badge) => (typeof badge === "string" ? badge === text : badge.test(text))))
  cleanup()
  return badges
}

describe("ProductTile", () => {
  it("has no badge for an ordinary product", () => {
    expect(badgesOf({})).toEqual([])
  })

  it("has badges for an age limit, a new product and its availability, in this order", () => {
    expect(
      badgesOf({
        markings: ["RestrictedToSell18"],
        newFrom: "2026-11-01T00:00:00Z",
        newTo: "2026-12-24T00:00:00Z",
        hasLimitedStock: true
      })
    ).toEqual(["18 år", "Nyhet", "Begr. tillgänglighet"])
  })

  it.each<[string, Partial<Product>, ReadonlyArray<string>]>([
    ["not yet available", { availableFrom: "2026-11-24" }, ["Åter i lager 24/11"]],
    ["available from today", { availableFrom: "2026-11-21" }, []],
    ["available until a day", { availableTo: "2026-11-30" }, ["Tillgänglig till 30/11"]],
    ["available until today", { availableTo: "2026-11-21" }, ["Tillgänglig till 21/11"]],
    ["no longer available", { availableTo: "2026-11-20" }, []],
    ["available without an end", { availableTo: "9999-12-30" }, []],
    ["in limited stock", { hasLimitedStock: true }, ["Begr. tillgänglighet"]],
    [
      "in limited stock, and available until a day",
      { hasLimitedStock: true, availableTo: "2026-11-30" },
      ["Tillgänglig till 30/11"]
    ]
  ])("shows the expected availability badge, or none, for a product that is %s", (_, fields, badges) => {
    expect(badgesOf(fields)).toEqual(badges)
  })

  it("shows a placeholder for a missing picture, and loads the picture eagerly only with `eager`", () => {
    const pictureSourceAndLoading = (fields: Partial<Product>, eager?: boolean) => {
      const tile = renderTile(fields, eager === undefined ? {} : { eager })
      const picture = tile.querySelector("img")
      cleanup()
      return [picture?.getAttribute("src")?.split("?")[0], picture?.getAttribute("loading")]
    }
    expect(pictureSourceAndLoading({ picture: null })).toEqual(["/images/products/none", "lazy"])
    expect(pictureSourceAndLoading({ picture: "/images/products/7" }, true)).toEqual(["/images/products/7", "eager"])
  })

  it("reports the product's id when the product is opened or added", async () => {
    const events: Array<string> = []
    renderTile(
      { id: "7_ST", url: "#milk" },
      { onOpen: (id) => events.push(`open ${id}`), onAdd: (id) => events.push(`add ${id}`) }
    )
    await userEvent.click(screen.getByRole("link"))
    await userEvent.click(screen.getByRole("button", { name: /^Lägg till, / }))
    expect(events).toEqual(["open 7_ST", "add 7_ST"])
  })
})
