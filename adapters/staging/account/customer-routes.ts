import { getCustomer, setEmailReceiptCopy, setMobilePhone } from "#core/account/api.ts"
import { parseMobilePhone } from "#core/account/rules.ts"
import { saveDeliverySettings } from "#core/assortment/api.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { postalAreaOf } from "../assortment/postal-area.ts"
import { invalid, notLoggedIn } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"

export const customerRoutes: ReadonlyArray<Route> = [
  route(getCustomer, async ({ database, now }, { caller }) => {
    const row = await database
      .selectFrom("customers")
      .leftJoin("email_changes as e", (join) => join.onRef("e.customer_id", "=", "id").on("e.expires", ">", now))
      .select("e.email as pending_email")
      .select(["id", "customers.email", "firstname", "lastname", "addresses", "phone", "mobile_phone", "receipt_copy"])
      .select(["delivery_method", "postal_code", "site_id"])
      .where("id", "=", caller.id)
      .executeTakeFirst()
    if (row === undefined) throw notLoggedIn()
    return {
      contact: {
        id: row.id,
        firstname: row.firstname,
        lastname: row.lastname,
        addresses: row.addresses,
        channels: [
          ...(row.phone === null ? [] : [{ channelTypeId: "phone" as const, channelValue: row.phone }]),
          ...(row.mobile_phone === null
            ? []
            : [{ channelTypeId: "mobilephone" as const, channelValue: row.mobile_phone }])
        ],
        login: { email: row.email, ...(row.pending_email !== null && { pendingEmail: row.pending_email }) },
        emailRecieptCopy: row.receipt_copy
      },
      settings: {
        id: row.id,
        storePageId: row.site_id === null ? null : `butik-${row.site_id}`,
        userPostalCode: row.postal_code,
        userSiteId: row.site_id,
        userDeliveryMethod: row.delivery_method
      }
    }
  }),

  route(saveDeliverySettings, async ({ database, refuse }, { body, caller }) => {
    const { userDeliveryMethod, userPostalCode, userSiteId } = body
    const postalCode = userPostalCode === null || userPostalCode === "" ? null : parsePostalCode(userPostalCode)
    if (postalCode === null && userPostalCode !== null && userPostalCode !== "")
      throw invalid("A postal code has five digits.", "userPostalCode")
    if (userDeliveryMethod === "homeDelivery" && postalCode === null)
      throw invalid("Home delivery needs a postal code.", "userPostalCode")
    if (userDeliveryMethod === "homeDelivery" && postalCode !== null) {
      const servedArea = await database
        .selectFrom("zip_areas")
        .select("prefix")
        .where("prefix", "=", postalAreaOf(postalCode))
        .where("store_number", "is not", null)
        .executeTakeFirst()
      if (servedArea === undefined)
        throw refuse("ERR_NO_HOME_DELIVERY", "No store delivers home to this postal code.", { field: "userPostalCode" })
    }
    if (userSiteId !== null) {
      const store = await database
        .selectFrom("stores")
        .select("site_id")
        .where("site_id", "=", userSiteId)
        .executeTakeFirst()
      if (store === undefined) throw refuse("ERR_SITE_NOT_FOUND", "There is no such site.", { field: "userSiteId" })
    }
    await database
      .updateTable("customers")
      .set({ delivery_method: userDeliveryMethod, postal_code: postalCode, site_id: userSiteId })
      .where("id", "=", caller.id)
      .execute()
  }),

  route(setMobilePhone, async ({ database, refuse }, { body, caller }) => {
    const mobilePhone = parseMobilePhone(body.mobilePhoneNumber)
    if (mobilePhone === null)
      throw refuse("bad_request", "The mobile phone number is not valid.", { field: "mobilePhoneNumber" })
    await database.updateTable("customers").set({ mobile_phone: mobilePhone }).where("id", "=", caller.id).execute()
  }),

  route(setEmailReceiptCopy, async ({ database }, { params, caller }) => {
    if (params.value !== "true" && params.value !== "false") throw invalid("The value is true or false.", "value")
    await database
      .updateTable("customers")
      .set({ receipt_copy: params.value === "true" })
      .where("id", "=", caller.id)
      .execute()
  })
]
