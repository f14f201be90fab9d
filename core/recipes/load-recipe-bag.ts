import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { storeQueryOf } from "../assortment/rules.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { getRecipeBag } from "./bags-api.ts"
import { RecipeBagNotFound, RecipesUnavailable } from "./errors.ts"
import { bagOfferFromWire } from "./from-wire.ts"
import type { BagOffer } from "./model.ts"

/** Loads a recipe bag with the recipes that can be chosen, with their prices in the chosen store. */
export const loadRecipeBag = ({
  id
}: {
  readonly id: string
}): Effect.Effect<BagOffer, RecipeBagNotFound | RecipesUnavailable, States | CallContext> =>
  Effect.gen(function* () {
    const query = storeQueryOf((yield* stateOf(assortmentState)).current().selection)
    return bagOfferFromWire(
      yield* call(getRecipeBag, { params: { id }, query }).pipe(
        Effect.mapError((error) =>
          error._tag === "ApiErrorResponse" && error.status === 404
            ? new RecipeBagNotFound()
            : new RecipesUnavailable({ detail: failureDetail(getRecipeBag, error) })
        )
      )
    )
  })
