import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sql } from "kysely"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

interface Hit {
  readonly name: string
  readonly url: string
  readonly loop54Id: string
  readonly parentName: string | null
  readonly image: { readonly url: string; readonly alt: string } | null
}

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})

const search = async (query: string, parameters = "&take=100") => {
  const { json } = await shop.call(
    "GET",
    `/Loop54/search?Q=${encodeURIComponent(query)}&store=3201&type=cateredmeal${parameters}`
  )
  const meals: ReadonlyArray<Hit> = json.cateredmeal
  const counts: ReadonlyArray<{ option: string; count: number }> = json.filters[0].options
  const count = counts.find(({ option }) => option === "cateredmeal")?.count
  return { json, meals, names: meals.map(({ name }) => name), count }
}

describe("the catered meals of a search", () => {
  it("have a name, URL, category and picture", async () => {
    const { meals, count } = await search("landgång")
    expect(meals[0]).toEqual({
      name: "Landgång",
      url: "/catering/smorgastartor/bestall-c:landgang",
      pagetype: "CateringSinglePage",
      parentName: "Smörgåstårtor och landgångar",
      loop54Id: "C1003",
      image: { url: "/images/catering/C1003", alt: "Landgång" }
    })
    expect(count).toBe(meals.length)
  })

  it("are found by words of their names, by parts of compounds, by prefixes and without diacritics; matches in names come first", async () => {
    for (const query of ["prinsesstårta", "prinsess tårta", "prinsess", "PRINSESSTARTA", "prinsesstårtor"])
      expect([query, (await search(query)).names[0]]).toEqual([query, "Prinsesstårta"])
    const cakes = (await search("tårta")).names
    expect((await search("bricka")).names).toEqual(expect.arrayContaining(["Ostbricka", "Charkbricka"]))
    expect(cakes).toEqual(expect.arrayContaining(["Jordgubbstårta", "Smörgåstårta med räkor och lax", "Budapesttårta"]))
  })

  it("are found by the dishes that they contain, and not by words that neither these nor their names have", async () => {
    const { names } = await search("räkor")
    expect(names[0]).toBe("Smörgåstårta med räkor och lax")
    expect(names).toContain("Räksmörgås")
    expect((await search("tårta")).names).not.toContain("Landgång")
    expect((await search("cykel")).names).toEqual([])
  })

  it("prevent corrections of a query, are counted and paged, and the first five are in the quick search", async () => {
    for (const query of ["landgång", "tårta", "tårtor", "bricka"]) {
      const { json, names } = await search(query)
      expect([query, json.corrections, names.length > 0]).toEqual([query, [], true])
    }
    const { names, count } = await search("tårta")
    expect(count).toBe(names.length)
    expect((await search("tårta", "&skip=1&take=2")).names).toEqual(names.slice(1, 3))
    const quickResult = (await shop.call("GET", "/Loop54/search/quick/?q=t%C3%A5rta&store=3201")).json
    expect(quickResult.cateredmeal.map(({ name }: Hit) => name)).toEqual(names.slice(0, 5))
  })

  it("are omitted when they are no longer on the menu", async () => {
    await sql`update catered_meals set sellable = false where id = 'C1003'`.execute(shop.database.sql)
    expect((await search("landgång")).names).not.toContain("Landgång")
    await sql`update catered_meals set sellable = true where id = 'C1003'`.execute(shop.database.sql)
  })
})
