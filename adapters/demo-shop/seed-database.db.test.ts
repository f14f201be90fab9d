import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { openDatabase } from "#adapters/staging/database/open-database.ts"
import { readShopSize, seedDatabase } from "./seed-database.ts"
import { testNow } from "./testing.ts"

it("seedDatabase fills an empty embedded database once when two commands share the database and seed it at the same time", async () => {
  const data = mkdtempSync(join(tmpdir(), "skafferi-"))
  const firstDatabase = await openDatabase({ data })
  const secondDatabase = await openDatabase({ data, attach: true })
  await Promise.all(
    [firstDatabase, secondDatabase].map((database) => seedDatabase(database, { now: testNow, size: 100 }))
  )
  expect(await readShopSize(secondDatabase)).toBe(100)
  await secondDatabase.close()
  await firstDatabase.close()
  rmSync(data, { recursive: true, force: true })
})
