import type { Kysely } from "kysely"
import { getDeliveryCity, listDeliveryCities } from "#core/delivery/delivery-city-api.ts"
import { asciiSlug } from "../catalogue/slug.ts"
import type { Tables } from "../database/tables.ts"
import { type Route, route } from "../http/route.ts"
import { shortestPrefixes } from "./shortest-prefixes.ts"

/** Reads every postal area with grocery delivery and the city of its store. */
const readDeliveryAreas = (database: Kysely<Tables>) =>
  database
    .selectFrom("zip_areas as z")
    .innerJoin("stores as s", "s.store_number", "z.store_number")
    .select(["s.city", "z.prefix"])
    .where("z.groceries", "=", true)
    .orderBy("z.prefix")
    .execute()

const cityOf = (name: string) => ({ name, url: `/leveransorter/${asciiSlug(name)}` })

export const cityRoutes: ReadonlyArray<Route> = [
  route(listDeliveryCities, async ({ database }) => {
    const names = new Set((await readDeliveryAreas(database)).map(({ city }) => city))
    return { cities: [...names].toSorted((a, b) => a.localeCompare(b, "sv")).map(cityOf) }
  }),

  route(getDeliveryCity, async ({ database, refuse }, { params }) => {
    const areas = (await readDeliveryAreas(database)).filter(({ city }) => asciiSlug(city) === asciiSlug(params.city))
    const [firstArea] = areas
    if (firstArea === undefined) throw refuse("ERR_CITY_NOT_FOUND", "No store delivers home in this city.")
    return { ...cityOf(firstArea.city), zipCodes: shortestPrefixes(areas.map(({ prefix }) => prefix)) }
  })
]
