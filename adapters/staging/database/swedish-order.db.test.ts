import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Database, openDatabase } from "./open-database.ts"
import { swedishOrder } from "./swedish-order.ts"
import { startPostgresForTests } from "./testing-postgres.ts"

const { compare } = new Intl.Collator("sv")

const openOn = {
  "the embedded database": async () => {
    const data = mkdtempSync(join(tmpdir(), "skafferi-"))
    const database = await openDatabase({ data })
    return {
      database,
      close: async () => {
        await database.close()
        rmSync(data, { recursive: true, force: true })
      }
    }
  },
  "a Postgres server": async () => {
    const server = await startPostgresForTests()
    const database = await openDatabase({ url: server.url })
    return {
      database,
      close: async () => {
        await database.close()
        await server.close()
      }
    }
  }
}

describe.each(["the embedded database", "a Postgres server"] as const)("swedishOrder on %s", (kind) => {
  let opened: { readonly database: Database; readonly close: () => Promise<void> }
  beforeAll(async () => {
    opened = await openOn[kind]()
  })
  afterAll(() => opened.close())

  const sort = async (words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(${words}::text[]) as word order by ${swedishOrder(sql`word`)}`.execute(
      opened.database.sql
    )
    return rows.map(({ word }) => word)
  }

  it("sorts å, ä and ö after z, and other letters with diacritics as those without", async () => {
    const words = [
      "A-fil",
      "Apelsin",
      "Citron",
      "crème fraiche",
      "Éclair",
      "Ekologisk ost",
      "Zucchini",
      "Ål",
      "Ädelost",
      "Ägg",
      "Äpple",
      "Öl"
    ]
    expect(await sort(words.toReversed())).toEqual(words)
  })

  it("always sorts words of Swedish letters as a dictionary does, without regard to case", async () => {
    const anyWord = fc.string({ unit: fc.constantFrom(..."abcefxyzåäöABCEFXYZÅÄÖ"), minLength: 1, maxLength: 5 })
    const anyWords = fc.uniqueArray(anyWord, { maxLength: 30, selector: (word) => word.toLowerCase() })
    await fc.assert(
      fc.asyncProperty(anyWords, async (words) => {
        expect(await sort(words)).toEqual(words.toSorted(compare))
      }),
      { numRuns: 40 }
    )
  })
})
