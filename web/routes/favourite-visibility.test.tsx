import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { aProduct, someDetails } from "#core/catalogue/testing.ts"
import { aRecipe, aRecipeSummary } from "#core/recipes/testing.ts"
import { type SessionState, visitor } from "#core/session/model.ts"
import { anna, renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { RecipeTile } from "#web/features/catalogue/RecipeTile.tsx"
import { Page as ProductPage } from "./shopping/product.tsx"
import { Page as RecipePage } from "./recipe.tsx"

afterEach(cleanup)

const Location = () => {
  const { pathname, search } = useLocation()
  return <i data-testid="location">{pathname + search}</i>
}

const render = (ui: ReactNode, session: SessionState) =>
  renderInShop(
    <>
      {ui}
      <Location />
    </>,
    { selection: stockholmSelection, session }
  )
const favouriteButtons = () => screen.queryAllByRole("button", { name: /favorit/ })

const productPage = (
  <ProductPage
    page={{
      type: "product",
      product: someDetails(),
      trail: [],
      offerId: null,
      sameOfferProducts: [aProduct({ id: "100001002_ST" })],
      recommended: [],
      related: []
    }}
  />
)
const recipePage = (
  <RecipePage
    page={{ type: "recipe", recipe: aRecipe(), products: [], similar: [aRecipeSummary({ id: "R8" })], trail: [] }}
  />
)

describe("the favourite button", () => {
  it("FAV-01 CROLE-08 RECIPE-28 is shown to a customer, and hidden from a visitor on products, cards and lists; on a recipe's page it redirects a visitor to the log-in", async () => {
    for (const [ui, count] of [
      [<ProductTile key="" product={aProduct()} />, 1],
      [<RecipeTile key="" recipe={aRecipeSummary()} />, 1],
      [productPage, 2],
      [recipePage, 2]
    ] as const) {
      render(ui, anna)
      expect(favouriteButtons()).toHaveLength(count)
      cleanup()
      render(ui, visitor)
      expect(favouriteButtons()).toHaveLength(ui === recipePage ? 1 : 0)
      if (ui !== recipePage) cleanup()
    }
    await userEvent.click(favouriteButtons()[0] as HTMLElement)
    expect(screen.getByTestId("location").textContent).toBe("/login?retur=%2F")
  })
})
