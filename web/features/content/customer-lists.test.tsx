import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { aProduct } from "#core/catalogue/testing.ts"
import type { LoadedBlockOf } from "#core/content/blocks.ts"
import type { CustomerList } from "#core/content/customer-list.ts"
import { sessionState } from "#core/session/session-state.ts"
import { anna, renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { Blocks } from "./Blocks.tsx"

afterEach(cleanup)

const emptyList: CustomerList = {
  title: "Mina",
  favouritesType: "products",
  status: "empty",
  text: null,
  shelf: null,
  remainingIds: [],
  recipes: []
}
const recipe = {
  id: "9",
  name: "Pannkakor",
  url: "/recept/pannkakor-r",
  picture: null,
  cookingTime: 30,
  markings: [],
  portionPrice: null
}
const favouritesBlock = (fields: Partial<CustomerList>): LoadedBlockOf<"FavouritesBlock"> => ({
  ...emptyList,
  ...fields,
  type: "FavouritesBlock",
  id: "f",
  showsProducts: false
})
const boughtBlock = (fields: Partial<CustomerList>): LoadedBlockOf<"MostBoughtProductsBlock"> => ({
  ...emptyList,
  ...fields,
  type: "MostBoughtProductsBlock",
  id: "m",
  showsProducts: false
})
const show = (block: LoadedBlockOf<"FavouritesBlock" | "MostBoughtProductsBlock">, session = anna) =>
  renderInShop(<Blocks blocks={[block]} />, { session, selection: stockholmSelection })
const linkTextAndPath = () => {
  const { textContent, href } = screen.getByRole<HTMLAnchorElement>("link")
  return [textContent, new URL(href).pathname]
}

describe("the block of favourites", () => {
  it.each([
    ["products", "Du har inte valt några favoriter bland våra matvaror än.", "Bläddra produkter", "/matvaror"],
    ["recipes", "Du har inte valt några favoriter bland våra recept än.", "Kolla recept", "/recept"]
  ] as const)(
    "FAVBLOCK-06 FAVBLOCK-07 FAVBLOCK-08 FAVBLOCK-09 shows a text and a link when there are no favourite %s",
    (favouritesType, text, label, path) => {
      show(favouritesBlock({ favouritesType }))
      expect(screen.getByText(text)).toBeDefined()
      expect(linkTextAndPath()).toEqual([label, path])
    }
  )

  it("lists recipes with their favourite buttons", () => {
    show(favouritesBlock({ favouritesType: "recipes", status: "loaded", recipes: [recipe] }))
    expect(screen.getByRole("heading", { level: 2, name: "Mina" })).toBeDefined()
    expect(linkTextAndPath()).toEqual(["Pannkakor", "/recept/pannkakor-r"])
    expect(screen.getByRole("button", { name: "Lägg till favorit, Pannkakor" })).toBeDefined()
  })
})

describe.each([
  ["the block of favourites", favouritesBlock, 12],
  ["the block of most bought items", boughtBlock, 6]
] as const)("%s", (_name, blockOf, skeletonCount) => {
  it("FAVBLOCK-05 FAVBLOCK-10 BOUGHT-05 BOUGHT-07 shows a visitor a text and a log-in button; after the log-in, once the panel is closed, 12 or 6 skeleton cards until the customer's list is loaded", async () => {
    const { panel, states, baseElement } = renderInShop(
      <Blocks blocks={[blockOf({ status: "visitor", text: "Logga in för att se listan" })]} />,
      { selection: stockholmSelection }
    )
    expect(screen.getByText("Logga in för att se listan")).toBeDefined()
    expect(screen.queryByRole("list")).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Logga in" }))
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["login"])
    act(() => states.of(sessionState).set(anna))
    expect(screen.getByText("Logga in för att se listan")).toBeDefined()
    act(() => panel.close())
    expect(screen.queryByText("Logga in för att se listan")).toBeNull()
    expect(screen.getByRole("list", { name: "Mina" }).getAttribute("aria-busy")).toBe("true")
    expect(baseElement.querySelectorAll("li")).toHaveLength(skeletonCount)
    // The list has replaced the log-in button, which had the focus.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it("shows a loaded shelf of products", () => {
    const shelf = { title: "Mina", isCarousel: false, link: null, rowCount: 2, more: null, products: [aProduct()] }
    show(blockOf({ status: "loaded", shelf }))
    expect(screen.getAllByRole("article")).toHaveLength(1)
  })
})

describe("the block of most bought items", () => {
  it("BOUGHT-08 shows the editor's text when nothing has been bought", () => {
    show(boughtBlock({ text: "Inget än" }))
    expect(screen.getByText("Inget än")).toBeDefined()
    expect(screen.queryByRole("link")).toBeNull()
  })

  it.each([
    ["products", /När du har handlat några gånger/],
    ["recipes", /När du har handlat till några recept/]
  ] as const)(
    "BOUGHT-09 BOUGHT-10 shows a default text and 'Börja handla' for %s without an editor's text",
    (favouritesType, text) => {
      show(boughtBlock({ favouritesType }))
      expect(screen.getByText(text)).toBeDefined()
      expect(linkTextAndPath()).toEqual(["Börja handla", "/matvaror"])
    }
  )

  it.each([
    ["products", "Just nu kan vi inte hämta dina mest köpta produkter. Försök igen senare."],
    ["recipes", "Just nu kan vi inte hämta dina mest köpta recept. Försök igen senare."]
  ] as const)("shows that the most bought %s could not be fetched", (favouritesType, text) => {
    show(boughtBlock({ favouritesType, status: "failed" }))
    expect(screen.getByText(text)).toBeDefined()
  })
})
