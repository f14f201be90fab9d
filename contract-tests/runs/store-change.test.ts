import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { connectionState } from "#core/connection/connection-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { aMeal, aRecipeWith, stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import type { SelectionRequest } from "#core/assortment/resolve-selection.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { noon } from "#core/catalogue/testing.ts"
import { selectAssortment } from "#core/journeys/select-assortment.ts"
import { moveCartToSelection } from "#core/journeys/move-cart-to-selection.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { previewStoreChange } from "#core/journeys/preview-store-change.ts"
import { ownGtin } from "#adapters/demo-shop/own-gtin.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { type FakeShop, openFakeShop, pickupSelection } from "./fake-shop.ts"
import { wireDetails } from "#contract-tests/suites/wire-card.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"

/** Changes within the initial store's city, and to other cities. */
const inputs: ReadonlyArray<SelectionRequest> = [
  { method: "homeDelivery", postalCode: "11122" },
  { method: "homeDelivery", postalCode: "41101" },
  { method: "homeDelivery", postalCode: "21119" },
  // Only catering is delivered to this postal code.
  { method: "homeDelivery", postalCode: "91231" },
  { method: "pickupAtStore", siteId: "1002" },
  { method: "pickupAtStore", siteId: "1005" },
  { method: "pickupAtStore", siteId: "1001" }
]

interface Product {
  readonly no: number
  readonly gtin: string
}

let staging: TestStaging
let token = ""
let anyProducts: ReadonlyArray<Product> = []
let pickupOnlyOrUnsellableProducts: ReadonlyArray<Product> = []

beforeAll(async () => {
  staging = await stagingForTests()
  staging.clock.now = noon
  token = await staging.logIn()
  const readProductsWhere = async (where: ReturnType<typeof sql>, limit: number) =>
    (
      await sql<Product>`select no, gtin from products p where ${where} order by md5(gtin) limit ${limit}`.execute(
        staging.database.sql
      )
    ).rows
  anyProducts = await readProductsWhere(sql`true`, 60)
  pickupOnlyOrUnsellableProducts = [
    ...(await readProductsWhere(sql`collect_only`, 10)),
    ...(await readProductsWhere(sql`not sellable`, 4))
  ]
})
afterAll(() => staging.close())

const initialSelection: DeliverySelection = { ...pickupSelection, siteId: "1001" }

/** A page over the staging API, of a customer with pickup in the first store. */
const openPage = async (): Promise<FakeShop> => {
  const port = makeHttpInprocess({ handle: (request) => staging.staging.handle(request, "192.0.2.9"), base: "/api/v1" })
  const session = JSON.stringify({ token_type: "Bearer", access_token: token, expires_in: noon + 86_400_000 })
  const shop = await openFakeShop(port.send, {
    selection: initialSelection,
    cookies: { [cookieNames.session]: session },
    policy: cliPolicy(0)
  })
  await shop.run(selectAssortment({ method: "pickupAtStore", siteId: "1001" }))
  return shop
}

/** Fills the customer's cart directly in the database, without checks, since products in a cart may have become unavailable. */
const fillCart = async (products: ReadonlyArray<Product>): Promise<string> => {
  const {
    json: { id }
  } = await staging.call("POST", "/carts", { token, body: { storeNumber: "3201" } })
  for (const { no, gtin } of products) {
    await sql`insert into cart_items (id, cart_id, no, gtin, quantity) values (${randomUUID()}, ${id}, ${no}, ${gtin}, 1)
      on conflict do nothing`.execute(staging.database.sql)
  }
  return id
}

const readServerCartGtins = async (id: string): Promise<ReadonlyArray<string>> =>
  (await staging.call("GET", `/carts/${id}`, { token })).json.items.map(({ gtin }: { readonly gtin: string }) => gtin)

const previewChange = async (shop: FakeShop, input: SelectionRequest) => {
  const result = await shop.run(previewStoreChange(input))
  if (result._tag === "Failure") throw new Error(result.failure._tag)
  return result.success
}

describe("a change of store with the staging API", () => {
  it("PREVIEW-05 always loses exactly the products that the preview lists", async () => {
    let lostCount = 0
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(73), { maxLength: 10 }),
        fc.constantFrom(...inputs),
        async (productIndexes, input) => {
          const products = [...anyProducts, ...pickupOnlyOrUnsellableProducts]
          const shop = await openPage()
          const cartId = await fillCart(productIndexes.flatMap((index) => products[index] ?? []))
          await shop.run(fetchCart({ deleteStaleCarts: false }))
          const gtinsBefore = await readServerCartGtins(cartId)
          const { losses, selection } = await previewChange(shop, input)
          expect(await readServerCartGtins(cartId)).toEqual(gtinsBefore)
          const acceptedGtins = losses.map(({ gtin }) => gtin)
          const result = await shop.run(selectAssortment({ ...input, acceptedGtins }))
          expect(result).toMatchObject({ _tag: "Success", success: selection })
          const isSameSelection = input.method === "pickupAtStore" && input.siteId === "1001"
          expect(gtinsBefore.filter((gtin) => !acceptedGtins.includes(gtin))).toEqual(await readServerCartGtins(cartId))
          expect(shop.states.of(cartState).current().problems).toEqual([])
          if (isSameSelection) expect(acceptedGtins).toEqual([])
          lostCount += acceptedGtins.length
          await staging.call("DELETE", `/carts/${cartId}`, { token })
          await shop.dispose()
        }
      ),
      // Raises the limit of mutation runs (1 s): an interrupted example would continue during the next test, with the same customer.
      { numRuns: 40, interruptAfterTimeLimit: 60_000 }
    )
    expect(lostCount).toBeGreaterThan(0)
    expect(staging.unexpectedErrors).toEqual([])
  })

  it("releases the booked delivery time exactly when the preview says so", async () => {
    const slotId = "time-in-the-first-store"
    await sql`
      insert into slots (id, method, store_number, date, from_time, to_time, starts, ends, cutoff, capacity, picking_fee, freight_fee, picking_fee_limit)
      values (${slotId}, 'Pickup', '3201', '2099-12-01', '10:00', '12:00', ${noon}, ${noon}, ${noon + 1}, 9, 0, 0, 0)`.execute(
      staging.database.sql
    )
    for (const input of inputs) {
      const shop = await openPage()
      const cartId = await fillCart([])
      await staging.call("PUT", `/carts/${cartId}/slot`, { token, body: { slotId } })
      await shop.run(fetchCart({ deleteStaleCarts: false }))
      expect(shop.states.of(cartState).current().serverCart?.slotId).toBe(slotId)
      const { releasesSlot } = await previewChange(shop, input)
      await shop.run(selectAssortment(input))
      expect([input, releasesSlot]).toEqual([input, shop.states.of(cartState).current().serverCart?.slotId === null])
      await staging.call("DELETE", `/carts/${cartId}`, { token })
      await shop.dispose()
    }
  })

  it("to home delivery: loses pickup-only products, even if the store stays the same", async () => {
    const shop = await openPage()
    const {
      rows: [pickupOnlyProduct]
    } = await sql<Product>`
      select p.no, p.gtin from products p join store_products s on s.no = p.no and s.store_number = '3201' where p.collect_only and p.sellable and s.price is not null
        and s.available_to = '9999-12-30' limit 1`.execute(staging.database.sql)
    const cartId = await fillCart(pickupOnlyProduct === undefined ? [] : [pickupOnlyProduct])
    await shop.run(fetchCart({ deleteStaleCarts: false }))
    const { losses, selection, isChangeToHomeDelivery } = await previewChange(shop, {
      method: "homeDelivery",
      postalCode: "11122"
    })
    expect([
      isChangeToHomeDelivery,
      (await previewChange(shop, { method: "pickupAtStore", siteId: "1002", postalCode: null })).isChangeToHomeDelivery
    ]).toEqual([true, false])
    expect([selection.storeNumber, losses.map(({ gtin, loss }) => [gtin, loss])]).toEqual([
      "3201",
      [[pickupOnlyProduct?.gtin, "not-delivered"]]
    ])
    await shop.run(selectAssortment({ method: "homeDelivery", postalCode: "11122" }))
    expect(await readServerCartGtins(cartId)).toEqual([])
    expect(shop.states.of(cartState).current().problems).toMatchObject([{ kind: "products-lost" }])
    await staging.call("DELETE", `/carts/${cartId}`, { token })
    await shop.dispose()
  })

  it.each(inputs)("loses exactly the recipes, bags and meals that the preview names: %j", async (input) => {
    const shop = await openPage()
    const cartId = await fillCart([])
    const add = (path: string, body: object) => staging.call("POST", `/carts/${cartId}${path}`, { token, body })
    const [bagInCart, mealInCart] = [ownGtin("bag", 3), ownGtin("meal", 1001)]
    await add("/additems", { items: [{ ...aRecipeWith("B3", [{ id: "B3", gtin: bagInCart }]).items[0] }] })
    await add("/cateredMeals", aMeal(mealInCart, "C1001", 12))
    // The first recipe has products that most stores sell, the second one also a product that few sell.
    const { rows } = await sql<{ readonly id: string; readonly gtin: string }>`
        select p.id, p.gtin from products p join store_products s on s.no = p.no
        where p.sellable and p.visible and not p.collect_only and p.unit = 'PCE' and s.price is not null and s.available_to = '9999-12-30'
        group by p.id, p.gtin having bool_or(s.store_number = '3201') order by count(*) desc, p.id`.execute(
      staging.database.sql
    )
    const recipes = { R1001: rows.slice(0, 2), R1002: [...rows.slice(0, 1), ...rows.slice(-1)] }
    for (const [id, products] of Object.entries(recipes))
      await add("/editableRecipes", { basket: "flexkassen", recipe: aRecipeWith(id, products) })
    await shop.run(fetchCart({ deleteStaleCarts: false }))
    const readContentGtins = () => {
      const { bags = [], meals = [], baskets = [] } = shop.states.of(cartState).current().serverCart ?? {}
      const cartRecipes = baskets.flatMap(({ editableRecipes }) => editableRecipes)
      return [
        ...[...bags, ...meals].map(({ gtin }) => gtin),
        ...cartRecipes.map(({ gtin, recipeId }) => gtin ?? recipeId)
      ]
    }
    const gtinsBefore = readContentGtins()
    expect([gtinsBefore.length, ...gtinsBefore.slice(0, 2)]).toEqual([4, bagInCart, mealInCart])
    const { losses } = await previewChange(shop, input)
    const lostGtins = losses.map(({ gtin }) => gtin)
    await shop.run(selectAssortment({ ...input, acceptedGtins: lostGtins }))
    // A recipe that loses only some of its products stays in the cart.
    const removedGtins = new Set(losses.flatMap(({ gtin, lostItems }) => (lostItems.length > 0 ? [] : [gtin])))
    expect(readContentGtins()).toEqual(gtinsBefore.filter((gtin) => !removedGtins.has(gtin)))
    expect(shop.states.of(cartState).current().problems).toEqual([])
    expect(lostGtins.includes(bagInCart)).toBe(input.method === "homeDelivery")
    await staging.call("DELETE", `/carts/${cartId}`, { token })
    await shop.dispose()
  })

  it("to an area where only catering is delivered: loses all products, even if the store stays the same", async () => {
    const shop = await openPage()
    const {
      rows: [deliveredProduct]
    } = await sql<Product>`
      select p.no, p.gtin from products p join store_products s on s.no = p.no and s.store_number = '3212' where p.sellable and not p.collect_only and s.price is not null
        and s.available_to = '9999-12-30' limit 1`.execute(staging.database.sql)
    await shop.run(selectAssortment({ method: "homeDelivery", postalCode: "91131" }))
    const cartId = await fillCart(deliveredProduct === undefined ? [] : [deliveredProduct])
    await staging.call("POST", `/carts/${cartId}/move`, { token, body: { storeNumber: "3212", keepCart: true } })
    await shop.run(fetchCart({ deleteStaleCarts: false }))
    const cateringOnly = { method: "homeDelivery", postalCode: "91231" } as const
    const { losses, selection } = await previewChange(shop, cateringOnly)
    expect([selection.storeNumber, losses.map(({ gtin, loss }) => [gtin, loss])]).toEqual([
      "3212",
      [[deliveredProduct?.gtin, "not-delivered"]]
    ])
    await shop.run(selectAssortment({ ...cateringOnly, acceptedGtins: losses.map(({ gtin }) => gtin) }))
    expect([
      await readServerCartGtins(cartId),
      shop.states.of(cartState).current().serverCart?.lines,
      shop.states.of(cartState).current().problems
    ]).toEqual([[], [], []])
    await fillCart(deliveredProduct === undefined ? [] : [deliveredProduct])
    await shop.run(Effect.andThen(fetchCart({ deleteStaleCarts: false }), moveCartToSelection()))
    expect([await readServerCartGtins(cartId), shop.states.of(cartState).current().serverCart?.lines]).toEqual([[], []])
    expect(shop.states.of(cartState).current().problems).toMatchObject([{ kind: "products-lost" }])
    await staging.call("DELETE", `/carts/${cartId}`, { token })
    await shop.dispose()
  })

  it("reports lost products that another tab added after the preview", async () => {
    const shop = await openPage()
    const [firstProduct, secondProduct] = pickupOnlyOrUnsellableProducts
    const cartId = await fillCart(firstProduct === undefined ? [] : [firstProduct])
    await shop.run(fetchCart({ deleteStaleCarts: false }))
    const input = { method: "homeDelivery", postalCode: "11122" } as const
    const { losses } = await previewChange(shop, input)
    await fillCart(secondProduct === undefined ? [] : [secondProduct])
    await shop.run(selectAssortment({ ...input, acceptedGtins: losses.map(({ gtin }) => gtin) }))
    const {
      rows: [secondRow]
    } = await sql<{ name: string }>`select name from products where no = ${secondProduct?.no ?? 0}`.execute(
      staging.database.sql
    )
    expect(shop.states.of(cartState).current().problems).toMatchObject([
      { kind: "products-lost", names: [secondRow?.name] }
    ])
    await staging.call("DELETE", `/carts/${cartId}`, { token })
    await shop.dispose()
  })

  it("succeeds when another tab has deleted the cart", async () => {
    const shop = await openPage()
    const cartId = await fillCart(anyProducts.slice(0, 1))
    await shop.run(fetchCart({ deleteStaleCarts: false }))
    await staging.call("DELETE", `/carts/${cartId}`, { token })
    expect(await shop.run(selectAssortment({ method: "pickupAtStore", siteId: "1002" }))).toMatchObject({
      _tag: "Success"
    })
    expect(shop.states.of(cartState).current()).toMatchObject({ status: "none", serverCart: null })
    await shop.dispose()
  })
})

const storesServer: FakeServer = ({ path }) => {
  if (path === "/sites") return respondWithJson({ sites: [wireSite("01"), wireSite("02")] })
  if (path.startsWith("/Loop54/products/")) return respondWithError(404, "ERR_PRODUCT_NOT_FOUND")
  return path.startsWith("/zipCodes/")
    ? respondWithJson({ storeNumber: "3202", provider: "own", siteId: "02", city: "Stockholm" })
    : respondWithJson(null, 204)
}
const otherStore = { method: "pickupAtStore", siteId: "02" } as const

const aLine = (gtin: string) => aCartLine({ id: gtin, itemNo: `${gtin}_ST`, gtin, name: `Vara ${gtin}`, quantity: 1 })
const cartOf = (gtins: ReadonlyArray<string>) => aCart({ lines: gtins.map(aLine) })
const openShopWithCart = async (
  server: FakeServer,
  gtins: ReadonlyArray<string>,
  selection: DeliverySelection | null = pickupSelection,
  cookies: Readonly<Record<string, string>> = {}
) => {
  const shop = await openFakeShop(server, { policy: cliPolicy(0), selection, cookies })
  shop.states.of(cartState).update((view) => withServerCart(view, cartOf(gtins)))
  return shop
}
const takeSnapshot = async (shop: FakeShop) => {
  const cookie = await shop.run(shop.cookies.get(cookieNames.assortment))
  return structuredClone({
    assortment: shop.states.of(assortmentState).current(),
    cart: shop.states.of(cartState).current(),
    session: shop.states.of(sessionState).current(),
    cookie: cookie._tag === "Success" ? cookie.success : null
  })
}

describe("previewStoreChange", () => {
  it("never changes states, cookies or the server, for any input and responses", async () => {
    const servers: ReadonlyArray<FakeServer> = [
      storesServer,
      ({ path }) => (path === "/sites" ? storesServer({ path } as never) : respondWithError(500, "ERR_INTERNAL")),
      () => unreachable()
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1000, max: 1020 }).map(String), { maxLength: 5 }),
        fc.constantFrom(null, pickupSelection, {
          ...pickupSelection,
          method: "homeDelivery" as const,
          postalCode: "11122"
        }),
        fc.option(fc.string()),
        fc.constantFrom(...servers),
        fc.constantFrom<SelectionRequest>(
          otherStore,
          { method: "homeDelivery", postalCode: "11122" },
          { method: "homeDelivery", postalCode: "x" },
          { method: "pickupAtStore", siteId: "no" }
        ),
        async (gtins, selection, cookie, server, input) => {
          const shop = await openShopWithCart(
            server,
            gtins,
            selection,
            cookie === null ? {} : { [cookieNames.assortment]: cookie }
          )
          const snapshotBefore = await takeSnapshot(shop)
          await shop.run(previewStoreChange(input))
          expect(await takeSnapshot(shop)).toEqual(snapshotBefore)
          expect(shop.sent.filter(({ method }) => method !== "GET")).toEqual([])
          await shop.dispose()
        }
      ),
      { numRuns: 60 }
    )
  })

  it("lists products with pending changes", async () => {
    const shop = await openShopWithCart(storesServer, [])
    shop.states.of(cartState).update((view) => ({
      ...view,
      pending: {
        77: {
          product: {
            gtin: "77",
            id: "77_ST",
            name: "Ny vara",
            brand: null,
            size: null,
            picture: null,
            url: "/",
            unit: "piece",
            maximum: 25
          },
          quantity: 2,
          due: Number.POSITIVE_INFINITY,
          key: "k",
          revision: 1
        }
      }
    }))
    expect((await previewChange(shop, otherStore)).losses).toMatchObject([
      { gtin: "77", name: "Ny vara", quantity: 2, loss: "not-sold" }
    ])
    await shop.dispose()
  })

  it("requests no products when the cart is empty or the store stays the same", async () => {
    const emptyCartShop = await openShopWithCart(storesServer, [])
    expect((await previewChange(emptyCartShop, otherStore)).losses).toEqual([])
    const sameStoreShop = await openShopWithCart(storesServer, ["1"], { ...pickupSelection, siteId: "01" })
    expect((await previewChange(sameStoreShop, { method: "pickupAtStore", siteId: "01" })).losses).toEqual([])
    expect([...emptyCartShop.sent, ...sameStoreShop.sent].filter(({ path }) => path.startsWith("/Loop54"))).toEqual([])
    await emptyCartShop.dispose()
    await sameStoreShop.dispose()
  })

  it("works without a cart on the server", async () => {
    const shop = await openFakeShop(storesServer, { policy: cliPolicy(0) })
    expect(await previewChange(shop, otherStore)).toMatchObject({ losses: [], releasesSlot: false, isSameStore: false })
    await shop.dispose()
  })

  it("reports whether the store stays the same and whether the method changes to home delivery", async () => {
    const homeDelivery = { method: "homeDelivery", postalCode: "11122" } as const
    const inStore = { ...pickupSelection, siteId: "02", storeNumber: "3202" }
    for (const [before, input, isSameStore, isChangeToHomeDelivery] of [
      [inStore, homeDelivery, true, true],
      [inStore, otherStore, true, false],
      [pickupSelection, homeDelivery, false, true],
      [{ ...inStore, method: "homeDelivery", postalCode: "11122" }, homeDelivery, true, false],
      [null, homeDelivery, false, false],
      [null, otherStore, false, false]
    ] as const) {
      const shop = await openFakeShop(storesServer, { policy: cliPolicy(0), selection: before })
      expect(await previewChange(shop, input)).toMatchObject({ isSameStore, isChangeToHomeDelivery })
      await shop.dispose()
    }
  })

  it("PREVIEW-05 lists exactly the products that the new store does not sell, with the data of their cart lines", async () => {
    const withoutPrice = { ...wireDetails({}).productStoreDetails, p_has_price: false }
    const items = [
      wireDetails({ id: "1_ST", gtin: "1" }),
      wireDetails({ id: "2_ST", gtin: "2", sellable: false }),
      wireDetails({ id: "3_ST", gtin: "3", productStoreDetails: withoutPrice })
    ]
    const shop = await openShopWithCart(
      (request) => (request.path.startsWith("/Loop54/products/") ? respondWithJson({ items }) : storesServer(request)),
      ["1", "2", "3", "4"]
    )
    const { losses } = await previewChange(shop, otherStore)
    expect(losses).toEqual(
      ["2", "3", "4"].map((gtin) => {
        const { name, brand, size, picture, unit, quantity } = aLine(gtin)
        return { gtin, name, brand, size, picture, unit, quantity, loss: "not-sold", lostItems: [] }
      })
    )
    await shop.dispose()
  })

  it("fails when the new store's products cannot be loaded", async () => {
    const shop = await openShopWithCart(
      (request) => (request.path.startsWith("/Loop54") ? unreachable() : storesServer(request)),
      ["1"]
    )
    expect(await shop.run(previewStoreChange(otherStore))).toMatchObject({
      failure: { _tag: "AssortmentUnavailable" }
    })
    expect(shop.states.of(connectionState).current().failures).toHaveLength(1)
    await shop.dispose()
  })
})

describe("selectAssortment", () => {
  const movedCart = wireCart("cart-1", [], { storeNo: "3202" })
  const moveServer: FakeServer = (request) =>
    request.path === "/carts/cart-1/move" ? respondWithJson(movedCart) : storesServer(request)

  it("moves the cart in one call", async () => {
    const shop = await openShopWithCart(moveServer, ["1", "2"])
    expect(await shop.run(selectAssortment({ ...otherStore, acceptedGtins: ["1", "2"] }))).toMatchObject({
      _tag: "Success"
    })
    expect(
      shop.sent
        .filter(({ path }) => path.startsWith("/carts"))
        .map(({ method, path, body }) => [method, path, body?.text])
    ).toEqual([["POST", "/carts/cart-1/move", JSON.stringify({ storeNumber: "3202", keepCart: true })]])
    expect(shop.states.of(cartState).current()).toMatchObject({
      problems: [],
      serverCart: { storeNumber: "3202", lines: [] }
    })
    await shop.dispose()
  })

  it("reports lost products that were not accepted", async () => {
    const shop = await openShopWithCart(moveServer, ["1", "2"])
    await shop.run(selectAssortment({ ...otherStore, acceptedGtins: ["1"] }))
    expect(shop.states.of(cartState).current().problems).toMatchObject([{ kind: "products-lost", names: ["Vara 2"] }])
    await shop.dispose()
  })

  it("reports all lost products that another tab had added", async () => {
    const gtins = Array.from({ length: 150 }, (_, index) => String(10_000 + index))
    const errors = gtins.map((field) => ({ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "", field }))
    const shop = await openShopWithCart((request) => {
      const [, idList] = /^\/Loop54\/products\/(.*)$/.exec(request.path) ?? []
      if (request.path.endsWith("/move")) return respondWithJson({ ...movedCart, errors })
      if (idList === undefined) return storesServer(request)
      const ids = decodeURIComponent(idList).split(",")
      return ids.length > 100
        ? respondWithError(400, "ERR_VALIDATION")
        : respondWithJson({ items: ids.map((gtin) => wireDetails({ gtin, name: `Vara ${gtin}` })) })
    }, [])
    await shop.run(selectAssortment(otherStore))
    expect(shop.states.of(cartState).current().problems).toMatchObject([
      { kind: "products-lost", names: gtins.map((gtin) => `Vara ${gtin}`) }
    ])
    await shop.dispose()
  })

  it.each(["ERR_CART_NOT_FOUND", "ERR_CART_LOCKED"])(
    "succeeds without a cart when another tab has deleted or ordered it: %s",
    async (code) => {
      const shop = await openShopWithCart(
        (request) => (request.path.endsWith("/move") ? respondWithError(409, code) : storesServer(request)),
        ["1"]
      )
      expect(await shop.run(selectAssortment(otherStore))).toMatchObject({ success: { siteId: "02" } })
      expect(shop.states.of(cartState).current().serverCart).toBeNull()
      await shop.dispose()
    }
  )

  it("TOAST-01 restores state, cookie and saved settings when the cart cannot be moved", async () => {
    for (const selection of [pickupSelection, null]) {
      const shop = await openShopWithCart(
        (request) => (request.path.endsWith("/move") ? respondWithError(500, "ERR_INTERNAL") : storesServer(request)),
        ["1"],
        selection
      )
      if (selection !== null) await shop.run(selectAssortment({ method: "pickupAtStore", siteId: "01" }))
      const snapshotBefore = await takeSnapshot(shop)
      expect(await shop.run(selectAssortment(otherStore))).toMatchObject({
        failure: { _tag: "AssortmentUnavailable" }
      })
      expect(await takeSnapshot(shop)).toEqual(snapshotBefore)
      expect(shop.states.of(connectionState).current().failures).toMatchObject([{ status: 500 }])
      if (selection !== null)
        expect(JSON.parse(shop.sent.findLast(({ method }) => method === "PUT")?.body?.text ?? "{}")).toMatchObject({
          userSiteId: "01"
        })
      await shop.dispose()
    }
  })
})
