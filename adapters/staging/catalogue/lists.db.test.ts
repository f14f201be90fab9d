import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

interface Item {
  readonly id: string
  readonly gtin: string
  readonly brand: string | null
  readonly markings: ReadonlyArray<{ readonly code: string }>
  readonly productStoreDetails: {
    readonly id: string
    readonly prices: { readonly promotions: ReadonlyArray<{ readonly id: string }> } | null
  }
}

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})

const readJson = async (path: string) => (await shop.call("GET", `/Loop54/${path}`)).json
const readItems = async (path: string): Promise<ReadonlyArray<Item>> => (await readJson(path)).items
const readIds = async (path: string) => (await readItems(path)).map(({ id }) => id)
const readOutcome = async (path: string) => {
  const { status, json } = await shop.call("GET", `/Loop54/${path}`)
  return [status, json.errors?.[0].code]
}
const encode = encodeURIComponent
const setSellable = (id: string, sellable: boolean) =>
  sql`update products set sellable = ${sellable} where id = ${id}`.execute(shop.database.sql)
const setMarkings = (id: string, markings: ReadonlyArray<string>) =>
  sql`update products set markings = ${markings} where id = ${id}`.execute(shop.database.sql)

/** Whether a list contains its first product while that is not sellable, while it has each of the age limits, and normally. */
const readWhetherListed = async (path: string) => {
  const [firstId = ""] = await readIds(path)
  const readIsListed = async () => (await readIds(path)).includes(firstId)
  await setSellable(firstId, false)
  const isListedWhileNotSold = await readIsListed()
  await setSellable(firstId, true)
  const isListedWhileAgeLimited: Array<boolean> = []
  for (const marking of ["RestrictedToSell18", "RestrictedToSell15"]) {
    await setMarkings(firstId, [marking])
    isListedWhileAgeLimited.push(await readIsListed())
  }
  await setMarkings(firstId, [])
  return { isListed: await readIsListed(), isListedWhileNotSold, isListedWhileAgeLimited }
}

describe("GET /Loop54/category/{id}/products", () => {
  it("returns the first 24 products of all leaves of a category, in one store or in all of them", async () => {
    const { items, totalCount } = await readJson("category/10/products")
    expect(items).toHaveLength(24)
    const { rows } = await sql<{ all: number; sold: number }>`
      select count(*)::int as all, (count(*) filter (where '3201' = any(stores)))::int as sold from products p join categories c on c.id = '10'
        and p.leaf between c.first_leaf and c.last_leaf where p.visible`.execute(shop.database.sql)
    expect([totalCount, (await readJson("category/10/products?store=3201")).totalCount]).toEqual([
      rows[0]?.all,
      rows[0]?.sold
    ])
    expect(await readItems("category/10/products?store=3201&skip=2&take=3")).toEqual(
      (await readItems("category/10/products?store=3201")).slice(2, 5)
    )
  })

  it("sorts the products of all leaves of a category together by popularity, on every page", async () => {
    const { rows } = await sql<{ id: string }>`
      select p.id from products p join categories c on c.id = '10' and p.leaf between c.first_leaf and c.last_leaf
      where p.visible and '3201' = any(p.stores) order by p.popularity desc, p.no`.execute(shop.database.sql)
    const ids = rows.map(({ id }) => id)
    for (const skip of [0, 7, 40, ids.length - 3, ids.length])
      expect(await readIds(`category/10/products?store=3201&skip=${skip}&take=20`)).toEqual(ids.slice(skip, skip + 20))
  })

  it("counts a product's brand and markings as they are now, after each change", async () => {
    const [id = ""] = await readIds("category/10/products?store=3201")
    const { rows } = await sql<{ brand: string | null; markings: ReadonlyArray<string> }>`
      select brand, markings from products where id = ${id}`.execute(shop.database.sql)
    const setValues = (brand: string | null, markings: ReadonlyArray<string>) =>
      sql`update products set brand = ${brand}, markings = ${markings} where id = ${id}`.execute(shop.database.sql)
    const readCounts = async (...options: ReadonlyArray<string>) => {
      const { facets } = await readJson("category/10/products?store=3201")
      const counts = new Map<string, number>(
        facets.flatMap(
          (facet: { readonly options: ReadonlyArray<{ readonly option: string; readonly count: number }> }) =>
            facet.options.map(({ option, count }) => [option, count])
        )
      )
      return options.map((option) => counts.get(option))
    }
    await setValues("Testgården", ["TESTMARKING"])
    expect(await readCounts("Testgården", "TESTMARKING", "Testkvarnen")).toEqual([1, 1, undefined])
    await setValues("Testkvarnen", ["TESTMARKING"])
    expect(await readCounts("Testgården", "TESTMARKING", "Testkvarnen")).toEqual([undefined, 1, 1])
    await setValues(rows[0]?.brand ?? null, rows[0]?.markings ?? [])
    expect(await readCounts("Testgården", "TESTMARKING", "Testkvarnen")).toEqual([undefined, undefined, undefined])
  })

  it("returns only products with the selected brand or marking, and for two brands the products of either", async () => {
    const { facets } = await readJson("category/10/products?store=3201")
    const [brands, markings] = facets.map(({ options }: { readonly options: ReadonlyArray<unknown> }) => options)
    for (const { option, count } of [...brands.slice(0, 2), ...markings.slice(0, 2)]) {
      const name = brands.some((brand: { readonly option: string }) => brand.option === option)
        ? "Brands"
        : "ProductMarkings"
      const narrowedList = await readJson(`category/10/products?store=3201&take=100&${name}=${encode(option)}`)
      expect([option, narrowedList.totalCount, narrowedList.items.length]).toEqual([
        option,
        count,
        Math.min(count, 100)
      ])
      expect(
        narrowedList.items.every((item: Item) =>
          name === "Brands" ? item.brand === option : item.markings.some(({ code }) => code === option)
        )
      ).toBe(true)
    }
    const listOfBoth = await readJson(
      `category/10/products?store=3201&Brands=${encode(`${brands[0].option}, ${brands[1].option}`)}`
    )
    expect(listOfBoth.totalCount).toBe(brands[0].count + brands[1].count)
  })

  it("returns no products when none matches the filters, and responds with 404 for an unknown category", async () => {
    expect((await readJson("category/10/products?Brands=finns-inte")).items).toEqual([])
    expect(await readOutcome("category/none/products")).toEqual([404, "ERR_CATEGORY_NOT_FOUND"])
  })
})

describe("GET /Loop54/products", () => {
  it("returns 24 products by popularity without a query or for a blank one, and none for a query of punctuation", async () => {
    const { rows } = await sql<{ id: string }>`
      select id from products where visible order by popularity desc, no limit 24`.execute(shop.database.sql)
    expect(await readIds("products")).toEqual(rows.map(({ id }) => id))
    expect(await readIds(`products?q=${encode("  ")}`)).toEqual(await readIds("products"))
    expect(await readIds(`products?q=${encode("?!")}`)).toEqual([])
  })

  it("sorts the hits of a query by relevance, as the search does, and filters them", async () => {
    const hitIds = (await readJson("search?Q=mj%C3%B6lk&take=24")).searchResults.products.map(({ id }: Item) => id)
    expect(await readIds("products?q=mj%C3%B6lk")).toEqual(hitIds)
    const { facets } = await readJson("products?q=mj%C3%B6lk")
    for (const { name, options } of facets) {
      const narrowedList = await readJson(`products?q=mj%C3%B6lk&${name}=${encode(options[0].option)}`)
      expect([name, narrowedList.totalCount]).toEqual([name, options[0].count])
    }
  })
})

describe("GET /Loop54/products/{ids}", () => {
  it("finds products by id and by GTIN, each once, in the order in which the ids first name them", async () => {
    const [first, second, third] = await readItems("products?take=3")
    const query = [third?.gtin, first?.id, "unknown", third?.id, second?.gtin].join(",")
    expect(await readIds(`products/${query}`)).toEqual([third?.id, first?.id, second?.id])
  })

  it("returns at most `take` products, and ignores all ids after the first 200", async () => {
    const [firstId, secondId] = await readIds("products?take=2")
    expect(await readIds(`products/${firstId},${secondId}?take=1`)).toEqual([firstId])
    expect(await readIds(`products/${firstId},${secondId}?take=0`)).toEqual([])
    expect(await readIds(`products/${firstId},${secondId}?take=-1`)).toEqual([])
    const unknownIds = Array.from({ length: 199 }, (_, index) => `u${index}`)
    expect(await readIds(`products/${[...unknownIds, firstId, secondId].join(",")}`)).toEqual([firstId])
  })

  it("returns a product without a price when the store does not have it, and responds with 404 when all ids are unknown", async () => {
    const [product] = await readItems("products?take=1")
    await sql`delete from store_products where store_number = '3205' and no = (select no from products where id = ${product?.id})`.execute(
      shop.database.sql
    )
    const [storeProduct] = await readItems(`products/${product?.id}?store=3205`)
    expect(storeProduct?.productStoreDetails).toMatchObject({ id: "3205", p_has_price: false, prices: null })
    expect((await readItems(`products/${product?.id}`))[0]?.productStoreDetails.prices).not.toBeNull()
    expect(await readOutcome("products/unknown")).toEqual([404, "ERR_PRODUCT_NOT_FOUND"])
  })
})

describe("GET /Loop54/products/topsellers", () => {
  it("returns up to 500 products, 24 a page by default, with totals and without facets", async () => {
    const { items, totalCount, facets } = await readJson("products/topsellers")
    expect([items.length, totalCount, facets]).toEqual([24, 500, []])
    expect(await readIds("products/topsellers?skip=499")).toHaveLength(1)
    expect(await readIds("products/topsellers?skip=500")).toEqual([])
    expect(await readIds("products/topsellers?skip=1&take=2")).toEqual(items.slice(1, 3).map(({ id }: Item) => id))
  })

  it("lists only products that are sold, have a price and no age limit", async () => {
    expect(await readWhetherListed("products/topsellers?store=3201")).toEqual({
      isListed: true,
      isListedWhileNotSold: false,
      isListedWhileAgeLimited: [false, false]
    })
    const [firstId] = await readIds("products/topsellers")
    await sql`update products set price = null where id = ${firstId}`.execute(shop.database.sql)
    expect(await readIds("products/topsellers")).not.toContain(firstId)
  })
})

describe("GET /Loop54/products/{id}/related", () => {
  it("returns 8 other sold products of the category, the most popular first", async () => {
    const { rows } = await sql<{ id: string; ids: ReadonlyArray<string> }>`
      select min(id) as id, array_agg(id order by popularity desc, no) as ids from products
      where visible and sellable and not collect_only group by leaf having count(*) > 12 order by 1 limit 1`.execute(
      shop.database.sql
    )
    const { id, ids } = rows[0] ?? { id: "", ids: [] }
    expect(await readIds(`products/${id}/related`)).toEqual(ids.filter((otherId) => otherId !== id).slice(0, 8))
    expect(await readWhetherListed(`products/${id}/related`)).toEqual({
      isListed: true,
      isListedWhileNotSold: false,
      isListedWhileAgeLimited: [true, true]
    })
    expect(await readOutcome("products/unknown/related")).toEqual([404, "ERR_PRODUCT_NOT_FOUND"])
  })
})

describe("products of an offer", () => {
  let offerId = ""
  /** The ids of the products of the offer, all of one category, the most popular first. */
  let offerProductIds: ReadonlyArray<string> = []
  beforeAll(async () => {
    const database = shop.database.sql
    const { rows } = await sql<{ ids: ReadonlyArray<string> }>`
      select array_agg(p.id order by popularity desc, p.no) as ids from products p join store_products s on s.no = p.no and s.store_number = '3201'
      where visible and sellable and not collect_only and s.price is not null group by leaf having count(*) > 12 order by min(p.no) limit 1`.execute(
      database
    )
    offerProductIds = rows[0]?.ids.slice(0, 4) ?? []
    const { rows: offers } = await sql<{ offer: string }>`
      update store_products s set promotions = (select promotions from store_products where store_number = '3201' and promotions is not null limit 1)
      where store_number = '3201' and no in (select no from products where id = any(${offerProductIds}))
      returning promotions -> 0 ->> 'id' as offer`.execute(database)
    offerId = offers[0]?.offer ?? ""
    await sql`update store_products set promotions = null where promotions -> 0 ->> 'id' = ${offerId}
      and no not in (select no from products where id = any(${offerProductIds}))`.execute(database)
  })

  it("are left out of related products when the offer is excluded, in the store that has it", async () => {
    const [firstId = ""] = offerProductIds
    const path = `products/${firstId}/related?take=100&store=`
    const relatedIds = await readIds(`${path}3201`)
    expect(relatedIds).toEqual(expect.arrayContaining(offerProductIds.slice(1)))
    expect(await readIds(`${path}3201&ExcludedOfferId=${offerId}`)).toEqual(
      relatedIds.filter((id) => !offerProductIds.includes(id))
    )
    for (const store of ["1", "3205"])
      expect(await readIds(`${path}${store}&ExcludedOfferId=${offerId}`)).toEqual(await readIds(`${path}${store}`))
  })

  it("API-66 are listed by popularity in the store that has the offer, without an excluded product and without those that are not sold", async () => {
    const path = `offer/${offerId}/products?store=3201`
    expect(await readIds(path)).toEqual(offerProductIds)
    expect(await readIds(`${path}&skip=1&take=2`)).toEqual(offerProductIds.slice(1, 3))
    expect(await readIds(`${path}&ExcludeProductId=${offerProductIds[1]}`)).toEqual(
      offerProductIds.filter((_, index) => index !== 1)
    )
    expect(await readIds(`offer/${offerId.slice(0, -1)}/products?store=3201`)).toEqual([])
    for (const store of ["1", "3205"]) expect(await readIds(`offer/${offerId}/products?store=${store}`)).toEqual([])
    expect(await readWhetherListed(path)).toEqual({
      isListed: true,
      isListedWhileNotSold: false,
      isListedWhileAgeLimited: [true, true]
    })
  })
})

describe("GET /Loop54/products/{id}/recommended", () => {
  let productId = ""
  beforeAll(async () => {
    const { rows } = await sql<{
      id: string
    }>`select id from products p where visible and sellable and category_id like '10%'
      and not exists (select from order_items where product_id = p.id) order by popularity desc limit 1`.execute(
      shop.database.sql
    )
    productId = rows[0]?.id ?? ""
  })

  it("returns 8 products of other categories in the department, by popularity", async () => {
    const { rows } = await sql<{
      id: string
    }>`select id from products where visible and sellable and category_id like '10%'
      and leaf <> (select leaf from products where id = ${productId}) order by popularity desc, no limit 8`.execute(
      shop.database.sql
    )
    expect(await readIds(`products/${productId}/recommended`)).toEqual(rows.map(({ id }) => id))
    expect(await readWhetherListed(`products/${productId}/recommended`)).toEqual({
      isListed: true,
      isListedWhileNotSold: false,
      isListedWhileAgeLimited: [false, false]
    })
    expect(await readOutcome("products/unknown/recommended")).toEqual([404, "ERR_PRODUCT_NOT_FOUND"])
  })

  it("lists first the products that were ordered together with the product, even from other departments, unless their category is excluded", async () => {
    const { rows: otherProducts } = await sql<{ id: string; category: string }>`
      select id, category_id as category from products where visible and sellable and not collect_only and category_id not like '10%'
        and not markings && array['RestrictedToSell18', 'RestrictedToSell15'] order by popularity limit 2`.execute(
      shop.database.sql
    )
    const [boughtTwice, boughtOnce] = otherProducts
    const { rows: orders } = await sql<{ id: string }>`select id from orders limit 2`.execute(shop.database.sql)
    await sql`truncate order_items`.execute(shop.database.sql)
    for (const [index, boughtProducts] of [[boughtTwice, boughtOnce], [boughtTwice]].entries())
      for (const [line, id] of [productId, ...boughtProducts.map((other) => other?.id)].entries())
        await sql`insert into order_items values (${orders[index]?.id}, ${line}, 'anna', 0, ${id}, '1', 1, 100)`.execute(
          shop.database.sql
        )
    const path = `products/${productId}/recommended?take=20`
    expect((await readIds(path)).slice(0, 2)).toEqual([boughtTwice?.id, boughtOnce?.id])
    expect((await readIds(`${path}&ExcludedBfCategoryCode=${boughtTwice?.category}`))[0]).toBe(boughtOnce?.id)
  })

  it("considers only the 200 latest orders of the product", async () => {
    const { rows } = await sql<{ id: string }>`
      select id from products p where visible and sellable and not collect_only and category_id not like '10%'
        and not markings && array['RestrictedToSell18', 'RestrictedToSell15'] order by popularity limit 2`.execute(
      shop.database.sql
    )
    const [oldProduct, newProduct] = rows.map(({ id }) => id)
    await sql`truncate order_items`.execute(shop.database.sql)
    await sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'test-' || n, 'order_no', 'test-' || n))).*
      from orders o, generate_series(1, 300) n where o.id = (select min(id) from orders)`.execute(shop.database.sql)
    // Each order contains the product and another one.
    await sql`
      insert into order_items
      select 'test-' || n, line, 'anna', n, (case when line = 0 then ${productId} when n <= 100 then ${oldProduct} else ${newProduct} end)::text, '1', 1, 100
      from generate_series(1, 300) n, generate_series(0, 1) line`.execute(shop.database.sql)
    const ids = await readIds(`products/${productId}/recommended?take=30`)
    expect([ids[0], ids.includes(oldProduct ?? "")]).toEqual([newProduct, false])
    await sql`delete from orders where id like 'test-%'`.execute(shop.database.sql)
  })

  it.each(["1", "3201"])("consists of pages without gaps or repetitions, in store %s", async (store) => {
    const path = `products/${productId}/recommended?store=${store}`
    const allIds = await readIds(`${path}&take=30`)
    expect(new Set(allIds).size).toBe(30)
    for (const [skip, take] of [
      [0, 1],
      [1, 3],
      [4, 11],
      [15, 15]
    ] as const)
      expect(await readIds(`${path}&skip=${skip}&take=${take}`)).toEqual(allIds.slice(skip, skip + take))
  })

  it("is empty for a product with an age limit of 18 years", async () => {
    await setMarkings(productId, ["RestrictedToSell18"])
    expect(await readIds(`products/${productId}/recommended`)).toEqual([])
    await setMarkings(productId, [])
    expect(await readIds(`products/${productId}/recommended`)).not.toEqual([])
  })
})
