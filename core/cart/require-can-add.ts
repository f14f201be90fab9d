import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import type { AssortmentState } from "../assortment/model.ts"
import { NotLoggedIn } from "../contract/errors.ts"
import { stateOf } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { DeliveryMethodNotAllowed, NoStoreChosen } from "./errors.ts"
import { missingRequirement } from "./rules.ts"

export type CannotAdd = NoStoreChosen | NotLoggedIn | DeliveryMethodNotAllowed

/** Fails when the shopper must first choose a store, log in or change the delivery method; `canAdd` is the rule of the delivery method, by default that of products and recipes. */
export const requireCanAdd = Effect.fnUntraced(function* (canAdd?: (assortment: AssortmentState) => boolean) {
  const requirement = missingRequirement(
    (yield* stateOf(assortmentState)).current(),
    (yield* stateOf(sessionState)).current(),
    canAdd
  )
  if (requirement === "store") return yield* new NoStoreChosen()
  if (requirement === "log-in") return yield* new NotLoggedIn()
  if (requirement === "delivery") return yield* new DeliveryMethodNotAllowed()
})
