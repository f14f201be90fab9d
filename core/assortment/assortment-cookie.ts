import { Effect, Option, Schema } from "effect"
import { parsePostalCode } from "../kernel/postal-code.ts"
import { cookieNames, CookieStorage } from "../ports/storage.ts"
import type { Choice } from "./model.ts"

/** Kept for a day, in seconds: section 9, 'Assortment cookie 1 day'. */
const oneDay = 86_400

const Stored = Schema.fromJsonString(Schema.Struct({
  deliveryType: Schema.Literals(["homeDelivery", "pickupAtStore"]),
  userSiteId: Schema.String,
  userPostalCode: Schema.NullOr(Schema.String),
  storeNo: Schema.String,
  storeName: Schema.String,
  city: Schema.String,
  groceries: Schema.optionalKey(Schema.Boolean)
}))

const decode = Schema.decodeUnknownOption(Stored)

/** The stored choice; a postal code that is not five digits is reset, and home delivery without one is no choice (DELIV-45). */
export const readChoice: Effect.Effect<Choice | null, never, CookieStorage> = Effect.gen(function*() {
  const cookies = yield* CookieStorage
  const text = yield* cookies.get(cookieNames.assortment)
  const stored = text === null ? null : Option.getOrNull(decode(text))
  if (stored === null) return null
  const postalCode = stored.userPostalCode === null ? null : parsePostalCode(stored.userPostalCode)
  if (stored.deliveryType === "homeDelivery" && postalCode === null) return null
  const { deliveryType: method, userSiteId: siteId, storeNo: storeNumber, storeName, city, groceries = true } = stored
  return { method, siteId, storeNumber, storeName, postalCode, city, groceries }
})

export const writeChoice = Effect.fnUntraced(function*(choice: Choice) {
  const cookies = yield* CookieStorage
  const stored: typeof Stored.Type = {
    deliveryType: choice.method,
    userSiteId: choice.siteId,
    userPostalCode: choice.postalCode,
    storeNo: choice.storeNumber,
    storeName: choice.storeName,
    city: choice.city,
    groceries: choice.groceries
  }
  yield* cookies.set(cookieNames.assortment, JSON.stringify(stored), oneDay)
})
