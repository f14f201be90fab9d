import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cartState } from "../cart/cart-state.ts"
import {
  resolveSelection,
  type SelectAssortmentError,
  type SelectionRequest,
  toAssortmentUnavailable
} from "../assortment/resolve-selection.ts"
import type { DeliverySelection } from "../assortment/model.ts"
import { findLostLines, type CartLoss, type StoreAvailability } from "../cart/lost-lines.ts"
import { findLostEntries } from "../cart/lost-entries.ts"
import type { CartMeal } from "../cart/model.ts"
import { visibleLines } from "../cart/rules.ts"
import { cardQueryOf } from "../assortment/rules.ts"
import { productsByIds } from "../catalogue/api.ts"
import { getCateredMeal } from "../catering/api.ts"
import { isPickupOnly } from "../catalogue/pickup-only.ts"
import { productFromWire } from "../catalogue/from-wire.ts"
import type { Product } from "../catalogue/model.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { inChunks } from "../contract/in-chunks.ts"
import { stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { mustMove } from "./move-cart.ts"

export interface StoreChange {
  readonly selection: DeliverySelection
  /** The products, recipes, bags and meals that the cart would lose in whole or in part. */
  readonly losses: ReadonlyArray<CartLoss>
  /** Whether the store stays the same, so that only the delivery method or the postal code changes. */
  readonly isSameStore: boolean
  /** Whether the method changes from pickup to home delivery (PREVIEW-11). */
  readonly isChangeToHomeDelivery: boolean
  /** Whether the change would release the cart's booked slot. */
  readonly releasesSlot: boolean
}

const availabilityOf = (product: Product, { deliversGroceries }: DeliverySelection): StoreAvailability => ({
  sellable: product.sellable,
  priced: product.price !== null,
  availableFrom: product.availableFrom,
  availableTo: product.availableTo,
  pickupOnly: isPickupOnly(product) || !deliversGroceries
})

const isNotFound = (error: CallError): boolean => error._tag === "ApiErrorResponse" && error.status === 404

/** Loads the availability of products in a store, by gtin; unknown products are omitted. */
const loadAvailability = Effect.fnUntraced(function* (selection: DeliverySelection, ids: ReadonlyArray<string>) {
  const products = yield* inChunks(ids, (chunk) =>
    call(productsByIds, {
      params: { ids: chunk.join(",") },
      query: { take: chunk.length, ...cardQueryOf(selection) }
    }).pipe(
      Effect.map(({ items }) => items.map(productFromWire)),
      Effect.catch((error) =>
        isNotFound(error) ? Effect.succeed([]) : Effect.fail(toAssortmentUnavailable(productsByIds)(error))
      )
    )
  )
  return new Map(products.map((product) => [product.gtin, availabilityOf(product, selection)]))
})

/** Loads the gtins of the meals that a store does not prepare. */
const loadUnpreparedMealGtins = (
  { storeNumber }: DeliverySelection,
  meals: ReadonlyArray<CartMeal>
): Effect.Effect<ReadonlySet<string>, SelectAssortmentError, CallContext> =>
  Effect.forEach(
    meals,
    ({ itemNo, gtin }) =>
      call(getCateredMeal, { params: { id: itemNo }, query: { store: storeNumber } }).pipe(
        Effect.map(({ variants }) => (variants.some(({ storeDetails }) => storeDetails.v_has_price) ? [] : [gtin])),
        Effect.catch((error) =>
          // A meal that is no longer on the menu stays in a cart.
          isNotFound(error) ? Effect.succeed([]) : Effect.fail(toAssortmentUnavailable(getCateredMeal)(error))
        )
      ),
    { concurrency: 2 }
  ).pipe(Effect.map((gtins) => new Set(gtins.flat())))

/** Previews the effect of a change of store or delivery method on the cart, without changing anything (PREVIEW-05). */
export const previewStoreChange = (
  input: SelectionRequest
): Effect.Effect<StoreChange, SelectAssortmentError, States | CallContext> =>
  Effect.gen(function* () {
    const cart = (yield* stateOf(cartState)).current()
    const previousSelection = (yield* stateOf(assortmentState)).current().selection
    const previousMethod = previousSelection?.method ?? null
    const selection = yield* resolveSelection(input)
    const isSameStore = selection.storeNumber === previousSelection?.storeNumber
    const isChangeToHomeDelivery =
      selection.method === "homeDelivery" && previousMethod !== null && previousMethod !== "homeDelivery"
    const lines = visibleLines(cart)
    const { baskets = [], bags = [], meals = [] } = cart.serverCart ?? {}
    const recipeItems = baskets
      .flatMap(({ recipes, editableRecipes }) => [...recipes, ...editableRecipes])
      .flatMap(({ items }) => items)
    const contents = [...lines, ...recipeItems, ...bags, ...meals]
    const releasesSlot =
      cart.serverCart !== null &&
      cart.serverCart.slotId !== null &&
      (cart.serverCart.storeNumber !== selection.storeNumber || previousMethod !== selection.method)
    if (
      contents.length === 0 ||
      (cart.serverCart !== null &&
        !mustMove({ storeNumber: cart.serverCart.storeNumber, contents }, previousMethod, selection))
    )
      return { selection, losses: [], isSameStore, isChangeToHomeDelivery, releasesSlot }
    const [availabilityByGtin, unpreparedMealGtins] = yield* Effect.all(
      [
        loadAvailability(selection, [...new Set([...lines, ...recipeItems].map(({ itemNo }) => itemNo))]),
        loadUnpreparedMealGtins(selection, meals)
      ],
      { concurrency: "unbounded" }
    )
    const { method } = selection
    const today = stockholmDate(yield* now)
    const lostCartLines = findLostLines(lines, availabilityByGtin, method, today).map(
      ({ gtin, name, brand, size, picture, unit, quantity, loss }): CartLoss => ({
        gtin,
        name,
        brand,
        size,
        picture,
        unit,
        quantity,
        loss,
        lostItems: []
      })
    )
    const lostEntries = findLostEntries(
      { baskets, bags, meals },
      { availabilityByGtin, unpreparedMealGtins, method, today }
    )
    return {
      selection,
      isSameStore,
      isChangeToHomeDelivery,
      releasesSlot,
      losses: [...lostCartLines, ...lostEntries]
    }
  })
