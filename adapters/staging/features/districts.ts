import { sql } from "kysely"
import { getDeliveryCity, listDeliveryCities } from "#core/delivery/district-api.ts"
import { refuse } from "../http/refusal.ts"
import { type Context, type Route, route } from "../http/route.ts"
import { folderSlug } from "../seed/slug.ts"
import { shortestPrefixes } from "../shortest-prefixes.ts"

interface Area {
  readonly city: string
  readonly prefix: string
}

/** Every postal area that goods are driven to, with the city of the store. */
const areasOf = async ({ sql: database }: Context): Promise<ReadonlyArray<Area>> => {
  const { rows } = await sql<Area>`
    select s.city, z.prefix from zip_areas z join stores s on s.store_number = z.store_number where z.groceries order by z.prefix`.execute(database)
  return rows
}

const cityOf = (name: string) => ({ name, url: `/leveransorter/${folderSlug(name)}` })

export const districtRoutes: ReadonlyArray<Route> = [
  route(listDeliveryCities, async (context) => {
    const names = new Set((await areasOf(context)).map(({ city }) => city))
    return { cities: [...names].toSorted((one, other) => one.localeCompare(other, "sv")).map(cityOf) }
  }),

  route(getDeliveryCity, async (context, { params }) => {
    const areas = (await areasOf(context)).filter(({ city }) => folderSlug(city) === folderSlug(params.city))
    const [first] = areas
    if (first === undefined) throw refuse(404, "ERR_CITY_NOT_FOUND", "No store drives home goods from this city.")
    return { ...cityOf(first.city), zipCodes: shortestPrefixes(areas.map(({ prefix }) => prefix)) }
  })
]
