import { Effect, Option, Schema } from "effect"
import { parsePostalCode } from "../kernel/postal-code.ts"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import type { DeliverySelection } from "./model.ts"

/** The cookie's lifetime of one day. */
const maxAgeSeconds = 86_400

const StoredSelection = Schema.fromJsonString(
  Schema.Struct({
    deliveryType: Schema.Literals(["homeDelivery", "pickupAtStore"]),
    userSiteId: Schema.String,
    userPostalCode: Schema.NullOr(Schema.String),
    storeNo: Schema.String,
    storeName: Schema.String,
    city: Schema.String,
    groceries: Schema.optionalKey(Schema.Boolean)
  })
)

const decode = Schema.decodeUnknownOption(StoredSelection)

/** Reads the stored selection; null when none is stored or it is malformed. A postal code that is not five digits is read as null; home delivery without a postal code is read as no selection (DELIV-45). */
export const readSelection: Effect.Effect<DeliverySelection | null, never, CookieStorage> = Effect.gen(function* () {
  const cookies = yield* CookieStorage
  const text = yield* cookies.get(cookieNames.assortment)
  const storedSelection = text === null ? null : Option.getOrNull(decode(text))
  if (storedSelection === null) return null
  const postalCode = storedSelection.userPostalCode === null ? null : parsePostalCode(storedSelection.userPostalCode)
  if (storedSelection.deliveryType === "homeDelivery" && postalCode === null) return null
  const {
    deliveryType: method,
    userSiteId: siteId,
    storeNo: storeNumber,
    storeName,
    city,
    groceries: deliversGroceries = true
  } = storedSelection
  return { method, siteId, storeNumber, storeName, postalCode, city, deliversGroceries }
})

export const writeSelection = Effect.fnUntraced(function* (selection: DeliverySelection) {
  const cookies = yield* CookieStorage
  const storedSelection: typeof StoredSelection.Type = {
    deliveryType: selection.method,
    userSiteId: selection.siteId,
    userPostalCode: selection.postalCode,
    storeNo: selection.storeNumber,
    storeName: selection.storeName,
    city: selection.city,
    groceries: selection.deliversGroceries
  }
  yield* cookies.set(cookieNames.assortment, JSON.stringify(storedSelection), maxAgeSeconds)
})
