import { Effect } from "effect"
import type { CallContext } from "../contract/call.ts"
import { recommendedStores } from "./api.ts"
import type { AssortmentUnavailable, InvalidPostalCode } from "./errors.ts"
import type { DeliverySelection, Store } from "./model.ts"
import { recommendStores } from "./recommend-stores.ts"
import { resolveSelection, toAssortmentUnavailable } from "./resolve-selection.ts"

export interface AddressOptions {
  /** Home delivery to the address; null when no store delivers there. */
  readonly homeDelivery: DeliverySelection | null
  /** The nearest store that can be selected for pickup; null when none of the five nearest can. */
  readonly pickup: Store | null
}

/** Loads the options for delivery to an address with this postal code and for pickup near it (DELIV-02, STORE-07), without selecting one. */
export const loadAddressOptions = (
  postalCode: string
): Effect.Effect<AddressOptions, AssortmentUnavailable | InvalidPostalCode, CallContext> =>
  Effect.all(
    {
      homeDelivery: resolveSelection({ method: "homeDelivery", postalCode }).pipe(
        Effect.catchTags({
          NoHomeDelivery: () => Effect.succeed(null),
          StoreNotSelectable: () => Effect.succeed(null)
        })
      ),
      pickup: recommendStores(postalCode).pipe(
        Effect.map((stores) => stores.find(({ selectable }) => selectable) ?? null),
        Effect.mapError(toAssortmentUnavailable(recommendedStores))
      )
    },
    { concurrency: "unbounded" }
  )
