import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { noStoreNumber } from "./store-details.ts"

interface Item {
  readonly id: string
  readonly name: string
  readonly brand: string | null
  readonly bfCategoryCode: string
  readonly productStoreDetails: {
    readonly prices: {
      readonly currentPrice: { readonly price: number; readonly comparativePrice: number | null }
    } | null
  }
}
type Key = string | number | null

const priceOf = ({ productStoreDetails: { prices } }: Item) => prices?.currentPrice ?? null
const sortKeyGetters: Readonly<Record<string, (item: Item) => Key>> = {
  p_name: ({ name }) => name,
  p_price: (item) => priceOf(item)?.price ?? null,
  p_comparison_price: (item) => priceOf(item)?.comparativePrice ?? null,
  p_brand: ({ brand }) => brand,
  p_bfcategorycode: ({ bfCategoryCode }) => bfCategoryCode
}

const { compare } = new Intl.Collator("sv")
const compareKeys = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b))

const sortedKeys = (values: ReadonlyArray<Key>, order: string): ReadonlyArray<Key> => {
  const presentValues = values.filter((value) => value !== null).toSorted(compareKeys)
  return [
    ...(order === "DESC" ? presentValues.toReversed() : presentValues),
    ...values.filter((value) => value === null)
  ]
}

let shop: TestStaging
/** A category of 30 to 100 products, with some products sold by weight, some without a brand and two without a price. */
let categoryId = ""
beforeAll(async () => {
  shop = await stagingForTests()
  const { rows } = await sql<{ id: string }>`
    select c.id from categories c join products p on p.leaf between c.first_leaf and c.last_leaf and p.visible
    group by c.id having count(*) between 30 and 100 and bool_or(p.unit = 'KGM') and bool_or(p.unit = 'PCE' and p.comparison_amount is not null)
      and bool_or(p.brand is null) order by count(*) desc limit 1`.execute(shop.database.sql)
  categoryId = rows[0]?.id ?? ""
  await sql`update products set price = null where no in (select no from products p join categories c on c.id = ${categoryId}
    and p.leaf between c.first_leaf and c.last_leaf where p.visible order by no limit 2)`.execute(shop.database.sql)
})
afterAll(() => shop.close())

const readItems = async (parameters: string): Promise<ReadonlyArray<Item>> =>
  (await shop.call("GET", `/Loop54/category/${categoryId}/products?${parameters}`)).json.items

describe("the sort orders of product lists", () => {
  it.each(Object.keys(sortKeyGetters))("sort by %s in both directions, products without it last", async (field) => {
    for (const store of [noStoreNumber, "3201"])
      for (const order of ["ASC", "DESC"]) {
        const items = await readItems(`take=100&store=${store}&SortField=${field}&SortOrder=${order}`)
        const values = items.map((item) => sortKeyGetters[field]?.(item) ?? null)
        expect(new Set(values).size).toBeGreaterThan(1)
        expect([store, order, values]).toEqual([store, order, sortedKeys(values, order)])
        const pages = [await readItems(`take=10&store=${store}&SortField=${field}&SortOrder=${order}`)]
        pages.push(await readItems(`skip=10&take=10&store=${store}&SortField=${field}&SortOrder=${order}`))
        expect(pages.flat().map(({ id }) => id)).toEqual(items.slice(0, 20).map(({ id }) => id))
      }
  })

  it.each(["", "&SortField=", "&SortField=relevance"])("sort by popularity with the query '%s'", async (sorting) => {
    const { rows } = await sql<{ id: string }>`select p.id from products p join categories c on c.id = ${categoryId}
      and p.leaf between c.first_leaf and c.last_leaf where p.visible order by popularity desc, no limit 24`.execute(
      shop.database.sql
    )
    expect((await readItems(sorting)).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  it("sort products that are requested by id; without a sort field they have the order of the ids", async () => {
    const ids = (await readItems("take=20")).map(({ id }) => id).toReversed()
    const readItemsByIds = async (parameters: string): Promise<ReadonlyArray<Item>> =>
      (await shop.call("GET", `/Loop54/products/${ids.join(",")}?${parameters}`)).json.items
    expect((await readItemsByIds("")).map(({ id }) => id)).toEqual(ids)
    for (const [field, keyOf] of Object.entries(sortKeyGetters))
      for (const order of ["ASC", "DESC"]) {
        const values = (await readItemsByIds(`SortField=${field}&SortOrder=${order}`)).map(keyOf)
        expect([field, order, values]).toEqual([field, order, sortedKeys(values, order)])
      }
  })

  it("refuse an unknown field, and name the parameter", async () => {
    for (const path of [`category/${categoryId}/products?`, "products?", "products/1?", "search?Q=ost&"]) {
      const { status, json } = await shop.call("GET", `/Loop54/${path}SortField=p_weight`)
      expect([path, status, json.errors]).toEqual([
        path,
        400,
        [{ code: "ERR_VALIDATION", message: "There is no such sort field.", field: "SortField" }]
      ])
    }
  })
})
