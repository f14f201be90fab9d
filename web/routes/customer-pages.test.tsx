import { cleanup, screen } from "@testing-library/react"
import { RouterContextProvider } from "react-router-dom"
import { expect, it } from "vitest"
import { visitor } from "#core/session/model.ts"
import { respondWithError } from "#adapters/fakes/fake-http.ts"
import { anna, composeShop, stockholmSelection } from "#web/container/testing.tsx"
import { scopeContext } from "#web/container/router-context.ts"
import * as boughtProducts from "./bought-products.tsx"
import * as boughtRecipes from "./bought-recipes.tsx"
import * as checkout from "./checkout.tsx"
import * as favouriteProducts from "./favourite-products.tsx"
import * as favouriteRecipes from "./favourite-recipes.tsx"
import * as myPages from "./my-pages.tsx"
import * as order from "./order.tsx"
import { openPage } from "./testing.tsx"

it.each([
  ["/checkout", checkout.loader],
  ["/mina-sidor?flik=ordrar", myPages.loader],
  ["/mina-sidor/order/1?tack", order.loader],
  ["/matvaror/mina-favoritvaror", favouriteProducts.loader],
  ["/matvaror/mina-tidigare-kopta-varor?sida=1", boughtProducts.loader],
  ["/recept/mina-favoritrecept", favouriteRecipes.loader],
  ["/recept/mina-mest-kopta-recept", boughtRecipes.loader]
])(
  "FAV-05 CROLE-08 redirects a visitor from %s to the log-in, with that URL as the return path, and sends no request to the API",
  async (path, loader) => {
    const shop = composeShop({ session: visitor })
    const context = new RouterContextProvider()
    context.set(scopeContext, shop)
    const args = { request: new Request(`http://shop.test${path}`), context, params: { id: "1" } }
    const redirect: unknown = await loader(args as unknown as Parameters<typeof loader>[0]).catch((thrown) => thrown)
    expect(redirect).toBeInstanceOf(Response)
    expect((redirect as Response).headers.get("location")).toBe(`/login?retur=${encodeURIComponent(path)}`)
    expect(shop.http.sent).toEqual([])
  }
)

it("says on 'Mina sidor' that the orders could not be loaded, and still shows the log-out button and the lists", async () => {
  const path = "/mina-sidor"
  await openPage(path, { loader: myPages.loader, Component: myPages.Component }, path, {
    session: anna,
    selection: stockholmSelection,
    server: () => respondWithError(500, "ERR_INTERNAL")
  })
  expect(screen.getByText("Dina beställningar gick inte att hämta just nu.")).toBeDefined()
  for (const name of ["Logga ut", "Försök igen"]) expect(screen.getByRole("button", { name })).toBeDefined()
  expect(screen.getByRole("link", { name: "Mina favoritvaror" })).toBeDefined()
  cleanup()
})
