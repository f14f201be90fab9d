import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import fc from "fast-check"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { stockholmSelection } from "#core/assortment/testing.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { aProduct, aPromotion, noon } from "#core/catalogue/testing.ts"
import { favouritesState } from "#core/favourites/favourites-state.ts"
import type { NavigationLink } from "#core/navigation/model.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { ore } from "#core/kernel/money.ts"
import { StateStore } from "#core/kernel/state.ts"
import { aRecipeSummary } from "#core/recipes/testing.ts"
import { visitor } from "#core/session/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { App } from "#web/app/App.tsx"
import { CachedMarkup, type MarkupCache, MarkupCacheContext, withCachedMarkup } from "#web/container/CachedMarkup.tsx"
import { useStateView } from "#web/container/react.tsx"
import { CartLines } from "#web/features/cart/CartContent.tsx"
import { preloadStepper } from "#web/features/catalogue/AddControl.tsx"
import { RecipeTile } from "#web/features/catalogue/RecipeTile.tsx"
import { ProductTile, type ProductTileProps } from "#web/features/catalogue/ProductTile.tsx"
import type { LinkProps } from "#web/kit/controls/Link.tsx"
import { SideNavigation } from "#web/routes/side-navigation.tsx"
import { Panel } from "#web/panel/panel.ts"
import { classAttributesIn } from "./class-attributes.ts"
import type { DocumentPart } from "./encoded-document.ts"
import { MarkupStore } from "./markup-cache.ts"

beforeAll(preloadStepper)

const products = [
  aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" }),
  aProduct({
    id: "2_ST",
    gtin: "2",
    name: "Blåbärssylt",
    newFrom: "2026-11-21T11:59:00Z",
    newTo: "2026-11-21T12:01:00Z"
  }),
  aProduct({
    id: "3_ST",
    gtin: "3",
    name: "Kaffe",
    price: { ...aProduct().price!, promotions: [aPromotion({ unitPrice: ore(1000), to: "2026-11-21T12:00:30.000Z" })] }
  })
]

const recipe = aRecipeSummary({ id: "R1" })
/** The parts of a page: the tiles and the categories. */
const partCount = products.length + 2

const nodeOf = (name: string, children: ReadonlyArray<NavigationLink> = []) => ({
  id: name,
  name,
  type: "ProductCategoryPage",
  url: `/matvaror/${name}`,
  children
})
const fruit = nodeOf("frukt", [nodeOf("frukt/applen")])
const dairy = nodeOf("mejeri")
const departments = [fruit, dairy]

interface Shopper {
  /** The first name of a customer; null for a visitor. */
  readonly customer: "Anna" | "Erik" | null
  readonly hasStore: boolean
  readonly isCartKnown: boolean
  readonly quantities: ReadonlyArray<number>
  readonly favourites: ReadonlyArray<string>
  /** Which of the two departments the page is in. */
  readonly department: 0 | 1
}

const anyShopper: fc.Arbitrary<Shopper> = fc.record({
  customer: fc.constantFrom("Anna", "Erik", null),
  hasStore: fc.boolean(),
  isCartKnown: fc.boolean(),
  quantities: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
  favourites: fc.subarray([...products, recipe].map(({ id }) => id)),
  department: fc.constantFrom(0, 1)
})

const shopperFields = ["customer", "hasStore", "isCartKnown", "quantities", "favourites", "department"] as const

const statesOf = ({ customer, hasStore, isCartKnown, quantities, favourites }: Shopper): StateStore => {
  const states = new StateStore()
  states.of(sessionState).set(customer === null ? visitor : aSession(aCustomer({ firstName: customer })))
  states.of(assortmentState).update((state) => ({ ...state, selection: hasStore ? stockholmSelection : null }))
  const lines = products.flatMap(({ id, gtin, name }, index) => {
    const quantity = quantities[index] ?? 0
    return quantity === 0 ? [] : [aCartLine({ itemNo: id, gtin, name, quantity })]
  })
  states
    .of(cartState)
    .update(
      (cart) => ({ ...cart, status: isCartKnown ? "known" : "unknown", serverCart: aCart({ lines }) }) as typeof cart
    )
  const favouritesAmong = (items: ReadonlyArray<{ readonly id: string }>) =>
    items.filter(({ id }) => favourites.includes(id)).map(({ id }) => ({ id, itemNo: id }))
  states.of(shellState).update((state) => ({ ...state, departments }))
  states.of(favouritesState).update((state) => ({
    ...state,
    lists: { product: favouritesAmong(products), recipe: favouritesAmong([recipe]) }
  }))
  return states
}

const PlainLink = ({ flyout: _flyout, preventScrollReset: _preventScrollReset, ...anchor }: LinkProps) =>
  createElement("a", anchor)

/** Renders a page of product tiles, a recipe's tile and the categories for the states, with a cache or without. */
const renderTiles = (
  states: StateStore,
  {
    now = noon,
    cache = null,
    shown = products,
    department = 0,
    tile = {}
  }: Partial<{
    now: number
    cache: MarkupCache | null
    shown: typeof products
    department: 0 | 1
    tile: Pick<ProductTileProps, "heading" | "offer">
  }>
): string => {
  // As on the server, the use cases refer to the page's states.
  const loadUseCases = () => Promise.reject(new Error(`No use case is called with ${JSON.stringify(states)}`))
  const scope = { states, panel: new Panel(), loadUseCases }
  const children = [
    ...shown.map((product) => createElement(ProductTile, { key: product.id, product, ...tile })),
    createElement(RecipeTile, { key: recipe.id, recipe }),
    createElement(SideNavigation, {
      key: "categories",
      node: department === 0 ? fruit : dairy,
      trail: [],
      childLinks: []
    })
  ]
  const page = { scope, now, link: PlainLink, children }
  return renderToString(createElement(MarkupCacheContext, { value: cache }, createElement(App, page)))
}

const shopper: Shopper = {
  customer: "Anna",
  hasStore: true,
  isCartKnown: true,
  quantities: [1, 0, 0],
  favourites: ["2_ST"],
  department: 0
}

/** Opens the cache for a page, and counts what the page requests and finds. */
const openCounting = (store: MarkupStore, states: StateStore, now = noon) => {
  const { request, finish } = store.open(states, now)
  const counts = { requested: 0, found: 0 }
  const cache: MarkupCache = {
    request: (key) => {
      const part = request(key)
      counts.requested += 1
      if (part.checks === null) counts.found += 1
      return part
    }
  }
  return { cache, finish, counts }
}

/** Renders a page of tiles with the store, and returns how many of them it has found. */
const countFound = (store: MarkupStore, states: StateStore, now = noon): number => {
  const { cache, finish, counts } = openCounting(store, states, now)
  finish(renderTiles(states, { now, cache }))
  return counts.found
}

const textOf = (parts: ReadonlyArray<DocumentPart>): string =>
  Buffer.concat(parts.map((part) => Buffer.from(part))).toString()

describe("the cache of markup", () => {
  it("never changes a page: shoppers who visit one after the other, in any order and at any time, get the markup and class attributes of a server without a cache", () => {
    const anyTime = fc.oneof(
      { weight: 20, arbitrary: fc.constant(noon) },
      fc.constantFrom(noon - 60_000, noon + 60_000)
    )
    const anyTile: fc.Arbitrary<Pick<ProductTileProps, "heading" | "offer">> = fc.oneof(
      { weight: 10, arbitrary: fc.constant({}) },
      fc.constantFrom<Pick<ProductTileProps, "heading" | "offer">>(
        { heading: "h2" },
        { offer: { id: "a", productCount: 1 } },
        { offer: { id: "b", productCount: 2 }, heading: "h2" }
      )
    )
    // Each visit differs from the first one in one field, so that the cache is often used.
    const anyVisits = fc
      .tuple(
        anyShopper,
        fc.array(fc.tuple(anyShopper, fc.constantFrom(...shopperFields), anyTime, anyTile), {
          minLength: 1,
          maxLength: 12
        })
      )
      .map(([first, others]) =>
        others.map(([other, field, now, tile]) => [{ ...first, [field]: other[field] }, now, tile] as const)
      )
    let requestCount = 0
    let foundCount = 0
    fc.assert(
      fc.property(anyVisits, (visits) => {
        const store = new MarkupStore()
        for (const [shopper, now, tile] of visits) {
          const states = statesOf(shopper)
          const { cache, finish, counts } = openCounting(store, states, now)
          const page = { now, department: shopper.department, tile }
          const markup = renderTiles(statesOf(shopper), page)
          const { parts, classAttributes } = finish(renderTiles(states, { ...page, cache }))
          requestCount += counts.requested
          foundCount += counts.found
          expect(textOf(parts)).toBe(markup)
          expect(classAttributes).toEqual(classAttributesIn(markup))
        }
      }),
      { numRuns: 100 }
    )
    expect(foundCount / requestCount).toBeGreaterThan(0.2)
  })

  it("has one markup for equal lines of different carts, and never that of a line which differs", () => {
    const statesWith = (line: Parameters<typeof aCartLine>[0]) => {
      const states = statesOf(shopper)
      states.of(cartState).update((cart) => ({ ...cart, serverCart: aCart({ lines: [aCartLine(line)] }) }))
      return states
    }
    const renderCart = (states: StateStore, cache: MarkupCache | null) => {
      const loadUseCases = () => Promise.reject(new Error("No use case is called"))
      const scope = { states, panel: new Panel(), loadUseCases }
      const page = { scope, now: noon, link: PlainLink, children: createElement(CartLines) }
      return renderToString(createElement(MarkupCacheContext, { value: cache }, createElement(App, page)))
    }
    const renderFrom = (store: MarkupStore, line: Parameters<typeof aCartLine>[0]) => {
      const states = statesWith(line)
      const { cache, finish, counts } = openCounting(store, states)
      return { markup: textOf(finish(renderCart(states, cache)).parts), foundCount: counts.found }
    }
    const anyLine = fc.record({
      name: fc.constantFrom("Mellanmjölk", "Lättmjölk"),
      quantity: fc.integer({ min: 1, max: 3 }),
      discount: fc.constantFrom(ore(0), ore(100)),
      ageLimit: fc.constantFrom(null, 18 as const)
    })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (lines) => {
        const store = new MarkupStore()
        for (const [index, line] of lines.entries())
          expect(renderFrom(store, { ...line, id: `l${index}` }).markup).toBe(renderCart(statesWith(line), null))
      }),
      { numRuns: 30 }
    )
    const store = new MarkupStore()
    expect(["l1", "l2"].map((id) => renderFrom(store, { id }).foundCount)).toEqual([0, 1])
  })

  it("finds what depends on a state that is read as a whole only when that state is the same", () => {
    const Greeting = () => createElement("p", null, useStateView(sessionState).current().status)
    const store = new MarkupStore()
    const render = (states: StateStore) => {
      const cache = store.open(states, noon)
      const scope = {
        states,
        panel: new Panel(),
        loadUseCases: () => Promise.reject(new Error("No use case is called"))
      }
      const content = { contentKey: () => "greeting", children: createElement(Greeting) }
      const page = { scope, now: noon, link: PlainLink, children: createElement(CachedMarkup, content) }
      const markup = renderToString(createElement(MarkupCacheContext, { value: cache }, createElement(App, page)))
      return textOf(cache.finish(markup).parts)
    }
    expect(render(statesOf({ ...shopper, customer: "Anna" }))).toBe("<p>customer</p>")
    expect(render(statesOf({ ...shopper, customer: null }))).toBe("<p>visitor</p>")
  })

  it("finds what depends on other content only when that content is the same, also inside cached markup", () => {
    const Outer = withCachedMarkup("outer", ({ text }: { readonly text: string }) =>
      createElement("div", null, createElement(Inner, { text }), text)
    )
    const Inner = withCachedMarkup("inner", ({ text }: { readonly text: string }) => createElement("p", null, text))
    const store = new MarkupStore()
    const render = (text: string) => {
      const cache = store.open(new StateStore(), noon)
      const page = createElement(MarkupCacheContext, { value: cache }, createElement(Outer, { text }))
      return textOf(cache.finish(renderToString(page)).parts)
    }
    for (const text of ["mjölk", "mjölk", "bröd", "mjölk"])
      expect(render(text)).toBe(`<div><p>${text}</p>${text}</div>`)
  })

  it("neither finds nor empties the markup of a later time for a page that was requested before it", () => {
    const store = new MarkupStore()
    const states = statesOf({ ...shopper, customer: null })
    const times = [noon, noon - 60_000, noon, noon + 60_000]
    expect(times.map((now) => countFound(store, states, now))).toEqual([0, 0, partCount, 0])
  })

  it("keeps no states of a page in memory", async () => {
    setFlagsFromString("--expose-gc")
    const collectGarbage = runInNewContext("gc") as () => void
    const store = new MarkupStore()
    const render = () => {
      const states = statesOf(shopper)
      countFound(store, states)
      return new WeakRef(states)
    }
    const states = render()
    await expect
      .poll(() => {
        collectGarbage()
        return states.deref() === undefined
      })
      .toBe(true)
    expect(countFound(store, statesOf(shopper))).toBe(partCount)
  })

  it("finds the markup again for a shopper whose states are equal where it depends on them", () => {
    const store = new MarkupStore()
    const isFound = (states: StateStore): boolean => {
      const cache = store.open(states, noon)
      const request = vi.fn(cache.request)
      cache.finish(renderTiles(states, { cache: { request }, shown: products.slice(0, 1) }))
      return request.mock.results[0]?.value.checks === null
    }
    expect(isFound(statesOf(shopper))).toBe(false)
    expect(isFound(statesOf(shopper))).toBe(true)
    // Other products concern another tile.
    expect(isFound(statesOf({ ...shopper, quantities: [1, 2, 0], favourites: [] }))).toBe(true)
    expect(isFound(statesOf({ ...shopper, quantities: [2, 0, 0] }))).toBe(false)
    expect(isFound(statesOf(shopper))).toBe(true)
  })
})
