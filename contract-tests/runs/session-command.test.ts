import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { rollTime } from "#adapters/staging/load/roll-time.ts"
import { makeStaging } from "#adapters/staging/make-staging.ts"
import { stagingForTests, type TestStaging } from "#adapters/staging/testing.ts"
import { openBadApi, type Way } from "./bad-api.ts"
import { skafferi, startSkafferi } from "./command-line.ts"

let shop: TestStaging
let server: Server
let api: string
let folder: string

beforeAll(async () => {
  shop = await stagingForTests()
  await rollTime(shop.database, Date.now())
  const staging = makeStaging({ database: shop.database, clock: Date.now })
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

const script = (name: string, ...steps: ReadonlyArray<string>): string => {
  const file = join(folder, `${name}.yaml`)
  writeFileSync(file, ["version: 1", `name: ${name}`, "steps:", ...steps.map((step) => `  ${step}`)].join("\n"))
  return file
}

const run = (file: string, ...options: ReadonlyArray<string>) => skafferi("session", "run", file, "--api", api, "--store-dir", join(folder, "store"), ...options)

const keptText = (): string =>
  existsSync(join(folder, "store"))
    ? readdirSync(join(folder, "store"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")).join("\n")
    : ""

describe("session run leaves with", () => {
  it("0 when everything is as expected, and keeps nothing", async () => {
    const { code, stdout } = await run(script("good", "- search: mjölk", "  expect: { ok: true, result: { total: \">= 1\" } }"))
    expect(code).toBe(0)
    expect(stdout).toMatch(/^passed +good +1 of 1 step, \d+ ms\n1 passed of 1 script\n$/)
    expect(keptText()).toBe("")
  })

  it("0 for hits of another store than the chosen one, named by its number or in words, and 4 where there is none", async () => {
    const { name, storeNumber } = (await shop.call("GET", "/sites?siteTypeId=3")).json.sites[1]
    const { products, totalCount: total } = (await shop.call("GET", `/Loop54/search?Q=gurka&take=24&store=${storeNumber}`)).json.searchResults
    expect(total).not.toBe((await shop.call("GET", "/Loop54/search?Q=gurka")).json.searchResults.totalCount)
    const [first] = products
    const expected = `  expect: { result: { total: ${total}, products: { 0: { id: ${first.id}, price: ${first.productStoreDetails.prices.currentPrice.price} } } } }`
    const there = [`- search: { query: gurka, store: "${storeNumber}" }`, expected, `- search: { query: gurka, store: ${name} }`, expected]
    expect(await run(script("elsewhere", ...there))).toMatchObject({ code: 0 })
    const { code, stderr } = await run(script("nowhere", "- search: { query: gurka, store: Atlantis }"))
    expect([code, stderr]).toEqual([4, expect.stringContaining("It ended with StoreNotSelectable, the shop saying 'Vi hittar inte butiken'.")])
  })

  it("4 when an expectation fails, telling the step, the place, what was expected and what came", async () => {
    const file = script("wrong", "- search: mjölk", "- name: nothing", "  search: mjölk", "  expect: { result: { total: 0 } }", "- search: ost")
    const { code, stderr } = await run(file)
    expect(code).toBe(4)
    expect(stderr).toMatch(/✗ 2\. nothing \d+ ms {2}products \d+: .+\n +result\.total: expected 0, got \d+\.\n +at .*wrong\.yaml:7:32\n/)
    expect(stderr).toContain("1 step left out")
  })

  it("nothing on the terminal that steers it, whatever a script holds", async () => {
    const file = script("steering", '- search: "\\u0000ost\\u001b[2J\\u009b2J"', "  expect: { result: { total: -1 } }")
    for (const more of [[], ["--json"], ["--ndjson"]]) {
      const { stdout, stderr } = await run(file, ...more)
      expect(stderr).toContain("search \\u0000ost\\u001b[2J\\u009b2J")
      expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]/u)
    }
  })

  it("4 when a use case fails that nobody expected to, saying what the shop said", async () => {
    const { code, stderr } = await run(script("refused", "- select-store: { postal-code: 98107 }"))
    expect(code).toBe(4)
    expect(stderr).toContain("It ended with NoHomeDelivery, the shop saying 'Vi kör inte hem till 98107 ännu.")
  })

  it("5 when the log-in fails, and when a customer is wanted and there is only a visitor", async () => {
    expect((await run(script("wrong", "- log-in: { email: nobody@exempel.se, password: wrong-password }"))).code).toBe(5)
    expect((await run(script("visitor", "- orders"))).code).toBe(5)
  })

  it("the shop's own words checked: another message than the shop's fails", async () => {
    const step = (message: string) => ["- select-store: { postal-code: 1 }", `  expect: { error: InvalidPostalCode, message: "${message}" }`]
    expect((await run(script("right", ...step("Postnummer har ett felaktigt format, använd 12345")))).code).toBe(0)
    expect((await run(script("other", ...step("Fel postnummer")))).code).toBe(4)
  })

  it.each<[Way, number, RegExp]>([
    ["html", 6, /GET \/settings answered 200 with HTML where the contract has JSON; see whether --api is the API's base/],
    ["half", 6, /GET \/settings answered 200 with something that is no JSON or breaks off/],
    ["wrong", 6, /The API answered against its contract: getSettings, /],
    ["gateway", 3, /GET \/settings was answered 502 by what stands before the API/],
    ["busy", 3, /GET \/settings was answered 503 by what stands before the API/],
    ["late", 3, /GET \/settings was answered 504 by what stands before the API/],
    ["faulty", 3, /GET \/settings was answered 500: the API itself is at fault/],
    ["locked", 5, /GET \/settings was answered 401, though anybody may make this call/],
    ["moved", 6, /GET \/settings was answered 302, which leads elsewhere; see whether --api is the API's base/],
    ["broken", 3, /The connection to http:\S+ broke off at GET \/(?:settings|navigation)/],
    ["silent", 3, /GET \/settings was not answered within 0\.3 s; .*--timeout/]
  ])("what an API that is %s deserves, in one sentence: %i", async (way, code, sentence) => {
    const bad = await openBadApi(way)
    const ended = await skafferi("session", "run", script("one", "- search: mjölk"), "--api", bad.address, "--timeout", "0.3", "--store-dir", join(folder, "store"))
    await bad.close()
    expect(ended.code).toBe(code)
    expect(ended.stderr).toMatch(sentence)
    expect(ended.stderr.match(/[;.] (?:see|look|try)/g)).toHaveLength(1)
  })

  it("3 when nothing listens, and when the host is not known", async () => {
    const gone = await openBadApi("html")
    await gone.close()
    const nothing = await skafferi("session", "run", script("one", "- flush"), "--api", gone.address, "--store-dir", join(folder, "store"))
    expect(nothing).toMatchObject({ code: 3, stderr: expect.stringContaining(`Nothing listens at ${gone.address}; start the API there`) })
    const unknown = await skafferi("session", "run", script("two", "- flush"), "--api", "http://no-such-host.invalid/api/v1", "--store-dir", join(folder, "store"))
    expect(unknown).toMatchObject({ code: 3, stderr: expect.stringContaining("The host of http://no-such-host.invalid/api/v1 is not known") })
  })

  it("2 for a bad script, before anything is sent", async () => {
    const bad = script("bad", "- serch: mjölk", "- add: { produkt: x }")
    const { code, stdout, stderr } = await run(bad)
    expect(code).toBe(2)
    expect(stdout).toBe("")
    expect(stderr.trim().split("\n")).toHaveLength(3)
    const { stdout: document } = await run(bad, "--json")
    expect(JSON.parse(document)).toMatchObject({ problems: [{ line: 4, column: 5 }, { line: 5, column: 5 }, { line: 5, column: 12 }] })
  })

  it.each([
    ["a virtual clock for an API elsewhere", ["--clock", "virtual"], "leave --api out"],
    ["a report of an unknown kind", ["--report", "junitt=x.xml"], "Did you mean 'junit'?"],
    ["a report that cannot be written", ["--report", "json=/dev/null/x.json"], "choose another place"],
    ["a browser without a proper name", ["--browser", "../x"], "no name for a browser"],
    ["a report where the system makes no folder", ["--report", "junit=/proc/x/y.xml"], "choose another place"],
    ["a folder for kept runs that cannot be written", ["--store-dir", "/dev/null/x"], "choose another place with --store-dir"],
    ["a data folder without a shop", ["--data", "/tmp/skafferi-no-such-folder"], "There is no shop in /tmp/skafferi-no-such-folder"],
    ["a database whose address is none", ["--database", "localhost"], "--database is no address of a Postgres server"],
    ["no time at all", ["--timeout", "0"], "option '--timeout <seconds>' argument '0' is invalid"],
    ["time before it began", ["--timeout", "-1"], "option '--timeout <seconds>' argument '-1' is invalid"],
    ["a seed that is no number", ["--seed", "seven"], "option '--seed <number>' argument 'seven' is invalid. It is not a whole number"]
  ])("2 for %s, naming the next step", async (_, options, words) => {
    const { code, stderr } = await run(script("good", "- flush"), ...options)
    expect(code).toBe(2)
    expect(stderr).toContain(words)
  })

  it("0 where the environment names a data folder or a database that a script at an API elsewhere has no use for", async () => {
    const needless = script("needless", "- search: mjölk")
    vi.stubEnv("SKAFFERI_DATA", join(folder, "no-shop"))
    expect(await run(needless)).toMatchObject({ code: 0 })
    const mail = script("mail", "- flush")
    writeFileSync(mail, readFileSync(mail, "utf8").replace("steps:", "needs: mailbox\nsteps:"))
    expect(await run(mail)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^skipped +mail +it needs the shop's mailbox/) })
    vi.stubEnv("DATABASE_URL", "postgres://127.0.0.1:1/nowhere")
    expect(await run(needless)).toMatchObject({ code: 0 })
    expect(await run(mail)).toMatchObject({ code: 3 })
  })

  it("2 for a script that is not there, and for a wait that nobody would sit through", async () => {
    expect(await run(join(folder, "none.yaml"))).toMatchObject({ code: 2, stderr: expect.stringContaining("There is no script at") })
    expect(await run(script("long", "- wait: 31 d"))).toMatchObject({ code: 2, stderr: expect.stringContaining("run with --clock virtual") })
  })
})

describe("session run reports", () => {
  it("the same code in every form, data on stdout and talk on stderr", async () => {
    const file = script("mixed", "- search: mjölk", "- coupon: SOMMAR", "- flush")
    const human = await run(file)
    const json = await run(file, "--json")
    const ndjson = await run(file, "--ndjson", "--quiet")
    expect([human.code, json.code, ndjson.code]).toEqual([4, 4, 4])
    const document = JSON.parse(json.stdout)
    expect(document).toMatchObject({ exitCode: 4, failed: 1, steps: { passed: 1, failed: 1, skipped: 1 }, scripts: [{ name: "mixed", steps: [{ status: "passed" }, { status: "failed", error: "CouponNeedsCart" }, { status: "skipped" }] }] })
    const events = ndjson.stdout.trim().split("\n").map((line) => JSON.parse(line))
    expect(events.map(({ event }) => event)).toEqual(["script-begins", "step-ends", "step-ends", "script-ends", "run-ends"])
    expect(ndjson.stderr).not.toContain("✓")
    expect(human.stdout + human.stderr).not.toContain("\u001b[")
  })

  it("what each step saw: in a line for readers, whole for tools", async () => {
    const file = script("seen", "- search: mjölk", "- coupon: SOMMAR", "  expect: { error: CouponNeedsCart }", "- recent-searches")
    const { stdout, stderr } = await run(file, "--json")
    expect(stderr).toMatch(/ ✓ 1\. search mjölk \d+ ms {2}products \d+: .*mjölk.* \d+,\d\d\u00a0kr, .*\n/)
    expect(stderr).toMatch(/ ✓ 3\. recent-searches \d+ ms {2}queries 0\n/)
    const [search, coupon, recent] = JSON.parse(stdout).scripts[0].steps
    expect(search.result).toMatchObject({ query: "mjölk", total: expect.any(Number), products: expect.arrayContaining([expect.objectContaining({ name: expect.stringMatching(/mjölk/i) })]) })
    expect([coupon.result, recent.result]).toEqual([null, { queries: [] }])
  })

  it("into files, as JUnit and as JSON", async () => {
    const [junit, json] = [join(folder, "reports/junit.xml"), join(folder, "run.json")]
    await run(script("two", "- search: mjölk", "- coupon: SOMMAR"), "--report", `junit=${junit}`, "--report", `json=${json}`)
    expect(readFileSync(junit, "utf8")).toContain("<testsuite name=\"two\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\"")
    expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({ exitCode: 4, scripts: [{ name: "two" }] })
  })

  it("no password, no personal number and no token anywhere", async () => {
    const file = script(
      "secret",
      "- register: { personal-number: 19640823-3234, email: a@exempel.se, mobile-phone: 0701234567, password: Hemligt-ord-1 }",
      "  expect: { error: PersonalNumberInUse }",
      "- log-in: { email: anna.andersson@exempel.se, password: Matkasse-2026 }",
      "- search: 640823-3234 Matkasse-2026",
      "- reset-password: { token: AAAAAAAAAAAAAAAAAAAAAAAA, password: Hemligt-ord-2 }"
    )
    const { code, stdout, stderr } = await run(file, "--ndjson", "--report", `junit=${join(folder, "store/junit.xml")}`)
    expect(code).toBe(4)
    const all = stdout + stderr + keptText()
    for (const secret of ["Hemligt-ord", "Matkasse-2026", "19640823", "640823-3234", "AAAAAAAA", "eyJ"]) expect(all).not.toContain(secret)
  })

  it("what failed so that it can be run again: the same end, and another one when the shop has changed", async () => {
    const first = await run(script("again", "- search: mjölk", "  expect: { result: { total: 0 } }"), "--seed", "7")
    const kept = /skafferi session replay (\S+)/.exec(first.stderr)?.[1] ?? ""
    expect(JSON.parse(readFileSync(join(kept, "run.json"), "utf8"))).toMatchObject({ seed: 7, api })
    const again = await skafferi("session", "replay", kept, "--store-dir", join(folder, "store"))
    expect(again).toMatchObject({ code: 4, stderr: expect.stringContaining("The outcome is the same") })
    const bad = await openBadApi("html")
    const runs = () => readdirSync(join(folder, "store/runs"))
    expect(runs()).toHaveLength(1)
    const other = await skafferi("session", "replay", kept, "--api", bad.address, "--store-dir", join(folder, "elsewhere"))
    await bad.close()
    expect(runs()).toHaveLength(2)
    expect(existsSync(join(folder, "elsewhere"))).toBe(false)
    expect(other).toMatchObject({ code: 6, stderr: expect.stringContaining("The outcome is not that of") })
  })
})

describe("session run keeps a browser", () => {
  it("with its log-in, store and cart from run to run when it has a name, and none else", async () => {
    await run(script("first", "- log-in: { email: anna.andersson@exempel.se, password: Matkasse-2026 }"), "--browser", "anna")
    const again = script("second", "- flush:", "  expect: { session: customer, customer: { name: Anna Andersson } }")
    expect((await run(again, "--browser", "anna")).code).toBe(0)
    expect((await run(again)).code).toBe(4)
  })
})

describe("Ctrl-C", () => {
  const options = () => ["--api", api, "--store-dir", join(folder, "store")]

  it.each(["SIGINT", "SIGTERM"] as const)("(%s) lets the running step end, leaves the rest out, writes reports and what was kept, and leaves with 130", async (signal) => {
    const report = join(folder, "run.json")
    const files = [script("long", "- search: mjölk", "- wait: 1 s", "- search: ost"), script("next", "- search: bröd")]
    const running = startSkafferi(["session", "run", ...files, ...options(), "--report", `json=${report}`])
    await running.shows("✓ 1.")
    running.interrupt(signal)
    const { code, stderr } = await running.ended
    expect(code).toBe(130)
    expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({
      exitCode: 130,
      scripts: [
        { status: "interrupted", steps: [{ status: "passed" }, { status: "passed" }, { status: "skipped" }] },
        { status: "skipped", reason: "the run was interrupted before it began", saved: null }
      ]
    })
    expect(readdirSync(join(folder, "store/runs"))).toHaveLength(1)
    expect(stderr).toContain("session replay")
  })

  it("ends at once the second time; an older report stays, the shopper's folder does not", async () => {
    const report = join(folder, "run.json")
    writeFileSync(report, "older")
    const temporary = mkdtempSync(join(folder, "temporary-"))
    const shoppers = () => readdirSync(temporary).filter((name) => name.startsWith("skafferi-shopper-"))
    const running = startSkafferi(["session", "run", script("long", "- search: mjölk", "- wait: 1 min"), ...options(), "--report", `json=${report}`], { TMPDIR: temporary })
    await running.shows("✓ 1.")
    expect(shoppers()).toHaveLength(1)
    running.interrupt()
    await running.shows("Interrupted")
    const begun = performance.now()
    running.interrupt()
    expect((await running.ended).code).toBe(130)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(readFileSync(report, "utf8")).toBe("older")
    expect(shoppers()).toEqual([])
  })
})

describe("session schema", () => {
  it("prints JSON Schema with every verb in it", async () => {
    const { code, stdout } = await skafferi("session", "schema")
    const schema = JSON.parse(stdout)
    expect(code).toBe(0)
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema")
    expect(JSON.stringify(schema.properties.steps)).toContain("\"select-store\"")
  })
})
