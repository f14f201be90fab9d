import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { aLine, stagingForTests, stagingWith, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { rateLimitsWith } from "../staging-settings.ts"

interface Item {
  readonly id: string
  readonly gtin: string
  readonly quantity: { readonly value: number }
  readonly amount: number
}

let shop: TestStaging
let token = ""
let products: ReadonlyArray<{ readonly id: string; readonly gtin: string }> = []
let weightProduct = { id: "", gtin: "" }
let cartId = ""

beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  products = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=100")).json.items.filter(
    ({ id, superCategory }: { id: string; superCategory: string }) =>
      id.endsWith("_ST") && superCategory !== "Frukt & grönt"
  )
  const {
    rows: [row]
  } = await sql<{ id: string; gtin: string }>`
    select p.id, p.gtin from products p join store_products s on s.no = p.no and s.store_number = '3201' where p.unit = 'KGM'
      and s.price is not null and p.sellable
    and s.available_to = '9999-12-30' and s.available_from < '2026-03-10' order by p.popularity desc limit 1`.execute(
    shop.database.sql
  )
  weightProduct = row ?? weightProduct
})
afterAll(() => shop.close())
beforeEach(async () => {
  cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
})
afterEach(async () => {
  shop.clock.now = testNow
  await shop.call("DELETE", `/carts/${cartId}`, { token })
  expect(shop.unexpectedErrors).toEqual([])
})

const add = (items: ReadonlyArray<ReturnType<typeof aLine>>, headers: Readonly<Record<string, string>> = {}) =>
  shop.call("POST", `/carts/${cartId}/additems`, { token, body: { items }, headers })
const readCart = async () => (await shop.call("GET", `/carts/${cartId}`, { token })).json
const quantitiesIn = (json: { readonly items: ReadonlyArray<Item> }) =>
  json.items.map(({ gtin, quantity }) => [gtin, quantity.value])
const firstProduct = () => products[0] as { id: string; gtin: string }
const secondProduct = () => products[1] as { id: string; gtin: string }

describe("POST /carts", () => {
  it("returns the customer's open cart instead of creating a second one", async () => {
    await add([aLine(firstProduct(), 1)])
    const reopenResponse = await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })
    expect([reopenResponse.status, reopenResponse.json.id, quantitiesIn(reopenResponse.json)]).toEqual([
      201,
      cartId,
      [[firstProduct().gtin, 1]]
    ])
  })

  it("moves an empty cart to the requested store, and leaves a cart with products in its store", async () => {
    expect((await shop.call("POST", "/carts", { token, body: { storeNumber: "3202" } })).json.storeNo).toBe("3202")
    expect((await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.storeNo).toBe("3201")
    await add([aLine(firstProduct(), 1)])
    expect((await shop.call("POST", "/carts", { token, body: { storeNumber: "3202" } })).json.storeNo).toBe("3201")
  })
})

describe("DELETE /carts/deleteUsableCarts", () => {
  it("API-38 deletes the customer's open carts with their discount codes, and neither an ordered cart nor another customer's", async () => {
    await add([aLine(firstProduct(), 1)])
    await sql`insert into cart_discounts (cart_id, gtin, added) values (${cartId}, '9900000000011', ${shop.clock.now})`.execute(
      shop.database.sql
    )
    await sql`insert into carts (id, customer_id, store_number, created, modified, checked_out)
      values ('ordered', 'anna', '3201', ${testNow}, ${testNow}, ${testNow})`.execute(shop.database.sql)
    const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
    const eriksCartId = (await shop.call("POST", "/carts", { token: eriksToken, body: { storeNumber: "3201" } })).json
      .id
    const deleteUsableCarts = () => shop.call("DELETE", "/carts/deleteUsableCarts", { token })
    expect(await deleteUsableCarts()).toMatchObject({ status: 204, text: "" })
    const readStatus = async (id: string, ownerToken: string) =>
      (await shop.call("GET", `/carts/${id}`, { token: ownerToken })).status
    expect([
      await readStatus(cartId, token),
      await readStatus("ordered", token),
      await readStatus(eriksCartId, eriksToken)
    ]).toEqual([404, 200, 200])
    const { rows } = await sql`select from cart_discounts where cart_id = ${cartId}`.execute(shop.database.sql)
    expect(rows).toEqual([])
    expect((await deleteUsableCarts()).status).toBe(204)
    expect(await shop.call("DELETE", "/carts/deleteUsableCarts")).toMatchObject({ status: 401 })
    await shop.call("DELETE", `/carts/${eriksCartId}`, { token: eriksToken })
    await sql`delete from carts where id = 'ordered'`.execute(shop.database.sql)
  })
})

describe("POST /carts/{id}/additems", () => {
  it("loses none of 70 concurrent additions, of 50 products and of one product 20 times, on the embedded database", async () => {
    const addedProducts = products.slice(0, 50)
    const addEach = (items: typeof products) => items.map((product) => add([aLine(product, 1)]))
    const firstProductTwentyTimes = Array.from({ length: 20 }, firstProduct)
    const responses = await Promise.all([...addEach(addedProducts), ...addEach(firstProductTwentyTimes)])
    expect([addedProducts.length, new Set(responses.map(({ status }) => status))]).toEqual([50, new Set([200])])
    expect(new Map(quantitiesIn(await readCart()).map(([gtin, count]) => [gtin, count]))).toEqual(
      new Map(addedProducts.map(({ gtin }, index) => [gtin, index === 0 ? 21 : 1]))
    )
  })

  it("increases the quantity of the existing line with the same GTIN", async () => {
    await add([aLine(firstProduct(), 2), aLine(secondProduct(), 1), aLine(firstProduct(), 1)])
    expect(quantitiesIn((await add([aLine(firstProduct(), 2)])).json)).toEqual([
      [firstProduct().gtin, 5],
      [secondProduct().gtin, 1]
    ])
  })

  it("accepts weight products in steps of 0.1 kg", async () => {
    await add([aLine(weightProduct, 0.3)])
    expect(quantitiesIn((await add([aLine(weightProduct, 0.1)])).json)).toEqual([[weightProduct.gtin, 0.4]])
    expect((await add([aLine(weightProduct, 0.25)])).status).toBe(400)
  })

  it("adds none of the products when the store does not sell one of them", async () => {
    const response = await add([aLine(firstProduct(), 1), aLine({ id: "x_ST", gtin: "7310865004703" }, 1)])
    expect([response.status, response.json.errors[0].code, response.json.errors[0].field]).toEqual([
      422,
      "ERR_ITEM_NOT_IN_ASSORTMENT",
      "items.1"
    ])
    expect((await readCart()).items).toEqual([])
  })

  it("refuses tobacco for home delivery, and accepts it for pickup", async () => {
    const {
      rows: [snus]
    } = await sql<{ id: string; gtin: string }>`
      select p.id, p.gtin from products p join store_products s on s.no = p.no and s.store_number = '3201' where p.collect_only and p.sellable
        and s.price is not null
      and s.available_to = '9999-12-30' and s.available_from < '2026-03-10' limit 1`.execute(shop.database.sql)
    const saveDeliverySettings = (userDeliveryMethod: string) =>
      shop.call("PUT", "/customer/userdeliverysettings", {
        token,
        body: { userDeliveryMethod, userPostalCode: "11122", userSiteId: "1001" }
      })
    await saveDeliverySettings("homeDelivery")
    const refusedResponse = await add([aLine(snus ?? firstProduct(), 1)])
    expect([refusedResponse.status, refusedResponse.json.errors?.[0].code]).toEqual([
      422,
      "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"
    ])
    await saveDeliverySettings("pickupAtStore")
    expect((await add([aLine(snus ?? firstProduct(), 1)])).status).toBe(200)
  })

  it("DELIV-26 refuses groceries for home delivery to an area with catering only, and accepts them for pickup", async () => {
    const readAssortments = async (zip: string) =>
      (await shop.call("GET", `/zipCodes/${zip}/storeNumber`)).json.homeDeliveryAssortmentValues
    expect([await readAssortments("90326"), await readAssortments("91231")]).toEqual([
      ["grocery", "catering"],
      ["catering"]
    ])
    const saveDeliverySettings = (userDeliveryMethod: string, userPostalCode: string) =>
      shop.call("PUT", "/customer/userdeliverysettings", {
        token,
        body: { userDeliveryMethod, userPostalCode, userSiteId: "1001" }
      })
    await saveDeliverySettings("homeDelivery", "91231")
    const refusedResponse = await add([aLine(firstProduct(), 1)])
    expect([refusedResponse.status, refusedResponse.json.errors?.[0].code]).toEqual([
      422,
      "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"
    ])
    for (const [method, zip] of [
      ["homeDelivery", "90326"],
      ["pickupAtStore", "91231"]
    ] as const) {
      await saveDeliverySettings(method, zip)
      expect([method, (await add([aLine(firstProduct(), 1)])).status]).toEqual([method, 200])
    }
    await saveDeliverySettings("homeDelivery", "91231")
    const moveResponse = await shop.call("POST", `/carts/${cartId}/move`, {
      token,
      body: { storeNumber: "3201", keepCart: true }
    })
    expect([moveResponse.json.items, moveResponse.json.errors[0].code]).toEqual([[], "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"])
    await saveDeliverySettings("pickupAtStore", "11122")
  })

  it("always adds every piece, up to the maximum of 25, and the cart's amounts always add up to its total", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 19 }), fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 8 }),
        async (additions) => {
          const deletionPromises = (await readCart()).items.map((item: Item) =>
            shop.call("DELETE", `/carts/${cartId}/items/${item.id}`, { token })
          )
          await Promise.all(deletionPromises)
          const expectedQuantities = new Map<string, number>()
          for (const [index, value] of additions) {
            const product = products[index] as { id: string; gtin: string }
            expectedQuantities.set(product.gtin, Math.min(25, (expectedQuantities.get(product.gtin) ?? 0) + value))
            await add([aLine(product, value)])
          }
          const json = await readCart()
          expect(new Map(json.items.map(({ gtin, quantity }: Item) => [gtin, quantity.value]))).toEqual(
            expectedQuantities
          )
          const toOre = (kronor: number) => Math.round(kronor * 100)
          const chargedFees = json.charges.filter(({ subType }: { subType: string }) => subType !== "WeightReservation")
          const sum = [...json.items, ...chargedFees].reduce(
            (total: number, { amount }: { amount: number }) => total + toOre(amount),
            0
          )
          expect(toOre(json.totalAmount)).toBe(sum)
        }
      ),
      { numRuns: 8 }
    )
  })
})

describe("a repeated write", () => {
  it("is applied once per Idempotency-Key, and gets the same response", async () => {
    const headers = { "idempotency-key": "one" }
    const responses = await Promise.all([
      add([aLine(firstProduct(), 2)], headers),
      add([aLine(firstProduct(), 2)], headers),
      add([aLine(firstProduct(), 2)], headers)
    ])
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(quantitiesIn(await readCart())).toEqual([[firstProduct().gtin, 2]])
  })

  it("gets 422 when its key was used for a different body", async () => {
    await add([aLine(firstProduct(), 2)], { "idempotency-key": "two" })
    const otherResponse = await add([aLine(firstProduct(), 3)], { "idempotency-key": "two" })
    expect([otherResponse.status, otherResponse.json.errors[0].code]).toEqual([422, "ERR_IDEMPOTENCY_KEY_REUSED"])
  })

  it("gets the same error response, and its key can be used for another request after a day", async () => {
    const body = [aLine({ id: "x_ST", gtin: "7310865004703" }, 1)]
    const headers = { "idempotency-key": "three" }
    const firstResponse = await add(body, headers)
    expect((await add(body, headers)).json.errors).toEqual(firstResponse.json.errors)
    shop.clock.now += 24 * 3_600_000 + 1
    token = await shop.logIn()
    expect((await add([aLine(firstProduct(), 1)], headers)).status).toBe(200)
  })
})

describe("PUT /carts/{id}/items/{itemId}", () => {
  it("sets the quantity, and removes the line at 0", async () => {
    const [item] = (await add([aLine(firstProduct(), 2)])).json.items
    const changeQuantity = (quantity: number) =>
      shop.call("PUT", `/carts/${cartId}/items/${item.id}`, { token, body: { quantity } })
    expect(quantitiesIn((await changeQuantity(7)).json)).toEqual([[firstProduct().gtin, 7]])
    expect((await changeQuantity(0)).json.items).toEqual([])
    expect((await changeQuantity(1)).status).toBe(404)
  })

  it("responds with the cart as it is read afterwards, whatever changed", async () => {
    const { items } = (await add([aLine(firstProduct(), 2), aLine(weightProduct, 0.3), aLine(secondProduct(), 1)])).json
    const [firstId, weightId, secondId] = items.map(({ id }: Item) => id)
    for (const [lineId, quantity] of [
      [firstId, 7],
      [weightId, 1.2],
      [secondId, 99],
      [firstId, 0],
      [weightId, 0],
      [secondId, 3]
    ]) {
      shop.clock.now += 1_000
      const { status, json } = await shop.call("PUT", `/carts/${cartId}/items/${lineId}`, { token, body: { quantity } })
      const { errors, ...changedCart } = json
      expect([status, errors?.length ?? 0, changedCart]).toEqual([200, quantity === 99 ? 1 : 0, await readCart()])
      expect(changedCart.modifiedDate).toBe(new Date(shop.clock.now).toISOString())
    }
  })

  it("changes neither the line nor the time of the cart's change when its quantity is refused", async () => {
    const [item] = (await add([aLine(firstProduct(), 2)])).json.items
    const cartBefore = await readCart()
    shop.clock.now += 1_000
    for (const quantity of [-1, 1.5]) {
      const { status, json } = await shop.call("PUT", `/carts/${cartId}/items/${item.id}`, {
        token,
        body: { quantity }
      })
      expect([status, json.errors[0].field]).toEqual([400, "quantity"])
    }
    expect(await readCart()).toEqual(cartBefore)
  })

  it("is applied once for concurrent requests with one Idempotency-Key, and again with another key", async () => {
    const [item] = (await add([aLine(firstProduct(), 2)])).json.items
    const change = (quantity: number, key: string) =>
      shop.call("PUT", `/carts/${cartId}/items/${item.id}`, {
        token,
        body: { quantity },
        headers: { "idempotency-key": key }
      })
    const sendThreeTimes = (quantity: number, key: string) =>
      Promise.all(Array.from({ length: 3 }, () => change(quantity, key)))
    const [firstResponse] = await sendThreeTimes(5, "change-1")
    await sendThreeTimes(6, "change-2")
    const repeatedResponses = await sendThreeTimes(5, "change-1")
    expect(repeatedResponses.map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => firstResponse?.text))
    expect(quantitiesIn(await readCart())).toEqual([[firstProduct().gtin, 6]])
  })
})

describe("POST /carts/{id}/move", () => {
  it("keeps the products that the new store sells and removes the others", async () => {
    const { rows } = await sql<{ id: string; gtin: string; shared: boolean }>`
      select p.id, p.gtin, '3202' = any(p.stores) as shared from products p join store_products s on s.no = p.no and s.store_number = '3201'
      where s.price is not null and p.sellable and p.unit = 'PCE' and not p.collect_only and s.available_to = '9999-12-30'
        and s.available_from < '2026-03-10'
      order by shared, p.popularity desc`.execute(shop.database.sql)
    const productOfOneStore = rows.find(({ shared }) => !shared)
    await add([aLine(firstProduct(), 1), aLine(productOfOneStore ?? secondProduct(), 1)])
    const movedCart = (
      await shop.call("POST", `/carts/${cartId}/move`, { token, body: { storeNumber: "3202", keepCart: true } })
    ).json
    expect([movedCart.storeNo, quantitiesIn(movedCart)]).toEqual(["3202", [[firstProduct().gtin, 1]]])
    expect(movedCart.errors).toMatchObject([
      { code: "ERR_ITEM_NOT_IN_ASSORTMENT", field: (productOfOneStore ?? secondProduct()).gtin }
    ])
    expect(
      (await shop.call("POST", `/carts/${cartId}/move`, { token, body: { storeNumber: "3201", keepCart: false } })).json
        .items
    ).toEqual([])
  })
})

describe("the delivery time of a moved cart", () => {
  const saveDeliverySettings = (userDeliveryMethod: string) =>
    shop.call("PUT", "/customer/userdeliverysettings", {
      token,
      body: { userDeliveryMethod, userPostalCode: "11122", userSiteId: "1001" }
    })
  const move = async (storeNumber: string) =>
    (await shop.call("POST", `/carts/${cartId}/move`, { token, body: { storeNumber, keepCart: true } })).json
      .selectedSlotId

  it("is kept while store and delivery method stay the same, and is released when either changes", async () => {
    const {
      rows: [slot]
    } = await sql<{ id: string }>`
      select id from slots where store_number = '3201' and method = 'Pickup' and taken < capacity and cutoff > ${testNow} limit 1`.execute(
      shop.database.sql
    )
    const chooseSlot = () => shop.call("PUT", `/carts/${cartId}/slot`, { token, body: { slotId: slot?.id } })
    await saveDeliverySettings("pickupAtStore")
    await chooseSlot()
    expect(await move("3201")).toBe(slot?.id)
    expect(await move("3202")).toBeNull()
    await move("3201")
    await chooseSlot()
    await saveDeliverySettings("homeDelivery")
    expect(await move("3201")).toBeNull()
    await saveDeliverySettings("pickupAtStore")
  })
})

describe("a request for something that does not exist", () => {
  it("is refused with an error that says whether the store, the line or the coupon is missing, and changes nothing", async () => {
    const [item] = (await add([aLine(firstProduct(), 2)])).json.items
    const refusals = [
      await shop.call("POST", "/carts", { token, body: { storeNumber: "9999" } }),
      await shop.call("POST", `/carts/${cartId}/move`, { token, body: { storeNumber: "9999", keepCart: true } }),
      await shop.call("PUT", `/carts/${cartId}/items/none`, { token, body: { quantity: 1 } }),
      await shop.call("DELETE", `/carts/${cartId}/items/none`, { token }),
      await shop.call("DELETE", `/carts/${cartId}/discountCodes?gtin=9900000000011`, { token }),
      await shop.call("DELETE", `/carts/${cartId}/discountCodes`, { token })
    ]
    expect(refusals.map(({ json: { errors } }) => [errors[0].code, errors[0].message, errors[0].field])).toEqual([
      ["ERR_STORE_NOT_FOUND", "There is no such store.", "storeNumber"],
      ["ERR_STORE_NOT_FOUND", "There is no such store.", "storeNumber"],
      ["ERR_ITEM_NOT_FOUND", "There is no such line in the cart.", undefined],
      ["ERR_ITEM_NOT_FOUND", "There is no such line in the cart.", undefined],
      ["ERR_COUPON_DOESNT_EXISTS", "The coupon is not in the cart.", undefined],
      ["ERR_VALIDATION", "gtin is missing", "gtin"]
    ])
    expect(await readCart()).toMatchObject({ storeNo: "3201", items: [{ id: item.id, quantity: { value: 2 } }] })
  })

  it("reports which item of an addition cannot be bought, and why", async () => {
    const { json } = await add([aLine(firstProduct(), 1), aLine({ id: "x_ST", gtin: "7310865004703" }, 1)])
    expect(json.errors).toEqual([
      { code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: "The store does not have this product.", field: "items.1" }
    ])
  })
})

describe("a cart line", () => {
  it("is reduced to its maximum when a higher quantity is set, with an error that names the field", async () => {
    const [item] = (await add([aLine(firstProduct(), 1)])).json.items
    const changeResponse = await shop.call("PUT", `/carts/${cartId}/items/${item.id}`, {
      token,
      body: { quantity: 99 }
    })
    expect([changeResponse.json.items[0].quantity.value, changeResponse.json.errors[0]]).toMatchObject([
      25,
      { code: "ERR_QUANTITY_LIMIT", field: "quantity" }
    ])
    const allowedResponse = await shop.call("PUT", `/carts/${cartId}/items/${item.id}`, {
      token,
      body: { quantity: 2 }
    })
    expect(allowedResponse.json.errors ?? []).toEqual([])
  })

  it("is removed by DELETE", async () => {
    const [item] = (await add([aLine(firstProduct(), 1), aLine(secondProduct(), 1)])).json.items
    const { json } = await shop.call("DELETE", `/carts/${cartId}/items/${item.id}`, { token })
    expect(quantitiesIn(json)).toEqual([[secondProduct().gtin, 1]])
  })
})

describe("a line of another customer's cart", () => {
  it("is neither changed nor removed through the caller's own cart", async () => {
    const [item] = (await add([aLine(firstProduct(), 2)])).json.items
    const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
    const eriksCartId = (await shop.call("POST", "/carts", { token: eriksToken, body: { storeNumber: "3201" } })).json
      .id
    const responses = [
      await shop.call("PUT", `/carts/${eriksCartId}/items/${item.id}`, { token: eriksToken, body: { quantity: 9 } }),
      await shop.call("PUT", `/carts/${eriksCartId}/items/${item.id}`, { token: eriksToken, body: { quantity: 0 } }),
      await shop.call("DELETE", `/carts/${eriksCartId}/items/${item.id}`, { token: eriksToken })
    ]
    expect(responses.map(({ status, json }) => [status, json.errors[0].code])).toEqual(
      responses.map(() => [404, "ERR_ITEM_NOT_FOUND"])
    )
    expect(quantitiesIn(await readCart())).toEqual([[firstProduct().gtin, 2]])
    await shop.call("DELETE", `/carts/${eriksCartId}`, { token: eriksToken })
  })
})

describe("discount codes", () => {
  const apply = async (code: string) => {
    const lookUpResponse = await shop.call("GET", `/DiscountCodeMap?code=${code}`, { token })
    return lookUpResponse.status === 200
      ? shop.call("POST", `/carts/${cartId}/discountCodes`, {
          token,
          body: { gtin: lookUpResponse.json.gtin, name: lookUpResponse.json.name }
        })
      : lookUpResponse
  }

  it.each([
    ["UTGANGEN", "ERR_COUPON_EXPIRED"],
    ["ANVAND", "ERR_COUPON_ALREADY_USED"],
    ["RESERVERAD", "ERR_COUPON_ALREADY_USED"],
    ["VALIDERA", "ERR_COUPON_VALIDATION"],
    ["OGILTIG", "ERR_INVALID_COUPON"],
    ["FINNSINTE", "ERR_COUPON_DOESNT_EXISTS"]
  ])("%s is refused with %s", async (code, error) => {
    const response = await apply(code)
    expect([response.status, response.json.errors[0].code]).toEqual([422, error])
    expect(/already reserved/i.test(response.json.errors[0].message)).toBe(code === "RESERVERAD")
  })

  it("VALKOMMEN50 reduces the total by 50 kr, once per cart, and can be removed", async () => {
    const cartBefore = (await add([aLine(firstProduct(), 10)])).json
    const cartAfter = (await apply("valkommen50")).json
    expect(Math.round((cartBefore.totalAmount - cartAfter.totalAmount) * 100)).toBe(
      Math.min(5_000, Math.round(cartBefore.totalValue * 100))
    )
    expect((await apply("VALKOMMEN50")).json.errors[0].code).toBe("ERR_COUPON_ALREADY_USED")
    const removeResponse = await shop.call("DELETE", `/carts/${cartId}/discountCodes`, {
      token,
      body: { gtin: "9900000000011" }
    })
    expect([removeResponse.status, removeResponse.json.totalAmount]).toEqual([200, cartBefore.totalAmount])
  })

  it("are removed from the customer's own cart only", async () => {
    await add([aLine(firstProduct(), 1)])
    const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
    const eriksCartId = (await shop.call("POST", "/carts", { token: eriksToken, body: { storeNumber: "3201" } })).json
      .id
    const gtin = (await apply("VALKOMMEN50")).json.discountCodes[0].gtin
    await sql`insert into cart_discounts (cart_id, gtin, added) values (${eriksCartId}, ${gtin}, ${shop.clock.now})`.execute(
      shop.database.sql
    )
    expect((await shop.call("DELETE", `/carts/${cartId}/discountCodes?gtin=${gtin}`, { token })).status).toBe(200)
    const countCodesIn = async (id: string, ownerToken: string) =>
      (await shop.call("GET", `/carts/${id}`, { token: ownerToken })).json.discountCodes.length
    expect([await countCodesIn(cartId, token), await countCodesIn(eriksCartId, eriksToken)]).toEqual([0, 1])
    await shop.call("DELETE", `/carts/${eriksCartId}`, { token: eriksToken })
  })

  it("may contain white space of any kind, at any position", async () => {
    await add([aLine(firstProduct(), 1)])
    for (const code of [" valkommen50 ", "VALKOMMEN 50", "VALKOMMEN\u00a050", "V ALKOMMEN\t50"]) {
      const { status, json } = await shop.call("GET", `/DiscountCodeMap?code=${encodeURIComponent(code)}`, { token })
      expect([code, status, json.code]).toEqual([code, 200, "VALKOMMEN50"])
    }
  })

  it("are deleted with the cart", async () => {
    await add([aLine(firstProduct(), 1)])
    await apply("VALKOMMEN50")
    const countCodes = async () =>
      (await sql`select gtin from cart_discounts where cart_id = ${cartId}`.execute(shop.database.sql)).rows.length
    expect(await countCodes()).toBe(1)
    await shop.call("DELETE", `/carts/${cartId}`, { token })
    expect(await countCodes()).toBe(0)
  })

  it("GRATISPLOCK removes the picking fee", async () => {
    await add([aLine(firstProduct(), 1)])
    const chargeKinds = (await apply("GRATISPLOCK")).json.charges.map(({ subType }: { subType: string }) => subType)
    expect(chargeKinds).not.toContain("ChargePickingFee")
  })

  it("SOMMAR reduces only fruit and vegetables, by ten percent", async () => {
    const path = "/Loop54/category/10/products?store=3201&take=1&SortField=p_price_desc"
    const [fruit] = (await shop.call("GET", path)).json.items
    const cartBefore = (await add([aLine(fruit, fruit.id.endsWith("KG") ? 1 : 2), aLine(firstProduct(), 2)])).json
    const fruitLine = cartBefore.items.find(({ gtin }: Item) => gtin === fruit.gtin)
    const cartAfter = (await apply("SOMMAR")).json
    expect(Math.round((cartBefore.totalAmount - cartAfter.totalAmount) * 100)).toBe(Math.round(fruitLine.amount * 10))
  })

  it("may be tried a limited number of times per customer, look-ups and additions to the cart together; further attempts get 429", async () => {
    const limitedShop = stagingWith(shop.database, { rateLimits: rateLimitsWith({ discountCodes: { perAccount: 3 } }) })
    const tryCode = (code: string, customerToken: string) =>
      limitedShop.call("GET", `/DiscountCodeMap?code=${code}`, { token: customerToken })
    const eriksToken = await limitedShop.logIn("erik.eriksson@exempel.se")
    const guessResponses = [
      await tryCode("GISSA1", eriksToken),
      await tryCode("GISSA2", eriksToken),
      await tryCode("GISSA3", eriksToken)
    ]
    expect(guessResponses.map(({ status }) => status)).toEqual([422, 422, 422])
    const body = { gtin: "9900000000035", name: "SOMMAR" }
    for (const { status, headers, json } of [
      await tryCode("SOMMAR", eriksToken),
      await limitedShop.call("POST", "/carts/none/discountCodes", { token: eriksToken, body })
    ])
      expect([status, Number(headers.get("retry-after")) > 0, json.errors[0].code]).toEqual([
        429,
        true,
        "too_many_codes"
      ])
    expect((await tryCode("SOMMAR", await limitedShop.logIn("personal@exempel.se"))).status).toBe(200)
    limitedShop.clock.now += 601_000
    expect((await tryCode("SOMMAR", eriksToken)).status).toBe(200)
  })
})
