import { type Kysely, sql } from "kysely"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { fold } from "#adapters/staging/text-search/words.ts"
import { deliversGroceriesTo, deliveringStoreNumber, nearestStoreNumbers } from "./delivering-stores.ts"
import type { DemoStore } from "./model.ts"
import { postalTown } from "./postal-towns.ts"

/** One row per postal area, which is all postal codes with the same first four digits. */
const makeZipAreas = () =>
  Array.from({ length: 9_000 }, (_, index) => String(1_000 + index)).flatMap((prefix) => {
    const zip = prefix.padEnd(5, "2")
    const store = deliveringStoreNumber(zip)
    const nearest = nearestStoreNumbers(zip)
    return store === null && nearest.length === 0
      ? []
      : [
          {
            prefix,
            store,
            nearest,
            groceries: deliversGroceriesTo(zip),
            town: postalTown(prefix)
          }
        ]
  })

export const seedStores = async (database: Kysely<Tables>, stores: ReadonlyArray<DemoStore>): Promise<void> => {
  const rows = stores.map((store) => ({
    ...store,
    search: fold([store.name, store.city, store.streetAddress, ...store.searchKeyWords].join(" "))
  }))
  await sql`
    insert into stores (site_id, store_number, name, city, street_address, zipcode, coordinates, phone, email, selectable, key_words,
      opening_hours, services, search)
    select "siteId", "storeNumber", name, city, "streetAddress", zipcode, coordinates, phone, email, selectable, "searchKeyWords",
      "openingHours", services, search
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("siteId" text, "storeNumber" text, name text, city text, "streetAddress" text,
      zipcode text,
      coordinates text, phone text, email text, selectable boolean, "searchKeyWords" text[], "openingHours" jsonb, services text[],
        search text)`.execute(database)
  await sql`
    insert into zip_areas (prefix, store_number, nearest, groceries, town)
    select prefix, store, nearest, groceries, town from jsonb_to_recordset(${JSON.stringify(makeZipAreas())}::jsonb) as r(prefix text, store text,
      nearest text[], groceries boolean, town text)`.execute(database)
}
