import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { findChoice, type SelectAssortmentError, type SelectAssortmentInput, unavailable } from "../assortment/find-choice.ts"
import { goodsLost, type Loss, type Offered } from "../assortment/goods-lost.ts"
import type { Choice } from "../assortment/model.ts"
import { CartState } from "../cart/cart-state.ts"
import type { CartLine } from "../cart/model.ts"
import { visibleLines } from "../cart/rules.ts"
import { productsByIds } from "../catalogue/api.ts"
import { isCollectOnly } from "../catalogue/collect-only.ts"
import { productOf } from "../catalogue/from-wire.ts"
import type { Product } from "../catalogue/model.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { inChunks } from "../contract/in-chunks.ts"
import { stockholmDate } from "../kernel/calendar.ts"
import { now } from "../ports/clock.ts"
import { mustMove } from "./change-store.ts"

export type LostLine = Pick<CartLine, "gtin" | "name" | "brand" | "size" | "picture" | "unit" | "quantity"> & { readonly loss: Loss }

export interface StoreChange {
  readonly choice: Choice
  /** The lines of the cart that would not come along. */
  readonly lost: ReadonlyArray<LostLine>
  /** Only the way of delivery changes. */
  readonly sameStore: boolean
  /** From collecting the goods to having them driven home (PREVIEW-11). */
  readonly toHome: boolean
  /** The cart's booked time belongs to the store and the way of delivery that would be left. */
  readonly losesTime: boolean
}

const offeredOf = (product: Product, { groceries }: Choice): Offered => ({
  sellable: product.sellable,
  priced: product.price !== null,
  availableFrom: product.availableFrom,
  availableTo: product.availableTo,
  collectOnly: isCollectOnly(product) || !groceries
})

const isUnknown = (error: CallError): boolean => error._tag === "ApiRefused" && error.status === 404

/** What a store says of goods, by gtin; goods that it does not know are not in it. */
const offeredIn = Effect.fnUntraced(function*(choice: Choice, ids: ReadonlyArray<string>) {
  const found = yield* inChunks(ids, (chunk) =>
    call(productsByIds, { params: { ids: chunk.join(",") }, query: { take: chunk.length, store: choice.storeNumber } }).pipe(
      Effect.map(({ items }) => items.map(productOf)),
      Effect.catch((error) => (isUnknown(error) ? Effect.succeed([]) : Effect.fail(unavailable(productsByIds)(error))))
    ))
  return new Map(found.map((product) => [product.gtin, offeredOf(product, choice)]))
})

/** What a change of store or of delivery would do to the cart (PREVIEW-05). Nothing is changed by asking. */
export const previewStoreChange = (
  input: SelectAssortmentInput
): Effect.Effect<StoreChange, SelectAssortmentError, AssortmentState | CartState | CallContext> =>
  Effect.gen(function*() {
    const cart = (yield* CartState).current()
    const before = (yield* AssortmentState).current().choice
    const from = before?.method ?? null
    const choice = yield* findChoice(input)
    const sameStore = choice.storeNumber === before?.storeNumber
    const toHome = choice.method === "homeDelivery" && from !== null && from !== "homeDelivery"
    const lines = visibleLines(cart)
    const losesTime = cart.settled !== null && cart.settled.slotId !== null && (cart.settled.storeNumber !== choice.storeNumber || from !== choice.method)
    if (lines.length === 0 || (cart.settled !== null && !mustMove({ storeNumber: cart.settled.storeNumber, lines }, from, choice))) return { choice, lost: [], sameStore, toHome, losesTime }
    const offered = yield* offeredIn(choice, lines.map(({ itemNo }) => itemNo))
    const lost = goodsLost(lines, offered, choice.method, stockholmDate(yield* now))
    return { choice, sameStore, toHome, losesTime, lost: lost.map(({ gtin, name, brand, size, picture, unit, quantity, loss }) => ({ gtin, name, brand, size, picture, unit, quantity, loss })) }
  })
