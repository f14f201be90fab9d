import { type RawBuilder, sql } from "kysely"
import { groceryAssortment, listSites, recommendedStores, storeNumberOfSite, storeNumberOfZip, type WireSite } from "#core/assortment/api.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { invalid, refuse } from "../http/refusal.ts"
import { type Context, type Route, route } from "../http/route.ts"
import { areaOf } from "../postal-area.ts"

/** Who fulfils the orders of a store. */
const provider = "store"
const storeSiteType = "3"
/** Recommended stores. */
const usualCount = 5
const mostCount = 50

interface StoreRow {
  readonly site_id: string
  readonly name: string
  readonly city: string
  readonly store_number: string
  readonly street_address: string
  readonly zipcode: string
  readonly selectable: boolean
  readonly key_words: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
}

const siteOf = (row: StoreRow): WireSite => ({
  id: row.site_id,
  name: row.name,
  city: row.city,
  storeNumber: row.store_number,
  streetAddress: row.street_address,
  zipcode: row.zipcode,
  data: { siteId: row.site_id, displayInSiteStoreSelector: row.selectable },
  populated: { searchKeyWords: row.key_words, contactInformation: { phone: row.phone, email: row.email } }
})

const storesWhere = async ({ sql: database }: Context, condition: RawBuilder<unknown>): Promise<ReadonlyArray<StoreRow>> => {
  const { rows } = await sql<StoreRow>`
    select site_id, name, city, store_number, street_address, zipcode, selectable, key_words, phone, email from stores
      where ${condition}`.execute(database)
  return rows
}

const zipOf = (text: string): string => {
  const zip = parsePostalCode(text)
  if (zip === null) throw invalid("A postal code has five digits.", "zip")
  return zip
}

export const assortmentRoutes: ReadonlyArray<Route> = [
  route(listSites, async (context, { query: { id, siteTypeId } }) => {
    if (siteTypeId !== undefined && siteTypeId !== storeSiteType) return { sites: [] }
    const rows = await storesWhere(context, id === undefined ? sql`true` : sql`site_id = ${id}`)
    return { sites: rows.map(siteOf).toSorted((a, b) => a.city.localeCompare(b.city, "sv") || a.name.localeCompare(b.name, "sv")) }
  }),

  route(storeNumberOfSite, async (context, { params }) => {
    const [store] = await storesWhere(context, sql`site_id = ${params.siteId}`)
    if (store === undefined) throw refuse(404, "ERR_SITE_NOT_FOUND", "There is no such site.")
    return { storeNumber: store.store_number, provider }
  }),

  route(storeNumberOfZip, async (context, { params }) => {
    const prefix = areaOf(zipOf(params.zip))
    const { rows: [served] } = await sql<{ store_number: string; site_id: string; city: string; groceries: boolean }>`
      select s.store_number, s.site_id, s.city, z.groceries from zip_areas z join stores s on s.store_number = z.store_number
        where z.prefix = ${prefix}`.execute(context.sql)
    if (served === undefined) throw refuse(404, "ERR_NO_HOME_DELIVERY", "Nobody delivers home to this postal code.")
    return {
      storeNumber: served.store_number,
      provider,
      siteId: served.site_id,
      city: served.city,
      homeDeliveryAssortmentValues: served.groceries ? [groceryAssortment, "catering"] : ["catering"]
    }
  }),

  route(recommendedStores, async (context, { query }) => {
    const { count = usualCount } = query
    if (count < 0) throw invalid("A number of stores is not negative.", "count")
    const prefix = areaOf(zipOf(query.zip))
    const rows = await storesWhere(
      context,
      sql`selectable order by coalesce((select array_position(nearest, store_number) from zip_areas where prefix = ${prefix}), 100),
        abs(replace(zipcode, ' ', '')::integer - ${Number(prefix) * 10}) limit ${Math.min(count, mostCount)}`
    )
    return { sites: rows.map(siteOf) }
  })
]
