import { sql } from "kysely"
import { getCustomer } from "#core/account/api.ts"
import { saveDeliverySettings } from "#core/assortment/api.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import type { CustomerAddress, Tables } from "../database/tables.ts"
import { invalid, notLoggedIn, refuse } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import { areaOf } from "../postal-area.ts"

interface CustomerRow extends Pick<
  Tables["customers"],
  "id" | "email" | "firstname" | "lastname" | "phone" | "mobile_phone" | "delivery_method" | "postal_code" | "site_id"
> {
  readonly addresses: ReadonlyArray<CustomerAddress>
  readonly receipt_copy: boolean
}

export const accountRoutes: ReadonlyArray<Route> = [
  route(getCustomer, async ({ sql: database }, { caller }) => {
    const { rows: [row] } = await sql<CustomerRow>`
      select id, email, firstname, lastname, addresses, phone, mobile_phone, receipt_copy, delivery_method, postal_code, site_id
      from customers where id = ${caller.id}`.execute(database)
    if (row === undefined) throw notLoggedIn()
    return {
      contact: {
        id: row.id,
        firstname: row.firstname,
        lastname: row.lastname,
        addresses: row.addresses,
        channels: [
          ...(row.phone === null ? [] : [{ channelTypeId: "phone" as const, channelValue: row.phone }]),
          ...(row.mobile_phone === null ? [] : [{ channelTypeId: "mobilephone" as const, channelValue: row.mobile_phone }])
        ],
        login: { email: row.email },
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

  route(saveDeliverySettings, async ({ sql: database }, { body, caller }) => {
    const { userDeliveryMethod, userPostalCode, userSiteId } = body
    const postalCode = userPostalCode === null || userPostalCode === "" ? null : parsePostalCode(userPostalCode)
    if (postalCode === null && userPostalCode !== null && userPostalCode !== "") throw invalid("A postal code has five digits.", "userPostalCode")
    if (userDeliveryMethod === "homeDelivery" && postalCode === null) throw invalid("Home delivery needs a postal code.", "userPostalCode")
    if (userDeliveryMethod === "homeDelivery" && postalCode !== null) {
      const { rows } = await sql`select 1 from zip_areas where prefix = ${areaOf(postalCode)} and store_number is not null`.execute(database)
      if (rows.length === 0) throw refuse(422, "ERR_NO_HOME_DELIVERY", "Nobody delivers home to this postal code.", "userPostalCode")
    }
    if (userSiteId !== null) {
      const { rows } = await sql`select 1 from stores where site_id = ${userSiteId}`.execute(database)
      if (rows.length === 0) throw refuse(404, "ERR_SITE_NOT_FOUND", "There is no such site.", "userSiteId")
    }
    await sql`
      update customers set delivery_method = ${userDeliveryMethod}, postal_code = ${postalCode}, site_id = ${userSiteId}
        where id = ${caller.id}`.execute(database)
  })
]
