import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { moveDemoDataToToday } from "#adapters/demo-shop/move-demo-data-to-today.ts"
import { demoPictures } from "#adapters/demo-shop/pictures/demo-pictures.ts"
import { makeStaging } from "#adapters/staging/make-staging.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { openFaultyApi, type ApiFault } from "./faulty-api.ts"
import { skafferi, startSkafferi } from "./command-line.ts"

let shop: TestStaging
let server: Server
let api: string
let folder: string

beforeAll(async () => {
  shop = await stagingForTests()
  await moveDemoDataToToday(shop.database, Date.now())
  const staging = makeStaging({ database: shop.database, clock: Date.now, pictures: demoPictures })
  server = createServer(getRequestListener((request) => staging.handle(request, "192.0.2.41")))
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skafferi-sessions-"))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const writeScript = (name: string, ...steps: ReadonlyArray<string>): string => {
  const file = join(folder, `${name}.yaml`)
  writeFileSync(file, ["version: 1", `name: ${name}`, "steps:", ...steps.map((step) => `  ${step}`)].join("\n"))
  return file
}

const runScript = (file: string, ...options: ReadonlyArray<string>) =>
  skafferi("session", "run", file, "--api", api, "--store-dir", join(folder, "store"), ...options)

const readStoredText = (): string =>
  existsSync(join(folder, "store"))
    ? readdirSync(join(folder, "store"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
        .join("\n")
    : ""

describe("session run exits with", () => {
  it("0 when all expectations hold, and stores no data", async () => {
    const { code, stdout } = await runScript(
      writeScript("good", "- search: mjölk", '  expect: { ok: true, result: { total: ">= 1" } }')
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/^passed +good +1 of 1 step, \d+ ms\n1 passed of 1 script\n$/)
    expect(readStoredText()).toBe("")
  })

  it("0 for a search in another store, given by number or name, and 4 for an unknown store", async () => {
    const { name, storeNumber } = (await shop.call("GET", "/sites?siteTypeId=3")).json.sites[1]
    const { products, totalCount } = (await shop.call("GET", `/Loop54/search?Q=gurka&take=24&store=${storeNumber}`))
      .json.searchResults
    expect(totalCount).not.toBe((await shop.call("GET", "/Loop54/search?Q=gurka")).json.searchResults.totalCount)
    const [firstProduct] = products
    const expectedResult = `  expect: { result: { total: ${totalCount}, products: { 0: { id: ${firstProduct.id}, price: ${firstProduct.productStoreDetails.prices.currentPrice.price} } } } }`
    const steps = [
      `- search: { query: gurka, store: "${storeNumber}" }`,
      expectedResult,
      `- search: { query: gurka, store: ${name} }`,
      expectedResult
    ]
    expect(await runScript(writeScript("elsewhere", ...steps))).toMatchObject({ code: 0 })
    const { code, stderr } = await runScript(writeScript("nowhere", "- search: { query: gurka, store: Atlantis }"))
    expect([code, stderr]).toEqual([
      4,
      expect.stringContaining("It failed with StoreNotSelectable; the shop's message is 'Vi hittar inte butiken'.")
    ])
  })

  it("4 when an expectation fails, and prints the step, its location, the expected and the actual value", async () => {
    const file = writeScript(
      "wrong",
      "- search: mjölk",
      "- name: nothing",
      "  search: mjölk",
      "  expect: { result: { total: 0 } }",
      "- search: ost"
    )
    const { code, stderr } = await runScript(file)
    expect(code).toBe(4)
    expect(stderr).toMatch(
      /✗ 2\. nothing \d+ ms {2}products \d+: .+\n +result\.total: expected 0, got \d+\.\n +at .*wrong\.yaml:7:32\n/
    )
    expect(stderr).toContain("1 step skipped")
  })

  it("4 with the control characters of a script escaped in the output", async () => {
    const file = writeScript(
      "steering",
      '- search: "\\u0000ost\\u001b[2J\\u009b2J"',
      "  expect: { result: { total: -1 } }"
    )
    for (const options of [[], ["--json"], ["--ndjson"]]) {
      const { stdout, stderr } = await runScript(file, ...options)
      expect(stderr).toContain("search \\u0000ost\\u001b[2J\\u009b2J")
      expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]/u)
    }
  })

  it("4 when a use case fails and the script does not expect it, with the shop's message", async () => {
    const { code, stderr } = await runScript(writeScript("rejected", "- select-store: { postal-code: 98107 }"))
    expect(code).toBe(4)
    expect(stderr).toContain(
      "It failed with NoHomeDelivery; the shop's message is 'Vi kör inte hem till 981\u00a007 ännu."
    )
  })

  it("5 when the log-in fails, and when a customer's step runs as a visitor", async () => {
    expect(
      (await runScript(writeScript("wrong", "- log-in: { email: nobody@exempel.se, password: wrong-password }"))).code
    ).toBe(5)
    expect((await runScript(writeScript("visitor", "- orders"))).code).toBe(5)
  })

  it("4 when the shop's message is not the expected one", async () => {
    const step = (message: string) => [
      "- select-store: { postal-code: 1 }",
      `  expect: { error: InvalidPostalCode, message: "${message}" }`
    ]
    expect(
      (await runScript(writeScript("right", ...step("Postnummer har ett felaktigt format, använd 12345")))).code
    ).toBe(0)
    expect((await runScript(writeScript("other", ...step("Fel postnummer")))).code).toBe(4)
  })

  it.each<[ApiFault, number, RegExp]>([
    ["html", 6, /GET \/settings returned 200 with HTML instead of JSON; check whether --api is the API's base URL/],
    ["truncated", 6, /GET \/settings returned 200 with a body that is not valid JSON or is truncated/],
    ["wrongShape", 6, /The API broke its contract: getSettings, /],
    ["badGateway", 3, /GET \/settings returned 502 from a proxy in front of the API/],
    ["serviceUnavailable", 3, /GET \/settings returned 503 from the API or a proxy in front of it/],
    ["gatewayTimeout", 3, /GET \/settings returned 504 from a proxy in front of the API/],
    ["internalError", 3, /GET \/settings returned 500: the API failed/],
    ["unauthorized", 5, /GET \/settings returned 401 although this call is public/],
    ["redirect", 6, /GET \/settings returned 302, a redirect; check whether --api is the API's base URL/],
    ["connectionReset", 3, /The connection to http:\S+ was closed during GET \/(?:settings|navigation)/],
    ["noResponse", 3, /GET \/settings got no response within 0\.\d s; .*--timeout/]
  ])("the code of an API fault, and suggests one next step: %s, %i", async (fault, code, message) => {
    const faultyApi = await openFaultyApi(fault)
    const result = await skafferi(
      "session",
      "run",
      writeScript("one", "- search: mjölk"),
      "--api",
      faultyApi.baseUrl,
      "--timeout",
      "0.3",
      "--store-dir",
      join(folder, "store")
    )
    await faultyApi.close()
    expect(result.code).toBe(code)
    expect(result.stderr).toMatch(message)
    expect(result.stderr.match(/[;.] (?:see|look|try|check)/g)).toHaveLength(1)
  })

  it("3 when the connection is refused, and when the host is unknown", async () => {
    const closedApi = await openFaultyApi("html")
    await closedApi.close()
    const refusedRun = await skafferi(
      "session",
      "run",
      writeScript("one", "- flush"),
      "--api",
      closedApi.baseUrl,
      "--store-dir",
      join(folder, "store")
    )
    expect(refusedRun).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(`Nothing listens at ${closedApi.baseUrl}; start the API there`)
    })
    const unknownHostRun = await skafferi(
      "session",
      "run",
      writeScript("two", "- flush"),
      "--api",
      "http://no-such-host.invalid/api/v1",
      "--store-dir",
      join(folder, "store")
    )
    expect(unknownHostRun).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("The host of http://no-such-host.invalid/api/v1 is not known")
    })
  })

  it("2 for an invalid script, and reports each problem with its line and column", async () => {
    const invalidScript = writeScript("bad", "- serch: mjölk", "- add: { produkt: x }")
    const { code, stdout, stderr } = await runScript(invalidScript)
    expect(code).toBe(2)
    expect(stdout).toBe("")
    expect(stderr.trim().split("\n")).toHaveLength(3)
    const { stdout: document } = await runScript(invalidScript, "--json")
    expect(JSON.parse(document)).toMatchObject({
      problems: [
        { line: 4, column: 5 },
        { line: 5, column: 5 },
        { line: 5, column: 12 }
      ]
    })
  })

  it.each([
    ["a virtual clock for a remote API", ["--clock", "virtual"], "omit --api"],
    ["a report of an unknown kind", ["--report", "junitt=x.xml"], "Did you mean 'junit'?"],
    ["a report that cannot be written", ["--report", "json=/dev/null/x.json"], "choose another file"],
    ["a browser with an invalid name", ["--browser", "../x"], "not a valid browser name"],
    ["a report in a folder that cannot be created", ["--report", "junit=/proc/x/y.xml"], "choose another file"],
    [
      "a folder for saved runs that cannot be written",
      ["--store-dir", "/dev/null/x"],
      "choose another folder with --store-dir"
    ],
    [
      "a data folder without a shop",
      ["--data", "/tmp/skafferi-no-such-folder"],
      "There is no shop in /tmp/skafferi-no-such-folder"
    ],
    ["a database with an invalid URL", ["--database", "localhost"], "--database is not a URL of a Postgres server"],
    ["a time-out of 0", ["--timeout", "0"], "option '--timeout <seconds>' argument '0' is invalid"],
    ["a negative time-out", ["--timeout", "-1"], "option '--timeout <seconds>' argument '-1' is invalid"],
    [
      "a seed that is not a number",
      ["--seed", "seven"],
      "option '--seed <number>' argument 'seven' is invalid. It is not a whole number"
    ]
  ])("2 for %s, and prints the reason or the next step", async (_, options, message) => {
    const { code, stderr } = await runScript(writeScript("good", "- flush"), ...options)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })

  it("0 for a script that does not need the environment's unusable data folder or database", async () => {
    const searchScript = writeScript("search", "- search: mjölk")
    vi.stubEnv("SKAFFERI_DATA", join(folder, "no-shop"))
    expect(await runScript(searchScript)).toMatchObject({ code: 0 })
    vi.stubEnv("DATABASE_URL", "postgres://127.0.0.1:1/nowhere")
    expect(await runScript(searchScript)).toMatchObject({ code: 0 })
  })

  it("0 with a skipped script when the data folder that it needs has no shop, and 3 when the database that it needs is unreachable", async () => {
    vi.stubEnv("SKAFFERI_DATA", join(folder, "no-shop"))
    const mailScript = writeScript("mail", "- flush")
    writeFileSync(mailScript, readFileSync(mailScript, "utf8").replace("steps:", "needs: mailbox\nsteps:"))
    expect(await runScript(mailScript)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^skipped +mail +it needs the shop's mailbox/)
    })
    vi.stubEnv("DATABASE_URL", "postgres://127.0.0.1:1/nowhere")
    expect(await runScript(mailScript)).toMatchObject({ code: 3 })
  })

  it("2 for a missing script, and for a wait that is too long", async () => {
    expect(await runScript(join(folder, "none.yaml"))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("There is no script at")
    })
    expect(await runScript(writeScript("long", "- wait: 31 d"))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("run with --clock virtual")
    })
  })
})

describe("session run reports", () => {
  it("the same code in every format, with data on stdout and messages on stderr", async () => {
    const file = writeScript("mixed", "- search: mjölk", "- coupon: SOMMAR", "- flush")
    const human = await runScript(file)
    const json = await runScript(file, "--json")
    const ndjson = await runScript(file, "--ndjson", "--quiet")
    expect([human.code, json.code, ndjson.code]).toEqual([4, 4, 4])
    const document = JSON.parse(json.stdout)
    expect(document).toMatchObject({
      exitCode: 4,
      failed: 1,
      steps: { passed: 1, failed: 1, skipped: 1 },
      scripts: [
        {
          name: "mixed",
          steps: [{ status: "passed" }, { status: "failed", error: "CouponNeedsCart" }, { status: "skipped" }]
        }
      ]
    })
    const events = ndjson.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
    expect(events.map(({ event }) => event)).toEqual([
      "script-begins",
      "step-ends",
      "step-ends",
      "script-ends",
      "run-ends"
    ])
    expect(ndjson.stderr).not.toContain("✓")
    expect(human.stdout + human.stderr).not.toContain("\u001b[")
  })

  it("the result of each step, as a line for people and as data for tools", async () => {
    const file = writeScript(
      "seen",
      "- search: mjölk",
      "- coupon: SOMMAR",
      "  expect: { error: CouponNeedsCart }",
      "- recent-searches"
    )
    const { stdout, stderr } = await runScript(file, "--json")
    expect(stderr).toMatch(/ ✓ 1\. search mjölk \d+ ms {2}products \d+: .*mjölk.* \d+,\d\d\u00a0kr, .*\n/)
    expect(stderr).toMatch(/ ✓ 3\. recent-searches \d+ ms {2}queries 0\n/)
    const [search, coupon, recent] = JSON.parse(stdout).scripts[0].steps
    expect(search.result).toMatchObject({
      query: "mjölk",
      total: expect.any(Number),
      products: expect.arrayContaining([expect.objectContaining({ name: expect.stringMatching(/mjölk/i) })])
    })
    expect([coupon.result, recent.result]).toEqual([null, { queries: [] }])
  })

  it("into files, as JUnit and as JSON", async () => {
    const [junit, json] = [join(folder, "reports/junit.xml"), join(folder, "run.json")]
    await runScript(
      writeScript("two", "- search: mjölk", "- coupon: SOMMAR"),
      "--report",
      `junit=${junit}`,
      "--report",
      `json=${json}`
    )
    expect(readFileSync(junit, "utf8")).toContain('<testsuite name="two" tests="2" failures="1" errors="0" skipped="0"')
    expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({ exitCode: 4, scripts: [{ name: "two" }] })
  })

  it("no password, no personal number and no token anywhere", async () => {
    const file = writeScript(
      "secret",
      "- register: { personal-number: 19640823-3234, email: a@exempel.se, mobile-phone: 0701234567, password: Hemligt-ord-1 }",
      "  expect: { error: PersonalNumberInUse }",
      "- log-in: { email: anna.andersson@exempel.se, password: Matkasse-2026 }",
      "- search: 640823-3234 Matkasse-2026",
      "- reset-password: { token: AAAAAAAAAAAAAAAAAAAAAAAA, password: Hemligt-ord-2 }"
    )
    const { code, stdout, stderr } = await runScript(
      file,
      "--ndjson",
      "--report",
      `junit=${join(folder, "store/junit.xml")}`
    )
    expect(code).toBe(4)
    const output = stdout + stderr + readStoredText()
    for (const secret of ["Hemligt-ord", "Matkasse-2026", "19640823", "640823-3234", "AAAAAAAA", "eyJ"])
      expect(output).not.toContain(secret)
  })

  it("no secret of a step that did not run, nor one in the script's name", async () => {
    const file = writeScript(
      "unreached",
      "- search: mjölk",
      "  expect: { result: { total: 0 } }",
      "- log-in: { email: anna.andersson@exempel.se, password: Hemligt-ord-3 }",
      '- log-in: { email: anna.andersson@exempel.se, password: "${env:NO_SUCH_VARIABLE|Hemligt-ord-4}" }'
    )
    writeFileSync(file, readFileSync(file, "utf8").replace("name: unreached", "name: A trip with Hemligt-ord-3"))
    const { code, stdout, stderr } = await runScript(
      file,
      "--ndjson",
      "--report",
      `junit=${join(folder, "store/junit.xml")}`
    )
    expect(code).toBe(4)
    expect(stdout + stderr + readdirSync(join(folder, "store/runs")).join() + readStoredText()).not.toMatch(
      /hemligt-ord/i
    )
  })

  it("a failed run that can be replayed, and whether the outcome is the same", async () => {
    const failedRun = await runScript(
      writeScript("again", "- search: mjölk", "  expect: { result: { total: 0 } }"),
      "--seed",
      "7"
    )
    const savedRun = /skafferi session replay (\S+)/.exec(failedRun.stderr)?.[1] ?? ""
    expect(JSON.parse(readFileSync(join(savedRun, "run.json"), "utf8"))).toMatchObject({ seed: 7, api })
    const replay = await skafferi("session", "replay", savedRun, "--store-dir", join(folder, "store"))
    expect(replay).toMatchObject({ code: 4, stderr: expect.stringContaining("The outcome is the same") })
    const faultyApi = await openFaultyApi("html")
    const listSavedRuns = () => readdirSync(join(folder, "store/runs"))
    expect(listSavedRuns()).toHaveLength(1)
    const replayOnFaultyApi = await skafferi(
      "session",
      "replay",
      savedRun,
      "--api",
      faultyApi.baseUrl,
      "--store-dir",
      join(folder, "elsewhere")
    )
    await faultyApi.close()
    expect(listSavedRuns()).toHaveLength(2)
    expect(existsSync(join(folder, "elsewhere"))).toBe(false)
    expect(replayOnFaultyApi).toMatchObject({
      code: 6,
      stderr: expect.stringContaining("The outcome differs from that of")
    })
  })
})

describe("session run with --browser", () => {
  it("keeps the log-in between runs with the same browser name only", async () => {
    await runScript(
      writeScript("first", "- log-in: { email: anna.andersson@exempel.se, password: Matkasse-2026 }"),
      "--browser",
      "anna"
    )
    const secondScript = writeScript(
      "second",
      "- flush:",
      "  expect: { session: customer, customer: { name: Anna Andersson } }"
    )
    expect((await runScript(secondScript, "--browser", "anna")).code).toBe(0)
    expect((await runScript(secondScript)).code).toBe(4)
  })
})

describe("an interruption", () => {
  const makeOptions = () => ["--api", api, "--store-dir", join(folder, "store")]

  it.each(["SIGINT", "SIGTERM"] as const)(
    "(%s) finishes the running step, skips the rest, writes reports and the saved run, and exits with 130",
    async (signal) => {
      const reportFile = join(folder, "run.json")
      const files = [
        writeScript("long", "- search: mjölk", "- wait: 1 s", "- search: ost"),
        writeScript("next", "- search: bröd")
      ]
      const command = startSkafferi(["session", "run", ...files, ...makeOptions(), "--report", `json=${reportFile}`])
      await command.waitFor("✓ 1.")
      command.interrupt(signal)
      const { code, stderr } = await command.result
      expect(code).toBe(130)
      expect(JSON.parse(readFileSync(reportFile, "utf8"))).toMatchObject({
        exitCode: 130,
        scripts: [
          { status: "interrupted", steps: [{ status: "passed" }, { status: "passed" }, { status: "skipped" }] },
          { status: "skipped", reason: "the run was interrupted before the script started", saved: null }
        ]
      })
      expect(readdirSync(join(folder, "store/runs"))).toHaveLength(1)
      expect(stderr).toContain("session replay")
    }
  )

  it("ends the command immediately when it is repeated, keeps an older report and deletes the run's temporary folder", async () => {
    const reportFile = join(folder, "run.json")
    writeFileSync(reportFile, "older")
    const temporaryFolder = mkdtempSync(join(folder, "temporary-"))
    const listShopperFolders = () => readdirSync(temporaryFolder).filter((name) => name.startsWith("skafferi-shopper-"))
    const command = startSkafferi(
      [
        "session",
        "run",
        writeScript("long", "- search: mjölk", "- wait: 1 min"),
        ...makeOptions(),
        "--report",
        `json=${reportFile}`
      ],
      { TMPDIR: temporaryFolder }
    )
    await command.waitFor("✓ 1.")
    expect(listShopperFolders()).toHaveLength(1)
    command.interrupt()
    await command.waitFor("Interrupted")
    const startTime = performance.now()
    command.interrupt()
    expect((await command.result).code).toBe(130)
    expect(performance.now() - startTime).toBeLessThan(5_000)
    expect(readFileSync(reportFile, "utf8")).toBe("older")
    expect(listShopperFolders()).toEqual([])
  })
})

describe("session schema", () => {
  it("prints a JSON Schema with every verb", async () => {
    const { code, stdout } = await skafferi("session", "schema")
    const schema = JSON.parse(stdout)
    expect(code).toBe(0)
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema")
    expect(JSON.stringify(schema.properties.steps)).toContain('"select-store"')
  })
})
