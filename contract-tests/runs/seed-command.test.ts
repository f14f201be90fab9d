import { rmSync } from "node:fs"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { readShopSize } from "#adapters/demo-shop/seed-database.ts"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { type Database, openDatabase } from "#adapters/staging/database/open-database.ts"
import { seed } from "#cli/commands/seed.ts"
import { skafferi } from "./command-line.ts"

let folder = ""
beforeAll(async () => {
  folder = await seededFolder()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("a demo shop's size", () => {
  it.each(
    ["0", "99", "100001", "1e9", "-5", "many"].flatMap((size) =>
      ["seed", "serve", "api"].map((command) => [command, size] as const)
    )
  )("is validated before the command creates anything: %s --size %s", async (command, size) => {
    const { code, stderr } = await skafferi(command, "--data", "/dev/null/none", "--size", size)
    expect([code, stderr]).toEqual([2, expect.stringMatching(/--size <products>.*(from 100 to 100000|whole number)/)])
  })

  it("has its limits documented in the help", async () => {
    for (const command of ["seed", "serve", "api"])
      expect((await skafferi(command, "--help")).stdout.replace(/\s+/g, " ")).toContain("100 to 100000")
  })
})

describe("seeding an existing shop", () => {
  it("keeps the shop, and prints its size and how to start over", async () => {
    for (const size of [[], ["--size", "3200"]]) {
      expect(await skafferi("seed", "--data", folder, ...size)).toMatchObject({
        code: 0,
        stdout: "There is already a shop with 3200 products, which is kept; --reset deletes it and starts over.\n"
      })
    }
  })

  it("exits with 2 for another size", async () => {
    const { code, stdout, stderr } = await skafferi("seed", "--data", folder, "--size", "100")
    expect([code, stdout, stderr]).toEqual([
      2,
      "",
      expect.stringContaining("There is already a shop with 3200 products; 'skafferi seed --reset --size 100'")
    ])
  })
})

describe("deleting an existing shop", () => {
  let shopFolder = ""
  beforeAll(async () => {
    shopFolder = await seededFolder()
  })
  afterAll(() => rmSync(shopFolder, { recursive: true, force: true }))

  const reset = (...args: ReadonlyArray<string>) =>
    skafferi("seed", "--reset", "--data", shopFolder, "--size", "100", "--quiet", ...args)
  const withDatabase = async <A>(run: (database: Database) => Promise<A>): Promise<A> => {
    const database = await openDatabase({ data: shopFolder })
    try {
      return await run(database)
    } finally {
      await database.close()
    }
  }
  const readSize = () => withDatabase(readShopSize)
  const resetOnTerminal = (answer: boolean) => {
    const confirm = vi.fn(async (_question: string) => answer)
    return seed({ data: shopFolder, reset: true, size: 100, quiet: true }, confirm).then(
      () => [0, confirm.mock.calls],
      ({ exitCode, message }) => [exitCode, message, confirm.mock.calls]
    )
  }

  it("needs --yes without a terminal, and exits with 2", async () => {
    expect(await reset()).toEqual({
      code: 2,
      stdout: "",
      stderr: "'skafferi seed --reset' deletes the shop with its customers and orders; add --yes to confirm it.\n"
    })
    expect(await readSize()).toBe(3200)
  })

  it("asks on a terminal, and keeps the shop after any answer but yes", async () => {
    const question = `This deletes the shop in ${shopFolder}, with 3200 products, all orders and the demo customers. Continue?`
    expect(await resetOnTerminal(false)).toEqual([130, "Nothing was deleted.", [[question]]])
    expect(await readSize()).toBe(3200)
    expect(await resetOnTerminal(true)).toEqual([0, [[question]]])
    expect(await readSize()).toBe(100)
  })

  it("is refused when a customer has registered, even with --yes, unless --delete-customers is given", async () => {
    await withDatabase(({ sql: database }) =>
      sql`
        insert into customers (id, email, password_hash, role, firstname, lastname, addresses, created)
        values ('beata', 'beata@exempel.se', '', 'customer', 'Beata', 'Berg', '[]', 0)`.execute(database)
    )
    const { code, stderr } = await reset("--yes")
    expect([code, stderr]).toEqual([
      2,
      "1 customer registered in this shop, so it is kept; 'skafferi seed --reset --delete-customers' deletes them too, with their orders.\n"
    ])
    const readEmails = () =>
      withDatabase(async ({ sql: database }) =>
        (await database.selectFrom("customers").select("email").execute()).map(({ email }) => email)
      )
    expect(await readEmails()).toContain("beata@exempel.se")
    expect((await reset("--yes", "--delete-customers")).code).toBe(0)
    expect(await readEmails()).not.toContain("beata@exempel.se")
  })
})

it("a command on a database that a newer release has migrated exits with 2 and one sentence", async () => {
  const newerFolder = await seededFolder()
  const { sql: database, close } = await openDatabase({ data: newerFolder })
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(database)
  await close()
  for (const command of ["seed", "mail", "serve"])
    expect(await skafferi(command, "--data", newerFolder, "--quiet")).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^A newer release of Skafferi has .*; start that release .*\n$/)
    })
  rmSync(newerFolder, { recursive: true, force: true })
})
