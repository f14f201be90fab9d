import { Effect, Option, Schema } from "effect"
import { now } from "../ports/clock.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { SessionState } from "../session/session-state.ts"
import { CartQueue } from "./cart-queue.ts"
import { CartState } from "./cart-state.ts"

const name = "pending-cart"
/** seconds: a wish older than a day is no longer one */
const kept = 86_400

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)

const Stored = Schema.fromJsonString(Schema.Struct({
  customerId: text,
  /** When the server had confirmed all there was, ms since 1970; null while something is pending. */
  settledAt: Schema.optional(Schema.NullOr(Schema.Finite)),
  changes: Schema.Array(Schema.Struct({
    product: Schema.Struct({
      gtin: text, id: text, name: text, brand: textOrNull, size: textOrNull, picture: textOrNull, url: text,
      unit: Schema.Literals(["piece", "kilogram"]),
      maximum: Schema.Finite
    }),
    quantity: Schema.Finite,
    key: text
  }))
}))

const decode = Schema.decodeUnknownOption(Stored)

/** Puts what the server has not confirmed on the device, so that a page that goes too soon loses nothing; else, since when it has confirmed all. */
export const keepPending: Effect.Effect<void, never, CartState | SessionState | DeviceStorage> = Effect.gen(function*() {
  const changes = Object.values((yield* CartState).current().pending).map(({ product, quantity, key }) => ({ product, quantity, key }))
  const customerId = (yield* SessionState).current().customer?.id
  // Whose they are is not known where the session has ended: what the device holds stays for its customer.
  if (customerId === undefined) return
  const stored: typeof Stored.Type = { customerId, changes, settledAt: changes.length === 0 ? yield* now : null }
  // One write, for a second one could take away what a change between them has put there.
  yield* (yield* DeviceStorage).set(name, JSON.stringify(stored), kept)
})

/** What the device holds of this customer; null where there is nothing. */
const storedHere: Effect.Effect<typeof Stored.Type | null, never, SessionState | DeviceStorage> = Effect.gen(function*() {
  const found = yield* (yield* DeviceStorage).get(name)
  const stored = found === null ? null : Option.getOrNull(decode(found))
  return stored !== null && (yield* SessionState).current().customer?.id === stored.customerId ? stored : null
})

/** Whether a page of this customer has had changes confirmed at `since` or later, ms since 1970. */
export const settledSince = (since: number): Effect.Effect<boolean, never, SessionState | DeviceStorage> =>
  Effect.map(storedHere, (stored) => (stored?.settledAt ?? Number.NEGATIVE_INFINITY) >= since)

/** Takes up again what an earlier page of the same customer had not sent. Quantities are absolute and keys the same: what did arrive is not added twice. */
export const resumePending: Effect.Effect<void, never, CartState | CartQueue | SessionState | DeviceStorage> = Effect.gen(function*() {
  const stored = yield* storedHere
  // It stays on the device until the server has confirmed it: this page may go as soon as the last one.
  if (stored === null) return
  const queue = yield* CartQueue
  const { pending } = (yield* CartState).current()
  yield* Effect.forEach(stored.changes.filter(({ product }) => pending[product.gtin] === undefined), ({ product, quantity, key }) => queue.want(product, quantity, 0, key), { discard: true })
})
