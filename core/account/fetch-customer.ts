import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import type { DeliverySelection } from "../assortment/model.ts"
import type { Customer } from "../session/model.ts"
import { getCustomer } from "./api.ts"

export interface SavedSettings {
  readonly siteId: string | null
  readonly method: DeliverySelection["method"] | null
  readonly postalCode: string | null
}

/** Fetches the logged-in customer with the saved delivery settings. */
export const fetchCustomer: Effect.Effect<
  { readonly customer: Customer; readonly savedSettings: SavedSettings },
  CallError,
  CallContext
> = Effect.gen(function* () {
  const { contact, settings } = yield* call(getCustomer, {})
  const [address] = contact.addresses
  const customer: Customer = {
    id: contact.id,
    firstName: contact.firstname,
    fullName: `${contact.firstname} ${contact.lastname}`,
    email: contact.login.email,
    pendingEmail: contact.login.pendingEmail ?? null,
    mobilePhone: contact.channels.find(({ channelTypeId }) => channelTypeId === "mobilephone")?.channelValue ?? null,
    wantsReceiptCopy: contact.emailRecieptCopy,
    address: address === undefined ? null : { street: address.street, zip: address.zip, city: address.city }
  }
  return {
    customer,
    savedSettings: {
      siteId: settings.userSiteId,
      method: settings.userDeliveryMethod,
      postalCode: settings.userPostalCode
    }
  }
})
