import { sql } from "kysely"
import { ownGtin } from "#adapters/demo-shop/own-gtin.ts"
import {
  aLine,
  type aRecipeWith,
  stagingForTests,
  type TestResponse,
  type TestStaging
} from "#adapters/demo-shop/testing.ts"

export interface SoldProduct {
  readonly id: string
  readonly gtin: string
  readonly name: string
}

/** Reads the ten most popular products of store 3201 that meet a condition on products `p`. */
const readSoldProducts = async (
  { database }: TestStaging,
  condition: ReturnType<typeof sql>
): Promise<ReadonlyArray<SoldProduct>> =>
  (
    await sql<SoldProduct>`select p.id, p.gtin, p.name from products p join store_products s on s.no = p.no and s.store_number = '3201'
      where s.price is not null and p.sellable and p.visible and s.available_to = '9999-12-30' and s.available_from < '2026-03-10'
        and ${condition} order by p.popularity desc limit 10`.execute(database.sql)
  ).rows

/** Makes a shop, and the calls with which the demo customer Anna opens and changes a cart in store 3201. */
export const makeTestCart = async () => {
  const shop = await stagingForTests()
  const token = await shop.logIn()
  let cartId = ""
  const call = (method: string, path: string, body?: unknown) =>
    shop.call(method, `/carts/${cartId}${path}`, { token, ...(body === undefined ? {} : { body }) })
  const add = (...items: ReadonlyArray<ReturnType<typeof aLine>>) => call("POST", "/additems", { items })
  const saveDeliveryMethod = (userDeliveryMethod: string) =>
    shop.call("PUT", "/customer/userdeliverysettings", {
      token,
      body: { userDeliveryMethod, userPostalCode: "11122", userSiteId: "1001" }
    })
  return {
    shop,
    token,
    /** Products sold by the piece, without a maximum of their own, that stores 3201 and 3202 sell and deliver home. */
    products: await readSoldProducts(
      shop,
      sql`p.unit = 'PCE' and not p.collect_only and p.maximum is null and '3202' = any(p.stores)`
    ),
    tobacco: (await readSoldProducts(shop, sql`p.collect_only`))[0] as SoldProduct,
    weightProduct: (await readSoldProducts(shop, sql`p.unit = 'KGM'`))[0] as SoldProduct,
    productOfOneStore: (
      await readSoldProducts(shop, sql`p.unit = 'PCE' and not p.collect_only and not '3202' = any(p.stores)`)
    )[0] as SoldProduct,
    call,
    add,
    saveDeliveryMethod,
    read: async () => (await call("GET", "")).json,
    addRecipe: (recipe: ReturnType<typeof aRecipeWith>, basket = "flexkassen") =>
      call("POST", "/editableRecipes", { basket, recipe }),
    addBag: (number: number) => add(aLine({ id: `B${number}`, gtin: ownGtin("bag", number) }, 1)),
    /** Opens an empty cart for pickup. */
    open: async () => {
      await saveDeliveryMethod("pickupAtStore")
      cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
    }
  }
}

/** A response's status and its errors: code, field and message of each. */
export const errorsOf = ({ status, json }: TestResponse) => [
  status,
  ...(json.errors ?? []).map(({ code, field, message }: { code: string; field?: string; message: string }) => [
    code,
    field,
    message
  ])
]
