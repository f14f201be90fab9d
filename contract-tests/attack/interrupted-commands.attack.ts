import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { openDatabase } from "#adapters/staging/database/open-database.ts"
import { attackTimeoutMs, printCounts } from "./scale.ts"
import { waitForExit, spawnSkafferi } from "../shop-process.ts"

const killCount = 20

/** Runs a command and kills it after at most `maxRunTimeMs`; returns whether it was still running then. */
const runAndKill = async (args: ReadonlyArray<string>, maxRunTimeMs: number): Promise<boolean> => {
  const command = spawnSkafferi(args)
  const exit = waitForExit(command)
  await Promise.race([exit, setTimeout(Math.random() * maxRunTimeMs)])
  const wasRunning = command.exitCode === null
  command.kill("SIGKILL")
  await exit
  return wasRunning
}

/** A GTIN-13 with its check digit. */
const gtinOf = (index: number): string => {
  const digits = `73199${String(index).padStart(7, "0")}`
  const sum = [...digits].reduce((total, digit, position) => total + Number(digit) * (position % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const importedProductCount = 2_000

const productFile = (price: number): string =>
  Array.from({ length: importedProductCount }, (_, index) =>
    JSON.stringify({
      code: gtinOf(index),
      name: `Provvara ${index}`,
      brands: "Provgården",
      quantity: "1 l",
      categories: ["en:beverages"],
      priceMedian: price
    })
  ).join("\n")

/** The number of imported products in each store, and the number of their distinct prices. */
const readImported = async (
  data: string
): Promise<ReadonlyArray<{ readonly count: number; readonly distinctPriceCount: number }>> => {
  const database = await openDatabase({ data })
  const { rows } = await sql<{ count: number; distinctPriceCount: number }>`
    select count(*)::int as count, count(distinct s.price)::int as "distinctPriceCount"
    from store_products s join products p using (no) where p.gtin like '73199%' group by s.store_number`.execute(
    database.sql
  )
  await database.close()
  return rows
}

it(
  "a killed import leaves all of its products or none, at one price",
  async () => {
    const data = await seededFolder()
    const file = join(data, "products.jsonl")
    const counts = { kills: 0, imports: 0 }
    for (let round = 0; counts.kills < killCount; round++) {
      writeFileSync(file, productFile(10 + round))
      const importedBefore = await readImported(data)
      const isKilled = await runAndKill(["catalogue", "import", file, "--data", data, "--quiet"], 6_000)
      const importedAfter = await readImported(data)
      counts[isKilled ? "kills" : "imports"] += 1
      if (!isKilled || importedBefore.length > 0) expect(importedAfter.length).toBeGreaterThan(0)
      for (const { count, distinctPriceCount } of importedAfter)
        expect([count, distinctPriceCount]).toEqual([importedProductCount, 1])
    }
    printCounts("killed imports", counts)
    rmSync(data, { recursive: true, force: true })
  },
  attackTimeoutMs
)

const seededProductCount = 600

it(
  "a killed seeding is completed by the next one",
  async () => {
    const counts = { kills: 0, "seeded before the kill": 0 }
    while (counts.kills < killCount) {
      const folder = mkdtempSync(join(tmpdir(), "skafferi-"))
      const args = ["seed", "--data", folder, "--size", String(seededProductCount), "--quiet"]
      counts[(await runAndKill(args, 12_000)) ? "kills" : "seeded before the kill"] += 1
      const secondSeed = spawnSkafferi(args)
      await waitForExit(secondSeed)
      expect(secondSeed.exitCode).toBe(0)
      const database = await openDatabase({ data: folder })
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(database.sql)
      const { rows: customers } = await sql<{ count: number }>`select count(*)::int as count from customers`.execute(
        database.sql
      )
      await database.close()
      expect(rows[0]?.count).toBe(seededProductCount)
      expect(customers[0]?.count).toBeGreaterThan(0)
      rmSync(folder, { recursive: true, force: true })
    }
    printCounts("killed seedings", counts)
  },
  attackTimeoutMs
)
