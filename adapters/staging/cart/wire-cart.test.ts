import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import { type Ore, zero } from "#core/kernel/money.ts"
import { anyOre } from "#core/kernel/testing.ts"
import { toJsonText } from "../database/json-text.ts"
import type { CardFacts } from "../database/product-facts.ts"
import type { CartLineRow, CartWithLines } from "./read-cart.ts"
import { toWireCart } from "./wire-cart.ts"

const now = Date.parse("2026-03-10T09:00:00Z")

const aCart = (fields: Partial<CartWithLines> = {}): CartWithLines => ({
  id: "cart-1",
  customer_id: "anna",
  store_number: "3201",
  modified: now,
  checked_out: null,
  deleted: null,
  replaces_order_id: null,
  order_id: null,
  order_no: null,
  slot_id: null,
  slot_method: null,
  slot_picking_fee: null,
  slot_freight_fee: null,
  slot_picking_fee_limit: null,
  saved_delivery_method: "pickupAtStore",
  groceries_delivered: true,
  delivered_from_store: true,
  shop_picking_fee: 4_900 as Ore,
  shop_picking_fee_limit: 150_000 as Ore,
  coupons: [],
  lines: [],
  recipes: [],
  bags: [],
  meals: [],
  ...fields
})

const aLineRow = (fields: Partial<CartLineRow> = {}): CartLineRow => ({
  id: "l1",
  no: 1,
  product_id: "1_ST",
  gtin: "1",
  quantity: 1,
  deposit: zero,
  department: "Mejeri, ost och ägg",
  category: "Mellanmjölk",
  sellable: true,
  visible: true,
  collect_only: false,
  card: toJsonText({ name: "Mellanmjölk", brand: "Arla", countryOfOrigin: "Sverige" } as CardFacts),
  unit: "PCE",
  comparison_amount: null,
  comparison_unit: null,
  price: 11_200 as Ore,
  promotions: null,
  stock_status: null,
  available_from: "2026-01-01",
  available_to: null,
  ...fields
})

/** The amounts of a cart's charges in kronor, by kind. */
const chargesOf = (cart: Partial<CartWithLines>, lines = [aLineRow()]) =>
  Object.fromEntries(toWireCart(aCart({ ...cart, lines }), now).charges.map(({ subType, amount }) => [subType, amount]))
const slot: Partial<CartWithLines> = {
  slot_id: "s1",
  slot_method: "Home",
  slot_picking_fee: 2_900 as Ore,
  slot_freight_fee: 7_900 as Ore,
  slot_picking_fee_limit: 100_000 as Ore
}

describe("toWireCart", () => {
  it("charges the shop's picking fee without a delivery time, and a freight of 49 kr for home delivery only", () => {
    expect(chargesOf({})).toEqual({ ChargePickingFee: 49 })
    expect(chargesOf({ saved_delivery_method: null })).toEqual({ ChargePickingFee: 49 })
    expect(chargesOf({ saved_delivery_method: "homeDelivery" })).toEqual({ ChargePickingFee: 49, FreightCharge: 49 })
  })

  it("always charges the fees of the chosen delivery time, and states the value from which it has no picking fee", () => {
    fc.assert(
      fc.property(
        anyOre(10_000),
        anyOre(10_000),
        anyOre(300_000),
        anyOre(200_000),
        (picking, freight, limit, price) => {
          const cart = aCart({
            ...slot,
            slot_picking_fee: picking,
            slot_freight_fee: freight,
            slot_picking_fee_limit: limit,
            lines: [aLineRow({ price })]
          })
          const { charges, ...wire } = toWireCart(cart, now)
          const amountOf = (kind: string) => charges.find(({ subType }) => subType === kind)?.amount ?? 0
          expect([amountOf("ChargePickingFee"), amountOf("FreightCharge")]).toEqual([
            price >= limit ? 0 : picking / 100,
            freight / 100
          ])
          expect([wire.highestPickingFee, wire.lowestPickingFeeLimit, wire.originalPickingFee]).toEqual([
            picking / 100,
            limit / 100,
            49
          ])
          expect(wire.totalAmount).toBeCloseTo((price + (price >= limit ? 0 : picking) + freight) / 100, 6)
        }
      )
    )
  })

  it("charges no freight for a delivery time of pickup, even when the customer has saved home delivery, and 49 kr for one of home delivery without a fee of its own", () => {
    const pickup = { ...slot, slot_method: "Pickup", slot_freight_fee: null } as const
    expect(chargesOf({ ...pickup, saved_delivery_method: "homeDelivery" })).toEqual({ ChargePickingFee: 29 })
    expect(chargesOf({ ...pickup, slot_method: "Home" })).toEqual({ ChargePickingFee: 29, FreightCharge: 49 })
  })

  it("gives each charge a quantity of 1, with its amount as the unit price", () => {
    expect(
      toWireCart(aCart({ saved_delivery_method: "homeDelivery", lines: [aLineRow({ deposit: 100 as Ore })] }), now)
        .charges
    ).toEqual(
      [
        ["ReturnablePackage", "Pant", 1],
        ["ChargePickingFee", "Plockavgift", 49],
        ["FreightCharge", "Hemleverans", 49]
      ].map(([id, name, amount]) => ({
        id,
        name,
        subType: id,
        price: { gross: amount },
        quantity: { value: 1 },
        amount
      }))
    )
    const [reservation] = toWireCart(aCart({ lines: [aLineRow({ unit: "KGM", quantity: 1_000 })] }), now).charges.slice(
      -1
    )
    expect(reservation).toMatchObject({ name: "Reservation för viktvaror", amount: 11.2 })
  })

  it("includes VAT of 12 % on food in the total and in the freight until March 2026", () => {
    const wire = toWireCart(
      aCart({ ...slot, slot_picking_fee: zero, slot_freight_fee: 5_600 as Ore, lines: [aLineRow()] }),
      now
    )
    expect([wire.totalAmount, wire.totalTaxAmount]).toEqual([168, 18])
    expect(wire.deliveryFee).toEqual({ amount: 56, taxAmount: 6, taxPercentage: 12, totalDiscountAmount: 0 })
  })

  it("includes VAT of 6 % on food from April 2026, and of 25 % on other products, and splits the freight's VAT in proportion", () => {
    const april = Date.parse("2026-04-01T09:00:00Z")
    const lines = [
      aLineRow({ price: 10_600 as Ore }),
      aLineRow({ id: "l2", price: 5_300 as Ore, department: "Barn", category: "Blöjor" })
    ]
    const cart = aCart({ ...slot, slot_picking_fee: zero, slot_freight_fee: 5_100 as Ore, lines })
    const wire = toWireCart(cart, april)
    expect(wire.items.map(({ taxPercentage }) => taxPercentage)).toEqual([6, 25])
    expect([wire.totalAmount, wire.totalTaxAmount]).toEqual([210, 7.92 + 14])
    expect(wire.deliveryFee).toEqual({ amount: 51, taxAmount: 1.92 + 3.4, taxPercentage: 6, totalDiscountAmount: 0 })
  })

  it("writes weights in kilograms, and prices in kronor", () => {
    const bananas = aLineRow({ unit: "KGM", quantity: 700, price: 2_990 as Ore, product_id: "3_KG" })
    const [item] = toWireCart(aCart({ lines: [bananas] }), now).items
    expect(item).toMatchObject({
      name: "Mellanmjölk",
      countryOfOriginName: "Sverige",
      quantity: { value: 0.7, unit: "Kilogram", originalUnit: "Kilogram" },
      amount: 20.93,
      normalPrice: 20.93,
      price: { gross: 29.9 }
    })
    expect(chargesOf({}, [bananas])).toEqual({ ChargePickingFee: 49, WeightReservation: 2.09 })
  })

  it("applies promotions in kronor, for members, while they are valid and once their minimum is reached", () => {
    const promotion: WirePromotionJson = {
      id: "p1",
      type: "campaign",
      campaignTypeId: null,
      name: null,
      couponId: null,
      effectType: "ItemsTotal",
      membersOnly: true,
      from: "2026-03-01T00:00:00Z",
      to: "2026-03-31T00:00:00Z",
      minAmount: 100.5,
      minQuantity: 2,
      value: 150.5,
      maxAppliedPerReceipt: 0,
      displayLowestPriceLast30Days: null,
      priceDetails: { price: 75.25, unit: "PCE", comparativePrice: null, comparativePriceUnit: null }
    }
    const amountAt = (time: number, otherPrice: number, fields: Partial<WirePromotionJson> = {}) => {
      const promotions = toJsonText([{ ...promotion, ...fields }])
      const lines = [aLineRow({ quantity: 2, promotions }), aLineRow({ id: "l2", gtin: "2", price: otherPrice as Ore })]
      const [item] = toWireCart(aCart({ lines }), time).items
      return [item?.amount, item?.totalDiscountAmount]
    }
    expect(amountAt(now, 10_050)).toEqual([150.5, 73.5])
    expect(amountAt(now, 10_049)).toEqual([224, 0])
    expect(amountAt(now, 0, { minAmount: null })).toEqual([150.5, 73.5])
    expect(amountAt(Date.parse(promotion.to) + 1, 10_050)).toEqual([224, 0])
  })

  it("charges the deposit of each piece, and no amount for a product without a price", () => {
    expect(chargesOf({}, [aLineRow({ deposit: 200 as Ore, quantity: 3 })])).toMatchObject({ ReturnablePackage: 6 })
    expect(toWireCart(aCart({ lines: [aLineRow({ price: null })] }), now)).toMatchObject({
      totalValue: 0,
      items: [{ amount: 0 }]
    })
  })

  it("deducts coupons of every kind, and shows the amount of each", () => {
    const aCoupon = (gtin: string, kind: "amount" | "percent" | "free-picking", value: number) => ({
      gtin,
      code: `CODE${gtin}`,
      name: `Kod ${gtin}`,
      kind,
      value,
      department: kind === "percent" ? "Mejeri, ost och ägg" : null
    })
    const cart = aCart({
      coupons: [aCoupon("1", "amount", 5_000), aCoupon("2", "percent", 10), aCoupon("3", "free-picking", 0)],
      lines: [aLineRow({ quantity: 2 })]
    })
    const wire = toWireCart(cart, now)
    expect(wire.discountCodes).toEqual([
      { gtin: "1", code: "CODE1", name: "Kod 1", amount: 50 },
      { gtin: "2", code: "CODE2", name: "Kod 2", amount: 22.4 },
      { gtin: "3", code: "CODE3", name: "Kod 3", amount: 0 }
    ])
    expect([wire.totalValue, wire.totalDiscount, wire.totalAmount, wire.charges]).toEqual([224, 72.4, 151.6, []])
    expect(wire.coupons).toEqual(wire.discountCodes)
  })

  it("contains its order, the order that it replaces and the errors of a change, if there are any", () => {
    expect(toWireCart(aCart(), now)).toMatchObject({
      orderId: null,
      isReplacement: false,
      checkoutCompletedDate: null,
      meta: { isReplacement: false }
    })
    expect(toWireCart(aCart(), now)).not.toHaveProperty("errors")
    const error = { code: "ERR_QUANTITY_LIMIT", message: "At most 3" } as const
    const fields = { order_id: "o1", order_no: "7", replaces_order_id: "o0", checked_out: now, deleted: now }
    const iso = "2026-03-10T09:00:00.000Z"
    expect(toWireCart(aCart(fields), now, [error])).toMatchObject({
      orderId: "o1",
      orderNumber: "7",
      replacementForOrderId: "o0",
      isReplacement: true,
      checkoutCompletedDate: iso,
      deletedDate: iso,
      modifiedDate: iso,
      meta: { isReplacement: true, replacementForOrderId: "o0" },
      errors: [error]
    })
  })
})
