import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { type Database, type DatabaseOptions, openDatabase } from "./database/open-database.ts"
import type { Limits } from "./limits.ts"
import { demoPassword } from "./load/load-accounts.ts"
import { seedDatabase } from "./load/seed-database.ts"
import { makeStaging, type Staging } from "./make-staging.ts"

/** A Tuesday morning in Stockholm: the day on which the shop of the tests was filled. */
export const testNow = Date.parse("2026-03-10T09:00:00Z")

/** The whole demo range: every kind of special goods is in it. */
const testSize = 3_200

const here = fileURLToPath(new URL(".", import.meta.url))
const cache = join(here, "../../node_modules/.cache/skafferi")
/** What a filled database is made of; a change there makes a new one. */
const sources = ["database", "load", "seed", "search", "password.ts", "orders", "cart"]

const filesUnder = (path: string): ReadonlyArray<string> =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesUnder(join(path, name)))
    : path.endsWith(".ts") && !path.endsWith(".test.ts")
      ? [path]
      : []

/** Changes with everything that a filled database of this many products is made of. */
export const sourceHash = (size: number): string => {
  const hash = createHash("sha256").update(String(size))
  for (const file of sources.flatMap((source) => filesUnder(join(here, source)))) hash.update(relative(here, file)).update(readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}

const pause = (millis: number): Promise<void> => new Promise((done) => void setTimeout(done, millis))

/** Fills a database folder once for all test files; whoever comes second waits for it. */
const templateFolder = async (): Promise<string> => {
  const template = join(cache, `staging-${sourceHash(testSize)}`)
  const building = `${template}.building`
  mkdirSync(cache, { recursive: true })
  for (let waited = 0; !existsSync(template); waited += 250) {
    try {
      mkdirSync(building)
    } catch {
      // Nobody fills a folder for two minutes: whoever began was killed.
      if (waited > 120_000) rmSync(building, { recursive: true, force: true })
      await pause(250)
      continue
    }
    for (const old of readdirSync(cache))
      if (old.startsWith("staging-") && join(cache, old) !== building) rmSync(join(cache, old), { recursive: true, force: true })
    const database = await openDatabase({ data: building })
    await seedDatabase(database, { now: testNow, size: testSize })
    await database.close()
    renameSync(building, template)
  }
  return template
}

/** A folder of its own with the filled test shop; the caller removes it. */
export const filledFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-"))
  cpSync(await templateFolder(), folder, { recursive: true })
  return folder
}

export interface Sent {
  readonly body?: unknown
  /** Sent as it stands instead of a JSON body. */
  readonly raw?: string | Uint8Array
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Where the client is, as the composition root trusts it. */
  readonly address?: string
}

export interface Got {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined without one. */
  // Tests look at answers of many shapes, and the strict ones decode them.
  // oxlint-disable-next-line no-explicit-any
  readonly json: any
}

export interface TestStaging {
  readonly staging: Staging
  readonly database: Database
  readonly clock: { now: number }
  readonly problems: ReadonlyArray<unknown>
  readonly call: (method: string, path: string, sent?: Sent) => Promise<Got>
  /** The token of a demo account. */
  readonly logIn: (email?: string) => Promise<string>
  readonly close: () => Promise<void>
}

const bodyOf = ({ body, raw }: Sent) => (raw !== undefined ? { body: raw as BodyInit } : body !== undefined ? { body: JSON.stringify(body) } : {})

/** The API over a database, with a clock that tests move. */
export const stagingOver = (database: Database, settings: Partial<Limits> = {}): Omit<TestStaging, "close"> => {
  const clock = { now: testNow }
  const problems: Array<unknown> = []
  const staging = makeStaging({ database, clock: () => clock.now, settings, report: ({ error }) => void problems.push(error) })
  const call: TestStaging["call"] = async (method, path, sent = {}) => {
    const response = await staging.handle(
      new Request(`http://shop.test${path.startsWith("/images") ? "" : "/api/v1"}${path}`, {
        method,
        headers: {
          ...(sent.body === undefined ? {} : { "content-type": "application/json" }),
          ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
          ...sent.headers
        },
        ...bodyOf(sent)
      }),
      sent.address ?? "192.0.2.1"
    )
    const text = await response.text()
    const isJson = /^application\/(graphql-response\+)?json/.test(response.headers.get("content-type") ?? "")
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
  }
  const logIn = async (email = "anna.andersson@exempel.se"): Promise<string> => {
    const form = new URLSearchParams({ grant_type: "password", scope: "api", username: email, password: demoPassword })
    const { status, json, text } = await call("POST", "/connect/token", {
      raw: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" }
    })
    if (status !== 200) throw new Error(`The log-in of ${email} answered ${status}: ${text}`)
    return json.access_token
  }
  return { staging, database, clock, problems, call, logIn }
}

/** The whole API on a filled database of its own. */
export const stagingForTests = async (settings: Partial<Limits> = {}): Promise<TestStaging> => {
  const data = await filledFolder()
  const options: DatabaseOptions = { data }
  const database = await openDatabase(options)
  return {
    ...stagingOver(database, settings),
    close: async () => {
      await database.close()
      rmSync(data, { recursive: true, force: true })
    }
  }
}

export const line = (product: { readonly id: string; readonly gtin: string }, value: number) => {
  const unit = product.id.endsWith("_KG") ? "Kilogram" : "Piece"
  return { gtin: product.gtin, itemNo: product.id, quantity: { value, unit, originalUnit: unit } }
}
