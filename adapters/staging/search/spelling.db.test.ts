import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Context } from "../http/route.ts"
import { fold } from "../text-search/words.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { findCorrections } from "./spelling.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

/** Finds the corrections of a query in a shop with only these words, the most popular first. */
const correctionsOf = async (query: string, words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const database = shop.database.sql
  await sql`truncate search_words`.execute(database)
  for (const [index, word] of words.entries())
    await sql`insert into search_words values (${fold(word)}, ${word}, ${100 - index})`.execute(database)
  return findCorrections({ database } as Context, query.split(" ").map(fold))
}

describe("findCorrections", () => {
  it("replaces unknown words by similar ones, and spells known words with å, ä and ö", async () => {
    expect(await correctionsOf("gron mjlök", ["grön", "mjölk"])).toEqual(["grön mjölk"])
    expect(await correctionsOf("mjlök qqqqqq", ["mjölk"])).toEqual(["mjölk qqqqqq"])
  })

  it("returns none for words in their known spelling, for words without similar ones and for an empty query", async () => {
    expect(await correctionsOf("smor", ["smor"])).toEqual([])
    expect(await correctionsOf("qqqqqq", ["mjölk"])).toEqual([])
    expect(await correctionsOf("", ["mjölk"])).toEqual([])
  })

  it("allows one wrong letter, and one of every three in longer words", async () => {
    expect(await correctionsOf("bann", ["ban"])).toEqual(["ban"])
    expect(await correctionsOf("ba", ["bar"])).toEqual(["bar"])
    expect(await correctionsOf("bannn", ["banan"])).toEqual(["banan"])
    expect(await correctionsOf("bnana", ["bananas"])).toEqual([])
    expect(await correctionsOf("banxnx", ["banana"])).toEqual(["banana"])
    expect(await correctionsOf("banxxx", ["banana"])).toEqual([])
    expect(await correctionsOf("chokladxxx", ["choklad"])).toEqual(["choklad"])
    expect(await correctionsOf("chokladxxxx", ["choklad"])).toEqual([])
  })

  it("tries up to three similar words, the nearest first", async () => {
    expect(await correctionsOf("kexxar", ["kexarna", "kexar", "kexxor", "kexxare"])).toHaveLength(3)
    expect((await correctionsOf("kexxar", ["kexarna", "kexar"]))[0]).toBe("kexar")
    expect(await correctionsOf("kexxar godd", ["kexar", "kexxare", "god"])).toEqual(["kexar god", "kexxare god"])
  })

  it("prefers dropped and swapped letters to replaced ones, and any to a wrong first letter", async () => {
    expect(await correctionsOf("lokt", ["lokx", "lok"])).toEqual(["lok", "lokx"])
    expect(await correctionsOf("salit", ["salat", "salti"])).toEqual(["salti", "salat"])
    expect(await correctionsOf("banan", ["xbanan", "banann"])).toEqual(["banann", "xbanan"])
  })

  it("prefers the more popular of equally similar words", async () => {
    expect(await correctionsOf("sall", ["salla", "sallb"])).toEqual(["salla", "sallb"])
    expect(await correctionsOf("sall", ["sallb", "salla"])).toEqual(["sallb", "salla"])
  })
})
