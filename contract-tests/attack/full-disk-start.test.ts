import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { openDatabase } from "#adapters/staging/database/open-database.ts"
import { attackTimeoutMs, printCounts, repetitions } from "./scale.ts"
import { collectOutput, waitForExit, spawnSkafferi } from "../shop-process.ts"

const seedingCount = repetitions(1, 10)
const productCount = 600
/** Seeding that many products writes at least 85 MB. */
const maxQuotaBytes = 75_000_000
const diskMessagePattern = /^[A-Z][^\n]*\b(?:no space left on the disk|disk is not full)\b[^\n]*\.\n$/

const countProductsAndCustomers = async (data: string): Promise<ReadonlyArray<number | undefined>> => {
  const database = await openDatabase({ data })
  const { rows } = await sql<{ products: number; customers: number }>`
    select (select count(*)::integer from products) as products,
      (select count(*)::integer from customers) as customers`.execute(database.sql)
  await database.close()
  return [rows[0]?.products, rows[0]?.customers]
}

it(
  "a first seeding that fills the disk ends with a message of one sentence, and a second one with free space completes it",
  async () => {
    for (let round = 0; round < seedingCount; round++) {
      const folder = mkdtempSync(join(tmpdir(), "skafferi-"))
      const args = ["seed", "--data", folder, "--size", String(productCount), "--quiet"]
      // `npm test` fills the disk at the same moment everywhere; `npm run attack` at any.
      const part = seedingCount === 1 ? 0.5 : Math.random()
      const quotaBytes = Math.round((maxQuotaBytes * (round + part)) / seedingCount)
      const firstSeed = spawnSkafferi(args, {
        DISK_QUOTA: String(quotaBytes),
        NODE_OPTIONS: `--require ${join(import.meta.dirname, "full-disk.cjs")}`
      })
      const output = collectOutput(firstSeed)
      await once(firstSeed, "close")
      expect([quotaBytes, firstSeed.exitCode, output]).toEqual([
        quotaBytes,
        3,
        { stdout: "", stderr: expect.stringMatching(diskMessagePattern) }
      ])
      expect(existsSync(join(folder, "lock"))).toBe(false)
      const secondSeed = spawnSkafferi(args)
      await waitForExit(secondSeed)
      expect([quotaBytes, secondSeed.exitCode, await countProductsAndCustomers(folder)]).toEqual([
        quotaBytes,
        0,
        [productCount, 3]
      ])
      rmSync(folder, { recursive: true, force: true })
    }
    printCounts("first seedings that fill the disk", { seedings: seedingCount })
  },
  attackTimeoutMs
)
