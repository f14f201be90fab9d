import type { Promotion, Unit } from "../catalogue/model.ts"
import { isCurrent } from "../catalogue/promotions.ts"
import { gramsInKilogram } from "../catalogue/weight.ts"
import { add, floorAtZero, type Ore, share, subtract, zero } from "../kernel/money.ts"

export interface LineToPrice {
  readonly key: string
  readonly unit: Unit
  /** In pieces or grams. */
  readonly quantity: number
  /** Price of one piece or one kilogram. */
  readonly unitPrice: Ore
  readonly promotions: ReadonlyArray<Promotion>
  /** Deposit of one piece. */
  readonly deposit: Ore
  readonly department: string | null
}

/** A product of a recipe; promotions do not apply to it (decision 0020). */
export type RecipeItemToPrice = Omit<LineToPrice, "promotions" | "department">

export interface RecipeToPrice {
  readonly key: string
  /** Whether it was chosen for a recipe bag. */
  readonly isInBag: boolean
  readonly items: ReadonlyArray<RecipeItemToPrice>
}

export interface MealToPrice {
  readonly key: string
  /** In portions or pieces. */
  readonly quantity: number
  readonly unitPrice: Ore
}

export type CouponEffect =
  | { readonly kind: "amount"; readonly amount: Ore }
  | { readonly kind: "free-picking" }
  | { readonly kind: "percent"; readonly percent: number; readonly department: string }

export interface CartToPrice {
  readonly lines: ReadonlyArray<LineToPrice>
  readonly isMember: boolean
  /** ms since 1970 */
  readonly now: number
  readonly coupons: ReadonlyArray<{ readonly key: string; readonly effect: CouponEffect }>
  /** The recipes of both baskets. */
  readonly recipes: ReadonlyArray<RecipeToPrice>
  readonly meals: ReadonlyArray<MealToPrice>
  readonly pickingFee: Ore
  readonly pickingFeeLimit: Ore
  readonly freightFee: Ore
}

export interface CartAmounts {
  readonly lines: ReadonlyArray<{
    readonly key: string
    readonly gross: Ore
    readonly discount: Ore
    readonly net: Ore
    readonly promotionId: string | null
  }>
  readonly recipes: ReadonlyArray<{
    readonly key: string
    readonly price: Ore
    readonly items: ReadonlyArray<{ readonly key: string; readonly price: Ore }>
  }>
  readonly meals: ReadonlyArray<{ readonly key: string; readonly price: Ore }>
  /** The products with their promotions, the recipes and the meals, before coupons. */
  readonly itemsTotal: Ore
  readonly coupons: ReadonlyArray<{ readonly key: string; readonly discount: Ore }>
  readonly deposit: Ore
  readonly picking: Ore
  readonly freight: Ore
  /** A tenth of the price of the products sold by weight and of the recipe bags, reserved until the order is packed; not part of the total (DELIV-41). */
  readonly reservation: Ore
  readonly total: Ore
  /** Sum of the discounts by promotions and coupons. */
  readonly totalDiscount: Ore
}

const costOf = (line: Pick<LineToPrice, "unit">, quantity: number, unitPrice: Ore): Ore =>
  line.unit === "kilogram" ? share(unitPrice, quantity, gramsInKilogram) : ((unitPrice * quantity) as Ore)

/** A limit of 0 means no limit. */
const clampToLimit = (quantity: number, limit: number): number => (limit === 0 ? quantity : Math.min(quantity, limit))

/** The line's price with the promotion. A promotion on a total applies to full groups only, up to the limit per receipt; the rest of the line has the ordinary price. */
const costWith = (line: LineToPrice, promotion: Promotion): Ore => {
  const unitQuantity = line.unit === "kilogram" ? gramsInKilogram : 1
  if (promotion.effect === "total") {
    const groupSize = promotion.minQuantity * unitQuantity
    const groupCount =
      groupSize > 0 ? clampToLimit(Math.floor(line.quantity / groupSize), promotion.maxAppliedPerReceipt) : 0
    return add(
      (promotion.value * groupCount) as Ore,
      costOf(line, line.quantity - groupCount * groupSize, line.unitPrice)
    )
  }
  if (line.quantity < promotion.minQuantity * unitQuantity) return costOf(line, line.quantity, line.unitPrice)
  const discountedQuantity = clampToLimit(line.quantity, promotion.maxAppliedPerReceipt * unitQuantity)
  return add(
    costOf(line, discountedQuantity, promotion.value),
    costOf(line, line.quantity - discountedQuantity, line.unitPrice)
  )
}

/** The picking fee, which is 0 with catering and when the items total reaches the limit (DELIV-33..37). */
export const pickingFeeFor = (
  itemsTotal: Ore,
  {
    hasCatering,
    pickingFee,
    pickingFeeLimit
  }: Pick<CartToPrice, "pickingFee" | "pickingFeeLimit"> & {
    readonly hasCatering: boolean
  }
): Ore => (hasCatering || itemsTotal >= pickingFeeLimit ? zero : pickingFee)

const priceLine = (line: LineToPrice, otherLinesTotal: Ore, cart: CartToPrice): CartAmounts["lines"][number] => {
  const gross = costOf(line, line.quantity, line.unitPrice)
  const bestPromotion = line.promotions
    .filter(
      (promotion) =>
        isCurrent(promotion, cart.now) &&
        (cart.isMember || !promotion.membersOnly) &&
        otherLinesTotal >= promotion.minAmount
    )
    .map((promotion) => ({ id: promotion.id, cost: floorAtZero(costWith(line, promotion)) }))
    .reduce<{ readonly id: string; readonly cost: Ore } | null>(
      (cheapest, next) => (cheapest === null || next.cost < cheapest.cost ? next : cheapest),
      null
    )
  return bestPromotion === null || bestPromotion.cost >= gross
    ? { key: line.key, gross, discount: zero, net: gross, promotionId: null }
    : {
        key: line.key,
        gross,
        discount: subtract(gross, bestPromotion.cost),
        net: bestPromotion.cost,
        promotionId: bestPromotion.id
      }
}

/** A recipe's price is the sum of its items. */
const priceRecipe = ({ key, items }: RecipeToPrice): CartAmounts["recipes"][number] => {
  const pricedItems = items.map((item) => ({ key: item.key, price: costOf(item, item.quantity, item.unitPrice) }))
  return { key, price: add(...pricedItems.map(({ price }) => price)), items: pricedItems }
}

/** Deducts percentage coupons, then fixed amounts; each deducts at most what remains of the items total. */
const applyCoupons = (
  coupons: CartToPrice["coupons"],
  itemsTotal: Ore,
  totalOfDepartment: (department: string) => Ore
): { readonly discounts: ReadonlyMap<string, Ore>; readonly remaining: Ore } => {
  let remaining = itemsTotal
  const discounts = new Map<string, Ore>()
  const applyDiscount = (key: string, amount: Ore) => {
    const discount = Math.min(amount, remaining) as Ore
    remaining = subtract(remaining, discount)
    discounts.set(key, discount)
  }
  const sortedCoupons = coupons.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const { key, effect } of sortedCoupons) {
    if (effect.kind === "percent") applyDiscount(key, share(totalOfDepartment(effect.department), effect.percent, 100))
  }
  for (const { key, effect } of sortedCoupons) if (effect.kind === "amount") applyDiscount(key, effect.amount)
  return { discounts, remaining }
}

/**
 * Calculates every amount of a cart, in whole öre. Each line gets its best valid promotion. Percentage coupons are deducted before fixed
 * amounts, and coupons never exceed the items total; the order of lines and coupons does not matter.
 */
export const priceCart = (cart: CartToPrice): CartAmounts => {
  const grossTotal = add(...cart.lines.map((line) => costOf(line, line.quantity, line.unitPrice)))
  const lines = cart.lines.map((line) =>
    priceLine(line, subtract(grossTotal, costOf(line, line.quantity, line.unitPrice)), cart)
  )
  const recipes = cart.recipes.map(priceRecipe)
  const meals = cart.meals.map(({ key, quantity, unitPrice }) => ({ key, price: (unitPrice * quantity) as Ore }))
  const itemsTotal = add(
    ...lines.map((line) => line.net),
    ...recipes.map(({ price }) => price),
    ...meals.map(({ price }) => price)
  )
  const recipeItems = cart.recipes.flatMap(({ items }) => items)
  const isEmpty = cart.lines.length + cart.recipes.length + cart.meals.length === 0
  const netTotalOf = (matches: (line: LineToPrice) => boolean): Ore =>
    add(...cart.lines.map((line, index) => (matches(line) ? (lines[index]?.net ?? zero) : zero)))
  const { discounts, remaining } = applyCoupons(cart.coupons, itemsTotal, (department) =>
    netTotalOf((line) => line.department === department)
  )
  const hasFreePicking = cart.coupons.some(({ effect }) => effect.kind === "free-picking")
  const picking =
    hasFreePicking || isEmpty ? zero : pickingFeeFor(itemsTotal, { ...cart, hasCatering: cart.meals.length > 0 })
  const freight = isEmpty ? zero : cart.freightFee
  const deposit = add(
    ...[...cart.lines, ...recipeItems].map((item) =>
      item.unit === "piece" ? ((item.deposit * item.quantity) as Ore) : zero
    )
  )
  const reservationBase = add(
    netTotalOf((line) => line.unit === "kilogram"),
    ...cart.recipes.flatMap(({ isInBag, items }) =>
      items
        .filter(({ unit }) => isInBag || unit === "kilogram")
        .map((item) => costOf(item, item.quantity, item.unitPrice))
    )
  )
  return {
    lines,
    recipes,
    meals,
    itemsTotal,
    coupons: cart.coupons.map(({ key }) => ({ key, discount: discounts.get(key) ?? zero })),
    deposit,
    picking,
    freight,
    reservation: share(reservationBase, 10, 100),
    total: add(remaining, deposit, picking, freight),
    totalDiscount: add(...lines.map((line) => line.discount), subtract(itemsTotal, remaining))
  }
}
