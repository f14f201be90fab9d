import { Effect, Schema } from "effect"
import type { CallContext } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"
import type { RecipeSummary } from "../recipes/model.ts"
import { stateOf } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { type ProductShelf, productShelf } from "./product-shelf.ts"
import type { Product } from "../catalogue/model.ts"

/** Whether a block lists the customer's products or recipes. */
export const FavouritesType = Schema.Literals(["products", "recipes"])

/** A block's list of a customer's own products or recipes. */
export interface CustomerList {
  readonly title: string
  readonly favouritesType: typeof FavouritesType.Type
  readonly status: "visitor" | "failed" | "empty" | "loaded"
  /** The editor's text for a visitor or for an empty list; null when the editor wrote none, and for other lists. */
  readonly text: string | null
  /** null for recipes, and when no products are loaded. */
  readonly shelf: ProductShelf | null
  /** The ids of the products that are not loaded yet: the shelf's carousel loads them when it is first scrolled. */
  readonly remainingIds: ReadonlyArray<string>
  readonly recipes: ReadonlyArray<RecipeSummary>
}

/** The editor's fields of a block with a customer's list. */
export interface CustomerListFields extends Pick<CustomerList, "title" | "favouritesType"> {
  readonly notLoggedInText: string
}

/** The items that a block loads: the products of a shelf, or recipes. */
export interface CustomerItems {
  readonly products?: ReadonlyArray<Product>
  readonly remainingIds?: ReadonlyArray<string>
  readonly recipes?: ReadonlyArray<RecipeSummary>
}

/** Loads a customer's list; a visitor gets the block's text, without a request (FAVBLOCK-10, BOUGHT-07). */
export const loadCustomerList = <E>(
  { title, favouritesType, notLoggedInText }: CustomerListFields,
  load: Effect.Effect<CustomerItems, E, States | CallContext>,
  { isCarousel = false, emptyText = null }: { readonly isCarousel?: boolean; readonly emptyText?: string | null } = {}
): Effect.Effect<CustomerList, E, States | CallContext> =>
  Effect.gen(function* () {
    const emptyList = { title, favouritesType, shelf: null, remainingIds: [], recipes: [] }
    const { status } = (yield* stateOf(sessionState)).current()
    if (status !== "customer") return { ...emptyList, status: "visitor" as const, text: notLoggedInText }
    const { products = [], remainingIds = [], recipes = [] } = yield* load
    const shelf = productShelf(title, products, { isCarousel })
    return shelf === null && recipes.length === 0
      ? { ...emptyList, status: "empty" as const, text: emptyText }
      : { ...emptyList, status: "loaded" as const, text: null, shelf, remainingIds, recipes }
  })

/** The list of a block whose items could not be loaded. */
export const failedList = ({ title, favouritesType }: CustomerListFields): CustomerList => ({
  title,
  favouritesType,
  status: "failed",
  text: null,
  shelf: null,
  remainingIds: [],
  recipes: []
})
