import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { storeQueryOf } from "../assortment/rules.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { listRecipeBags } from "./bags-api.ts"
import { RecipeCategoryNotFound, RecipesUnavailable } from "./errors.ts"
import { bagOfferFromWire } from "./from-wire.ts"
import type { BagOffer } from "./model.ts"

/** Loads the recipe bags of a category with their prices in the chosen store; the bag folder's id loads all bags. */
export const loadRecipeBags = ({
  category
}: {
  readonly category: string
}): Effect.Effect<ReadonlyArray<BagOffer>, RecipeCategoryNotFound | RecipesUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const query = storeQueryOf((yield* stateOf(assortmentState)).current().selection)
    const { items } = yield* call(listRecipeBags, { params: { id: category }, query }).pipe(
      Effect.mapError((error) =>
        error._tag === "ApiErrorResponse" && error.status === 404
          ? new RecipeCategoryNotFound()
          : new RecipesUnavailable({ detail: failureDetail(listRecipeBags, error) })
      )
    )
    return items.map(bagOfferFromWire)
  })
