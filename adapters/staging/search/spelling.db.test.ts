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
const findCorrectionsAmong = async (query: string, words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const database = shop.database.sql
  await sql`truncate search_words`.execute(database)
  for (const [index, word] of words.entries())
    await sql`insert into search_words values (${fold(word)}, ${word}, ${100 - index})`.execute(database)
  return findCorrections({ database } as Context, query.split(" ").map(fold))
}

describe("findCorrections", () => {
  it("replaces unknown words by similar ones, and spells known words with å, ä and ö", async () => {
    expect(await findCorrectionsAmong("gron mjlök", ["grön", "mjölk"])).toEqual(["grön mjölk"])
    expect(await findCorrectionsAmong("mjlök qqqqqq", ["mjölk"])).toEqual(["mjölk qqqqqq"])
  })

  it("returns none for words in their known spelling, for words without similar ones and for an empty query", async () => {
    expect(await findCorrectionsAmong("smor", ["smor"])).toEqual([])
    expect(await findCorrectionsAmong("qqqqqq", ["mjölk"])).toEqual([])
    expect(await findCorrectionsAmong("", ["mjölk"])).toEqual([])
  })

  it("allows one wrong letter, and one of every three in longer words", async () => {
    expect(await findCorrectionsAmong("bann", ["ban"])).toEqual(["ban"])
    expect(await findCorrectionsAmong("ba", ["bar"])).toEqual(["bar"])
    expect(await findCorrectionsAmong("bannn", ["banan"])).toEqual(["banan"])
    expect(await findCorrectionsAmong("bnana", ["bananas"])).toEqual([])
    expect(await findCorrectionsAmong("banxnx", ["banana"])).toEqual(["banana"])
    expect(await findCorrectionsAmong("banxxx", ["banana"])).toEqual([])
    expect(await findCorrectionsAmong("chokladxxx", ["choklad"])).toEqual(["choklad"])
    expect(await findCorrectionsAmong("chokladxxxx", ["choklad"])).toEqual([])
  })

  it("tries up to three similar words, the nearest first", async () => {
    expect(await findCorrectionsAmong("kexxar", ["kexarna", "kexar", "kexxor", "kexxare"])).toHaveLength(3)
    expect((await findCorrectionsAmong("kexxar", ["kexarna", "kexar"]))[0]).toBe("kexar")
    expect(await findCorrectionsAmong("kexxar godd", ["kexar", "kexxare", "god"])).toEqual(["kexar god", "kexxare god"])
  })

  it("prefers dropped and swapped letters to replaced ones, and any to a wrong first letter", async () => {
    expect(await findCorrectionsAmong("lokt", ["lokx", "lok"])).toEqual(["lok", "lokx"])
    expect(await findCorrectionsAmong("salit", ["salat", "salti"])).toEqual(["salti", "salat"])
    expect(await findCorrectionsAmong("banan", ["xbanan", "banann"])).toEqual(["banann", "xbanan"])
  })

  it("prefers the more popular of equally similar words", async () => {
    expect(await findCorrectionsAmong("sall", ["salla", "sallb"])).toEqual(["salla", "sallb"])
    expect(await findCorrectionsAmong("sall", ["sallb", "salla"])).toEqual(["sallb", "salla"])
  })
})
