import { Effect, Option, Schema } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { sessionState } from "../session/session-state.ts"

/** The key of the changes in the device storage. */
const storageKey = "pending-cart"
/** The time after which the changes are deleted. */
const maxAgeSeconds = 86_400

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)

const StoredPendingChanges = Schema.fromJsonString(
  Schema.Struct({
    customerId: text,
    /** When the page found that the server had confirmed every change, in ms since 1970; null while a change is pending. */
    confirmedAt: Schema.optional(Schema.NullOr(Schema.Finite)),
    changes: Schema.Array(
      Schema.Struct({
        product: Schema.Struct({
          gtin: text,
          id: text,
          name: text,
          brand: textOrNull,
          size: textOrNull,
          picture: textOrNull,
          url: text,
          unit: Schema.Literals(["piece", "kilogram"]),
          maximum: Schema.Finite
        }),
        quantity: Schema.Finite,
        key: text
      })
    )
  })
)

type StoredPendingChanges = typeof StoredPendingChanges.Type

const decode = Schema.decodeUnknownOption(StoredPendingChanges)

/** Reads what the last page has stored on the device, possibly without changes; null when the page was another customer's or nothing readable is stored. */
export const readStoredPendingChanges: Effect.Effect<StoredPendingChanges | null, never, States | DeviceStorage> =
  Effect.gen(function* () {
    const storedChanges = Option.getOrNull(decode(yield* (yield* DeviceStorage).get(storageKey)))
    return storedChanges !== null && (yield* stateOf(sessionState)).current().customer?.id === storedChanges.customerId
      ? storedChanges
      : null
  })

export const writeStoredPendingChanges = (
  storedChanges: StoredPendingChanges
): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (device) => device.set(storageKey, JSON.stringify(storedChanges), maxAgeSeconds))
