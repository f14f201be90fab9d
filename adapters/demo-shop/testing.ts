import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { sql } from "kysely"
import type { CaptchaProvider } from "#adapters/staging/captcha/captcha-provider.ts"
import { checkboxCaptcha } from "#adapters/staging/captcha/checkbox-captcha.ts"
import { type Database, type DatabaseOptions, openDatabase } from "#adapters/staging/database/open-database.ts"
import { type PasswordCost, rateLimitsWith, type StagingSettings } from "#adapters/staging/staging-settings.ts"
import { demoPassword } from "./customers/seed-accounts.ts"
import { seedDatabase } from "./seed-database.ts"
import { demoPictures } from "./pictures/demo-pictures.ts"
import { makeStaging, type Staging } from "#adapters/staging/make-staging.ts"

/** The time at which the test shop was seeded, a Tuesday morning in Stockholm. */
export const testNow = Date.parse("2026-03-10T09:00:00Z")

/** A cost that takes about two milliseconds, since hundreds of tests log in. */
const testPasswordCost: PasswordCost = { N: 1_024, r: 8, p: 1 }

/** Tests place many orders with the demo's customers. */
const unlimitedOrders = {
  maxOpenOrders: 10_000,
  maxOrdersPerSlot: 10_000,
  rateLimits: rateLimitsWith({ checkOuts: { perAccount: 10_000, perAddress: 10_000 } })
}

/** The default size, which includes every kind of special product. */
const testSize = 3_200

const adaptersFolder = fileURLToPath(new URL("..", import.meta.url))
const cacheFolder = join(adaptersFolder, "../node_modules/.cache/skafferi")
/** Sources of the seeded database; a change to any of them creates a new template. */
const sources = [
  ...["catering", "content", "customers", "products", "recipes", "stores", "seed-database.ts", "seed-demo-data.ts"].map(
    (name) => `demo-shop/${name}`
  ),
  ...["database", "catalogue", "search", "text-search", "session/password.ts", "orders", "cart"].map(
    (name) => `staging/${name}`
  )
]

const filesUnder = (path: string): ReadonlyArray<string> => {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .toSorted()
      .flatMap((name) => filesUnder(join(path, name)))
  return path.endsWith(".ts") && !path.endsWith(".test.ts") ? [path] : []
}

/** A hash of all sources of a seeded database with this many products. */
export const sourceHash = (size: number): string => {
  const hash = createHash("sha256").update(String(size))
  for (const file of sources.flatMap((source) => filesUnder(join(adaptersFolder, source))))
    hash.update(relative(adaptersFolder, file)).update(readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Returns the template folder, which it seeds once for all test files; other processes wait until the folder is seeded. */
const ensureTemplateFolder = async (): Promise<string> => {
  const templateFolder = join(cacheFolder, `staging-${sourceHash(testSize)}`)
  const temporaryFolder = `${templateFolder}.building`
  mkdirSync(cacheFolder, { recursive: true })
  for (let waitedMs = 0; !existsSync(templateFolder); waitedMs += 250) {
    try {
      mkdirSync(temporaryFolder)
    } catch {
      // Seeding takes less than two minutes: after that, the process that started it must have died.
      if (waitedMs > 120_000) rmSync(temporaryFolder, { recursive: true, force: true })
      await pause(250)
      continue
    }
    for (const name of readdirSync(cacheFolder))
      if (name.startsWith("staging-") && join(cacheFolder, name) !== temporaryFolder)
        rmSync(join(cacheFolder, name), { recursive: true, force: true })
    const database = await openDatabase({ data: temporaryFolder })
    // Recycled segments of the log would be two thirds of what each test file copies.
    await sql`set wal_recycle = off`.execute(database.maintenance)
    await seedDatabase(database, { now: testNow, size: testSize, passwordCost: testPasswordCost })
    await database.close()
    renameSync(temporaryFolder, templateFolder)
  }
  return templateFolder
}

const embeddedPostgres = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "pglite.wasm")
/** The compiled module; while it is referenced, all databases of this process share its machine code. */
let wasmModule: Promise<WebAssembly.Module> | undefined

/** Copies the seeded test shop to a temporary folder, which the caller removes. */
export const seededFolder = async (): Promise<string> => {
  await (wasmModule ??= WebAssembly.compile(readFileSync(embeddedPostgres)))
  const folder = mkdtempSync(join(tmpdir(), "skafferi-"))
  cpSync(await ensureTemplateFolder(), folder, { recursive: true })
  return folder
}

export interface TestRequest {
  readonly body?: unknown
  /** Sent unchanged instead of a JSON body. */
  readonly raw?: string | Uint8Array
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The client's IP address. */
  readonly ipAddress?: string
}

export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined when the body is not JSON. */
  // Tests read responses of many shapes; those that check a shape decode it with its Schema.
  // oxlint-disable-next-line no-explicit-any
  readonly json: any
}

export interface TestStaging {
  readonly staging: Staging
  readonly database: Database
  readonly clock: { now: number }
  /** Unexpected errors that the API reported. */
  readonly unexpectedErrors: ReadonlyArray<unknown>
  /** Sends a request to the API; rejects when it responds with an error without a message. */
  readonly call: (method: string, path: string, request?: TestRequest) => Promise<TestResponse>
  /** Logs a demo account in, by default Anna's, and returns its token. */
  readonly logIn: (email?: string) => Promise<string>
  readonly close: () => Promise<void>
}

const bodyOf = ({ body, raw }: TestRequest) => {
  if (raw !== undefined) return { body: raw as BodyInit }
  return body === undefined ? {} : { body: JSON.stringify(body) }
}

/** The API with the given database and a clock that the test sets. */
export const stagingWith = (
  database: Database,
  settings: Partial<StagingSettings> = {},
  captcha: CaptchaProvider = checkboxCaptcha
): Omit<TestStaging, "close"> => {
  const clock = { now: testNow }
  const unexpectedErrors: Array<unknown> = []
  const staging = makeStaging({
    database,
    clock: () => clock.now,
    pictures: demoPictures,
    captcha,
    settings: { passwordCost: testPasswordCost, ...unlimitedOrders, ...settings },
    report: ({ error }) => void unexpectedErrors.push(error)
  })
  const call: TestStaging["call"] = async (method, path, request = {}) => {
    const response = await staging.handle(
      new Request(`http://shop.test${path.startsWith("/images") ? "" : "/api/v1"}${path}`, {
        method,
        headers: {
          ...(request.body === undefined ? {} : { "content-type": "application/json" }),
          ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
          ...request.headers
        },
        ...bodyOf(request)
      }),
      request.ipAddress ?? "192.0.2.1"
    )
    const text = await response.text()
    const isJson = /^application\/(graphql-response\+)?json/.test(response.headers.get("content-type") ?? "")
    const json = isJson ? JSON.parse(text) : undefined
    for (const error of json?.errors ?? [])
      if (error.message === "") throw new Error(`${method} ${path} responded with ${error.code} without a message`)
    return { status: response.status, headers: response.headers, text, json }
  }
  const logIn = async (email = "anna.andersson@exempel.se"): Promise<string> => {
    const form = new URLSearchParams({ grant_type: "password", scope: "api", username: email, password: demoPassword })
    const { status, json, text } = await call("POST", "/connect/token", {
      raw: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" }
    })
    if (status !== 200) throw new Error(`The log-in of ${email} responded with ${status}: ${text}`)
    return json.access_token
  }
  return { staging, database, clock, unexpectedErrors, call, logIn }
}

/** The API with a seeded database of its own. */
export const stagingForTests = async (settings: Partial<StagingSettings> = {}): Promise<TestStaging> => {
  const data = await seededFolder()
  const options: DatabaseOptions = { data }
  const database = await openDatabase(options)
  return {
    ...stagingWith(database, settings),
    close: async () => {
      await database.close()
      rmSync(data, { recursive: true, force: true })
    }
  }
}

/** A product and a quantity, as it is sent to a cart. */
export const aLine = (product: { readonly id: string; readonly gtin: string }, value: number) => {
  const unit = product.id.endsWith("_KG") ? "Kilogram" : "Piece"
  return { gtin: product.gtin, itemNo: product.id, quantity: { value, unit, originalUnit: unit } }
}

/** A recipe with one of each product, as it is sent to a cart. */
export const aRecipeWith = (
  recipeId: string,
  products: ReadonlyArray<{ readonly id: string; readonly gtin: string }>,
  fields: Readonly<Record<string, unknown>> = {}
) => ({
  name: "Recept",
  recipeId,
  variantId: null,
  numberOfMeals: 4,
  lactoseFree: false,
  glutenFree: false,
  vegetarian: false,
  vegan: false,
  items: products.map((product) => ({ name: "Vara", ...aLine(product, 1) })),
  ...fields
})

/** A catered meal, as it is sent to a cart. */
export const aMeal = (gtin: string, itemNo: string, quantity: number, sideId: string | null = null) => ({
  gtin,
  itemNo,
  quantity: { value: quantity, unit: "Piece", originalUnit: "Piece" },
  name: "Catering",
  sideId
})
