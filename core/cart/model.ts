import type { Product, Unit } from "../catalogue/model.ts"
import type { CateringSide, CateringUnit } from "../catering/model.ts"
import type { Ore } from "../kernel/money.ts"
import type { DietaryFlag, RecipeItem } from "../recipes/model.ts"

/** A VAT rate in percent; prices include VAT. */
export type VatRate = number

export interface VatShare {
  readonly rate: VatRate
  /** The part of a total that has this rate, including the VAT. */
  readonly amount: Ore
  readonly vat: Ore
}

export type ChargeKind = "deposit" | "freight" | "picking" | "weight-reservation"

export interface CartLine {
  readonly id: string
  readonly itemNo: string
  readonly gtin: string
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
  readonly picture: string | null
  readonly url: string | null
  readonly unit: Unit
  /** In pieces, or in kilograms with one decimal. */
  readonly quantity: number
  readonly maximum: number
  /** The line's price after discount. */
  readonly amount: Ore
  readonly discount: Ore
  readonly unitPrice: Ore
  readonly ageLimit: 15 | 18 | null
}

/** 'receptkassen' has the recipes of bought recipe bags, 'flexkassen' those that were added one by one (ENTITY-04). */
export type BasketName = "receptkassen" | "flexkassen"

/** A recipe with the products that the shopper has chosen for its portions. */
export interface ChosenRecipe {
  readonly recipeId: string
  readonly variantId: string | null
  readonly name: string
  readonly portions: number
  readonly flags: ReadonlyArray<DietaryFlag>
  readonly items: ReadonlyArray<RecipeItem>
}

/** A recipe in the cart, at the price of its products. */
export interface CartRecipe extends ChosenRecipe {
  readonly gtin: string | null
  readonly price: Ore
}

export interface RecipeBasket {
  readonly name: BasketName
  /** The recipes of bought bags. */
  readonly recipes: ReadonlyArray<CartRecipe>
  /** Recipes whose products the shopper has chosen; each is removed by its index (CART-43). */
  readonly editableRecipes: ReadonlyArray<CartRecipe>
}

/** A bought recipe bag, at the price of its recipes. */
export interface RecipeBag {
  /** The id of its line. */
  readonly id: string
  readonly itemNo: string
  readonly gtin: string
  readonly name: string
  readonly url: string
  readonly portions: number
  /** The gtins of its recipes. */
  readonly recipeGtins: ReadonlyArray<string>
  readonly amount: Ore
}

export interface CartMeal {
  /** The id of its line. */
  readonly id: string
  readonly gtin: string
  readonly itemNo: string
  readonly name: string
  readonly url: string
  readonly unit: CateringUnit
  /** In portions or pieces. */
  readonly quantity: number
  readonly quantityFrom: number
  /** 999: no upper limit. */
  readonly quantityTo: number
  readonly amount: Ore
  readonly side: CateringSide | null
}

export interface Charge {
  readonly id: string
  readonly kind: ChargeKind
  readonly name: string
  readonly amount: Ore
}

export interface Coupon {
  readonly gtin: string
  readonly code: string
  readonly name: string
  readonly amount: Ore
}

/** A cart as the server last returned it. */
export interface Cart {
  readonly id: string
  readonly storeNumber: string
  readonly lines: ReadonlyArray<CartLine>
  readonly baskets: ReadonlyArray<RecipeBasket>
  readonly bags: ReadonlyArray<RecipeBag>
  readonly meals: ReadonlyArray<CartMeal>
  readonly charges: ReadonlyArray<Charge>
  readonly coupons: ReadonlyArray<Coupon>
  readonly total: Ore
  readonly discount: Ore
  readonly slotId: string | null
  /** Picking is free when the total of lines, recipes and meals reaches this amount. */
  readonly pickingFeeLimit: Ore | null
  readonly replacesOrderId: string | null
  /** ISO instant. */
  readonly modifiedAt: string
  /** ISO instant; null for a cart that has not been ordered. */
  readonly checkedOutAt: string | null
}

/** A change of one line that the server has not confirmed. */
export interface PendingChange {
  readonly product: Pick<Product, "gtin" | "id" | "name" | "brand" | "size" | "picture" | "url" | "unit" | "maximum">
  /** The quantity the shopper has set. */
  readonly quantity: number
  /** The time from which it may be sent, in ms since 1970. */
  readonly due: number
  /** Becomes part of the request's idempotency key; a page that resumes the change keeps it. */
  readonly key: string
  /** Increases with every change, so that an outdated response is recognised. */
  readonly revision: number
}

/** A change of a recipe, bag or meal that the server has not confirmed. */
export interface PendingEntry {
  /** Becomes part of the request's idempotency key. */
  readonly key: string
  readonly kind: "recipe" | "bag" | "meal"
  readonly name: string
  /** The portions or pieces after the change, or the number that an addition adds; 0 removes the entry. */
  readonly quantity: number
  /** The entry of the cart that is changed, by `recipeEntryId` or the id of its line; null for an addition. */
  readonly target: string | null
}

export interface CartProblem {
  readonly id: number
  /** `products-lost`: the products were lost when the cart was moved to another store or delivery method. */
  readonly kind: "add-failed" | "change-failed" | "limit-reached" | "products-lost"
  /** The names of the products, recipes, bags or meals concerned. */
  readonly names: ReadonlyArray<string>
  /** The API's error code; null without an error response. */
  readonly code: string | null
}

/**
 * The server's cart and the changes that it has not confirmed yet; the displayed cart is computed from both. The
 * amounts are the server's and are shown as outdated while `updating`.
 */
export interface CartState {
  readonly status: "unknown" | "none" | "ready" | "failed"
  readonly serverCart: Cart | null
  /** The changes of lines, by gtin. */
  readonly pending: Readonly<Record<string, PendingChange>>
  /** The changes of recipes, bags and meals, oldest first. */
  readonly pendingEntries: ReadonlyArray<PendingEntry>
  /** By gtin, the index at which a removed and then restored line is shown; the server lists such a line last. */
  readonly restoredPositions: Readonly<Record<string, number>>
  readonly problems: ReadonlyArray<CartProblem>
  readonly updating: boolean
  /** When a pending load or change started, in ms since 1970; null when idle. */
  readonly busySince: number | null
}
