import { type Kysely, type Selectable, sql } from "kysely"
import {
  groceryAssortment,
  listSites,
  recommendedStores,
  storeNumberOfSite,
  storeNumberOfZip,
  type WireSite
} from "#core/assortment/api.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import type { Tables } from "../database/tables.ts"
import { invalid } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import { postalAreaOf } from "./postal-area.ts"

/** The wire's name of who fulfils a store's orders: the store itself. */
const provider = "store"
const storeSiteType = "3"
const defaultRecommendedCount = 5
const maxRecommendedCount = 50
/** The rank of a store that is not listed as near; listed stores have ranks from 1. */
const unlistedRank = 100

const storeColumns = ["site_id", "name", "city", "store_number", "street_address", "zipcode"] as const
const siteColumns = ["selectable", "key_words", "phone", "email"] as const

type StoreRow = Selectable<Pick<Tables["stores"], (typeof storeColumns)[number] | (typeof siteColumns)[number]>>

const selectStores = (database: Kysely<Tables>) =>
  database.selectFrom("stores").select(storeColumns).select(siteColumns)

const toSite = (row: StoreRow): WireSite => ({
  id: row.site_id,
  name: row.name,
  city: row.city,
  storeNumber: row.store_number,
  streetAddress: row.street_address,
  zipcode: row.zipcode,
  data: { siteId: row.site_id, displayInSiteStoreSelector: row.selectable },
  populated: { searchKeyWords: row.key_words, contactInformation: { phone: row.phone, email: row.email } }
})

const requireZip = (text: string): string => {
  const zip = parsePostalCode(text)
  if (zip === null) throw invalid("A postal code has five digits.", "zip")
  return zip
}

export const assortmentRoutes: ReadonlyArray<Route> = [
  route(listSites, async ({ database }, { query: { id, siteTypeId } }) => {
    if (siteTypeId !== undefined && siteTypeId !== storeSiteType) return { sites: [] }
    const rows = await (
      id === undefined ? selectStores(database) : selectStores(database).where("site_id", "=", id)
    ).execute()
    return {
      sites: rows
        .map(toSite)
        .toSorted((a, b) => a.city.localeCompare(b.city, "sv") || a.name.localeCompare(b.name, "sv"))
    }
  }),

  route(storeNumberOfSite, async ({ database, refuse }, { params }) => {
    const store = await selectStores(database).where("site_id", "=", params.siteId).executeTakeFirst()
    if (store === undefined) throw refuse("ERR_SITE_NOT_FOUND", "There is no such site.")
    return { storeNumber: store.store_number, provider }
  }),

  route(storeNumberOfZip, async ({ database, refuse }, { params }) => {
    const servedArea = await database
      .selectFrom("zip_areas as z")
      .innerJoin("stores as s", "s.store_number", "z.store_number")
      .select(["s.store_number", "s.site_id", "s.city", "z.town", "z.groceries"])
      .where("z.prefix", "=", postalAreaOf(requireZip(params.zip)))
      .executeTakeFirst()
    if (servedArea === undefined) throw refuse("ERR_NO_HOME_DELIVERY", "No store delivers home to this postal code.")
    return {
      storeNumber: servedArea.store_number,
      provider,
      siteId: servedArea.site_id,
      city: servedArea.town ?? servedArea.city,
      homeDeliveryAssortmentValues: servedArea.groceries ? [groceryAssortment, "catering"] : ["catering"]
    }
  }),

  route(recommendedStores, async ({ database }, { query }) => {
    const { count = defaultRecommendedCount } = query
    if (count < 0) throw invalid("count must not be negative.", "count")
    const prefix = postalAreaOf(requireZip(query.zip))
    const rows = await selectStores(database)
      .where("selectable", "=", true)
      .orderBy(
        sql`coalesce((select array_position(nearest, store_number) from zip_areas where prefix = ${prefix}), ${sql.lit(unlistedRank)})`
      )
      // Stores of equal rank are sorted by the numeric distance of their postal codes to the area's.
      .orderBy(sql`abs(replace(zipcode, ' ', '')::integer - ${Number(prefix) * 10})`)
      .limit(Math.min(count, maxRecommendedCount))
      .execute()
    return { sites: rows.map(toSite) }
  })
]
