import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aPromotion, noon } from "../catalogue/testing.ts"
import { add, type Ore, zero } from "../kernel/money.ts"
import { anyOre } from "../kernel/testing.ts"
import { type CartToPrice, type CouponEffect, type LineToPrice, pickingFeeFor, priceCart } from "./pricing.ts"
import { anyCartToPrice } from "./testing.ts"

const milk: LineToPrice = {
  key: "milk",
  unit: "piece",
  quantity: 5,
  unitPrice: 2_195 as Ore,
  promotions: [],
  deposit: zero,
  department: "Mejeri, ost och ägg"
}

const cartOf = (lines: ReadonlyArray<LineToPrice>, fields: Partial<CartToPrice> = {}): CartToPrice => ({
  lines,
  isMember: true,
  now: noon,
  coupons: [],
  recipes: [],
  meals: [],
  pickingFee: 4_900 as Ore,
  pickingFeeLimit: 150_000 as Ore,
  freightFee: zero,
  ...fields
})

describe("priceCart (lines and fees)", () => {
  it("applies '2 för 35 kr' to full pairs and the ordinary price to the rest", () => {
    const {
      lines: [line],
      itemsTotal
    } = priceCart(cartOf([{ ...milk, promotions: [aPromotion()] }]))
    expect(line).toMatchObject({ gross: 10_975, net: 2 * 3_500 + 2_195, discount: 10_975 - 9_195 })
    expect(itemsTotal).toBe(9_195)
  })

  it("limits a multi-buy to its maximum per receipt", () => {
    const {
      lines: [line]
    } = priceCart(cartOf([{ ...milk, promotions: [aPromotion({ maxAppliedPerReceipt: 1 })] }]))
    expect(line?.net).toBe(3_500 + 3 * 2_195)
  })

  it("applies a promotion once other products reach its minimum amount", () => {
    const milkOnOffer = { ...milk, promotions: [aPromotion({ minAmount: 10_000 as Ore })] }
    const bread: LineToPrice = { ...milk, key: "bread", quantity: 1, unitPrice: 9_999 as Ore }
    expect(priceCart(cartOf([milkOnOffer, bread])).lines[0]?.discount).toBe(0)
    expect(priceCart(cartOf([milkOnOffer, { ...bread, unitPrice: 10_000 as Ore }])).lines[0]?.discount).toBeGreaterThan(
      0
    )
  })

  it("PRODUCT-10 applies a members' promotion to members only", () => {
    const milkOnOffer = { ...milk, promotions: [aPromotion({ membersOnly: true })] }
    expect(priceCart(cartOf([milkOnOffer], { isMember: false })).totalDiscount).toBe(0)
    expect(priceCart(cartOf([milkOnOffer], { isMember: true })).totalDiscount).toBeGreaterThan(0)
  })

  it("DELIV-41 reserves a tenth of the price of products sold by weight and of recipe bags, outside the total", () => {
    const bananas: LineToPrice = { ...milk, key: "bananas", unit: "kilogram", quantity: 1_500, unitPrice: 2_490 as Ore }
    const pricedCart = priceCart(cartOf([milk, bananas]))
    expect(pricedCart.lines[1]?.net).toBe(3_735)
    expect(pricedCart.reservation).toBe(374)
    expect(pricedCart.total).toBe(10_975 + 3_735 + 4_900)
    const { promotions: _, department: __, ...item } = milk
    const recipe = { key: "r", isInBag: true, items: [item] }
    const withBag = priceCart(cartOf([milk], { recipes: [recipe] }))
    expect([withBag.recipes[0]?.price, withBag.reservation]).toEqual([10_975, 1_098])
    expect(priceCart(cartOf([milk], { recipes: [{ ...recipe, isInBag: false }] })).reservation).toBe(0)
  })

  it.each([
    ["does not apply a price per piece below its minimum quantity", 2, 3, 2 * 2_195],
    ["applies a price per piece at its minimum quantity", 3, 3, 3 * 1_900],
    ["applies a price per piece up to its limit per receipt", 5, 3, 4 * 1_900 + 2_195]
  ])("%s", (_, quantity, minQuantity, net) => {
    const pricePerPiece = aPromotion({ effect: "each", value: 1_900 as Ore, minQuantity, maxAppliedPerReceipt: 4 })
    expect(priceCart(cartOf([{ ...milk, quantity, promotions: [pricePerPiece] }])).lines[0]?.net).toBe(net)
  })

  it.each([
    ["each", { value: 2_000, minQuantity: 1, maxAppliedPerReceipt: 2 }, 2_500, 2 * 2_000 + 1_245],
    ["each", { value: 2_000, minQuantity: 1, maxAppliedPerReceipt: 0 }, 900, 2_241],
    ["total", { value: 4_000, minQuantity: 2, maxAppliedPerReceipt: 0 }, 4_500, 2 * 4_000 + 1_245],
    ["total", { value: 4_000, minQuantity: 2, maxAppliedPerReceipt: 1 }, 4_500, 4_000 + 6_225],
    ["total", { value: 4_000, minQuantity: 2, maxAppliedPerReceipt: 0 }, 1_999, 4_978]
  ] as const)(
    "counts a promotion's limits in kilograms for a product sold by weight: %s %j on %d g",
    (effect, { value, ...limits }, quantity, net) => {
      const bananas: LineToPrice = { ...milk, unit: "kilogram", quantity, unitPrice: 2_490 as Ore }
      const promotions = [aPromotion({ effect, value: value as Ore, ...limits })]
      expect(priceCart(cartOf([{ ...bananas, promotions }])).lines[0]?.net).toBe(net)
    }
  )

  it("ignores a promotion with a minimum quantity of 0", () => {
    const promotion = aPromotion({ minQuantity: 0, value: zero })
    expect(priceCart(cartOf([{ ...milk, promotions: [promotion] }])).lines[0]).toMatchObject({ net: 10_975 })
  })

  it("returns the id of the promotion that applied: the first of two with the same price, null when none saves anything", () => {
    const appliedPromotionId = (...values: ReadonlyArray<number>) =>
      priceCart(
        cartOf([
          {
            ...milk,
            quantity: 2,
            promotions: values.map((value, index) => aPromotion({ id: String(index), value: value as Ore }))
          }
        ])
      ).lines[0]?.promotionId
    expect([
      appliedPromotionId(4_390),
      appliedPromotionId(4_389),
      appliedPromotionId(4_000, 4_000),
      appliedPromotionId(4_000, 3_999)
    ]).toEqual([null, "0", "0", "1"])
  })

  it("charges the deposit of each piece, and none for a product sold by weight", () => {
    const cans = { ...milk, quantity: 3, deposit: 100 as Ore }
    expect(priceCart(cartOf([cans])).deposit).toBe(300)
    expect(priceCart(cartOf([{ ...cans, unit: "kilogram" }])).deposit).toBe(0)
  })

  it("charges the deposit of a recipe's products, reserves a tenth of those sold by weight, and charges the picking fee", () => {
    const { promotions: _, department: __, ...cans } = { ...milk, quantity: 3, deposit: 100 as Ore }
    const bananas = { ...cans, key: "bananas", unit: "kilogram" as const, quantity: 1_500, unitPrice: 2_490 as Ore }
    const pricedCart = priceCart(cartOf([], { recipes: [{ key: "r", isInBag: false, items: [cans, bananas] }] }))
    expect(pricedCart).toMatchObject({ deposit: 300, reservation: 374, picking: 4_900 })
  })

  it("DELIV-35 charges no picking fee for a cart with a catered meal, but charges freight", () => {
    const meals = [{ key: "m", quantity: 10, unitPrice: 9_900 as Ore }]
    const pricedCart = priceCart(cartOf([], { meals, freightFee: 4_900 as Ore }))
    expect(pricedCart).toMatchObject({ itemsTotal: 99_000, picking: 0, freight: 4_900, total: 103_900 })
    expect(priceCart(cartOf([milk], { meals })).picking).toBe(0)
  })

  it("charges no fees for an empty cart, and picking and freight for one with products", () => {
    const freightFee = 9_900 as Ore
    expect(priceCart(cartOf([], { freightFee }))).toMatchObject({ picking: 0, freight: 0, total: 0 })
    expect(priceCart(cartOf([milk], { freightFee }))).toMatchObject({ picking: 4_900, freight: 9_900, total: 25_775 })
  })
})

describe("the coupons of a cart", () => {
  const tenPercent: CouponEffect = { kind: "percent", percent: 10, department: "Mejeri, ost och ägg" }
  const amount = (kronor: number): CouponEffect => ({ kind: "amount", amount: (kronor * 100) as Ore })
  const priceWith = (effects: Readonly<Record<string, CouponEffect>>, fields: Partial<CartToPrice> = {}) => {
    const coupons = Object.entries(effects).map(([key, effect]) => ({ key, effect }))
    const apples: LineToPrice = { ...milk, key: "apples", quantity: 1, department: "Frukt och grönt" }
    const pricedCart = priceCart(cartOf([milk, apples], { coupons, ...fields }))
    return {
      ...pricedCart,
      discounts: Object.fromEntries(pricedCart.coupons.map(({ key, discount }) => [key, discount]))
    }
  }

  it("deduct a percentage of their department's products alone, rounded to the nearest öre, half an öre up", () => {
    expect(priceWith({ ten: tenPercent }).discounts).toEqual({ ten: 1_098 })
    expect(priceWith({ ten: { ...tenPercent, department: "Skafferi" } }).discounts).toEqual({ ten: 0 })
  })

  it("deduct a percentage of the price after promotions", () => {
    const milkOnOffer = { ...milk, promotions: [aPromotion()] }
    const coupons = [{ key: "ten", effect: tenPercent }]
    expect(priceCart(cartOf([milkOnOffer], { coupons })).coupons).toEqual([{ key: "ten", discount: 920 }])
  })

  it("deduct percentages before amounts, amounts in the order of their keys, and never more than the products cost", () => {
    expect(priceWith({ a: amount(131), b: tenPercent }).discounts).toEqual({ a: 12_072, b: 1_098 })
    expect(priceWith({ a: amount(100), b: amount(100) }).discounts).toEqual({ a: 10_000, b: 3_170 })
    expect(priceWith({ b: amount(100), a: amount(100) }).discounts).toEqual({ a: 10_000, b: 3_170 })
    expect(priceWith({ a: amount(500) })).toMatchObject({ total: 4_900, totalDiscount: 13_170 })
  })

  it("waive the picking fee only with the effect free-picking, and do not lower the total that is compared with the limit for free picking", () => {
    expect(priceWith({}).picking).toBe(4_900)
    expect(priceWith({ free: { kind: "free-picking" } }).picking).toBe(0)
    expect(priceWith({ a: amount(20) }).picking).toBe(4_900)
    expect(priceWith({ a: amount(20) }, { pickingFeeLimit: 13_170 as Ore }).picking).toBe(0)
  })
})

describe("priceCart", () => {
  it("always has a total that is exactly the items total, deposit, picking and freight minus coupons", () => {
    fc.assert(
      fc.property(anyCartToPrice, (cart) => {
        const pricedCart = priceCart(cart)
        expect(pricedCart.itemsTotal).toBe(
          add(
            ...pricedCart.lines.map(({ net }) => net),
            ...pricedCart.recipes.map(({ price }) => price),
            ...pricedCart.meals.map(({ price }) => price)
          )
        )
        const coupons = add(...pricedCart.coupons.map(({ discount }) => discount))
        expect(pricedCart.total).toBe(
          pricedCart.itemsTotal - coupons + pricedCart.deposit + pricedCart.picking + pricedCart.freight
        )
        expect(pricedCart.totalDiscount).toBe(add(...pricedCart.lines.map(({ discount }) => discount)) + coupons)
      })
    )
  })

  it("always prices a recipe at the sum of its items' prices, and a meal at its quantity times its unit price", () => {
    fc.assert(
      fc.property(anyCartToPrice, (cart) => {
        const pricedCart = priceCart(cart)
        for (const [index, { items }] of cart.recipes.entries()) {
          const asLines = priceCart(cartOf(items.map((item) => ({ ...item, promotions: [], department: null }))))
          expect(pricedCart.recipes[index]?.price).toBe(asLines.itemsTotal)
        }
        expect(pricedCart.meals.map(({ price }) => price)).toEqual(
          cart.meals.map(({ quantity, unitPrice }) => quantity * unitPrice)
        )
      })
    )
  })

  it("always splits a line's ordinary price into a price and a discount, neither negative, and never deducts more by coupons than the items cost", () => {
    fc.assert(
      fc.property(anyCartToPrice, (cart) => {
        const pricedCart = priceCart(cart)
        for (const { gross, net, discount } of pricedCart.lines) {
          expect(net).toBeGreaterThanOrEqual(0)
          expect(discount).toBeGreaterThanOrEqual(0)
          expect(net + discount).toBe(gross)
        }
        expect(add(...pricedCart.coupons.map(({ discount }) => discount))).toBeLessThanOrEqual(pricedCart.itemsTotal)
        expect(pricedCart.total).toBeGreaterThanOrEqual(0)
      })
    )
  })

  it("always has the same lines, total and total discount when the lines and coupons are in reverse order", () => {
    fc.assert(
      fc.property(anyCartToPrice, (cart) => {
        const pricedCart = priceCart(cart)
        const pricedReversedCart = priceCart({
          ...cart,
          lines: cart.lines.toReversed(),
          coupons: cart.coupons.toReversed()
        })
        expect(pricedReversedCart.total).toBe(pricedCart.total)
        expect(pricedReversedCart.totalDiscount).toBe(pricedCart.totalDiscount)
        expect(pricedReversedCart.lines.toReversed()).toEqual(pricedCart.lines)
      })
    )
  })

  it("always applies the promotion that saves most", () => {
    fc.assert(
      fc.property(anyCartToPrice, (cart) => {
        for (const line of cart.lines) {
          const netWith = (promotions: LineToPrice["promotions"]) =>
            priceCart({
              ...cart,
              lines: cart.lines.map((other) => (other.key === line.key ? { ...other, promotions } : other))
            }).lines.find(({ key }) => key === line.key)?.net ?? 0
          const netWithAll = netWith(line.promotions)
          for (const promotion of line.promotions) expect(netWithAll).toBeLessThanOrEqual(netWith([promotion]))
        }
      })
    )
  })

  it("never applies a promotion that has ended", () => {
    fc.assert(
      fc.property(anyCartToPrice, (cart) => {
        expect(priceCart({ ...cart, now: noon + 30 * 86_400_000 }).lines.every(({ discount }) => discount === 0)).toBe(
          true
        )
      })
    )
  })
})

describe("pickingFeeFor", () => {
  it("DELIV-36 DELIV-37 is the fee below the limit, and 0 at the limit", () => {
    const fees = { hasCatering: false, pickingFee: 4_900 as Ore, pickingFeeLimit: 150_000 as Ore }
    expect(pickingFeeFor(149_999 as Ore, fees)).toBe(4_900)
    expect(pickingFeeFor(150_000 as Ore, fees)).toBe(0)
  })

  it("DELIV-33 DELIV-35 is always 0 from the limit on and with catering, and otherwise the fee", () => {
    fc.assert(
      fc.property(anyOre(), anyOre(), anyOre(), (total, pickingFee, pickingFeeLimit) => {
        const fees = { pickingFee, pickingFeeLimit }
        expect(pickingFeeFor(total, { ...fees, hasCatering: false })).toBe(total >= pickingFeeLimit ? 0 : pickingFee)
        expect(pickingFeeFor(total, { ...fees, hasCatering: true })).toBe(0)
      })
    )
  })
})
