import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type FaultyApi, openFaultyApi, type ApiFault } from "./faulty-api.ts"
import { skafferi, startSkafferi } from "./command-line.ts"

let folder: string
let faultyApi: FaultyApi | null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skafferi-session-"))
  faultyApi = null
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await faultyApi?.close()
  rmSync(folder, { recursive: true, force: true })
})

const startApi = async (fault: ApiFault): Promise<FaultyApi> => {
  faultyApi = await openFaultyApi(fault)
  return faultyApi
}

const writeScript = (text = "version: 1\nsteps:\n  - search: mjölk\n"): string => {
  const file = join(folder, "script.yaml")
  writeFileSync(file, text)
  return file
}

const storeFolder = () => join(folder, "store")
const runAgainst = ({ baseUrl }: FaultyApi, ...options: ReadonlyArray<string>) =>
  skafferi("session", "run", writeScript(), "--api", baseUrl, "--store-dir", storeFolder(), ...options)

describe("the option --version", () => {
  it("CONST-06 prints the version of the app, 8.21.0", async () => {
    expect(await skafferi("--version")).toEqual({ code: 0, stdout: "8.21.0\n", stderr: "" })
  })
})

describe("a command whose output cannot be written", () => {
  it("exits with the usual code and without an error about the pipe when the reader has closed it", async () => {
    for (const [text, code] of [
      ["version: 1\nsteps: [flush]\n", 0],
      ["version: 1\nsteps: [flsh]\n", 2]
    ] as const) {
      const command = startSkafferi(["session", "lint", writeScript(text), "--json"])
      command.stopReading()
      const result = await command.result
      expect(result.code).toBe(code)
      expect(result.stderr).not.toMatch(/EPIPE|    at /)
    }
  })

  it.runIf(existsSync("/dev/full"))("exits with 1 and prints one sentence when the disk is full", async () => {
    const fullDevice = openSync("/dev/full", "w")
    const { code, stderr } = await startSkafferi(["session", "schema"], {}, fullDevice).result
    closeSync(fullDevice)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The output could not be written \(.*ENOSPC.*\); check whether the disk is full\.\n$/)
  })

  it("exits with the usual code and prints one sentence when the run cannot be saved", async () => {
    const api = await startApi("noResponse")
    const runPromise = runAgainst(api, "--timeout", "1")
    await vi.waitUntil(() => api.requestCount("/settings") > 0, 10_000)
    writeFileSync(storeFolder(), "")
    const { code, stderr } = await runPromise
    expect(code).toBe(3)
    expect(stderr).toMatch(/The run of script could not be saved in .*store\/runs \(.*\)\.\n/)
  })
})

describe("an option", () => {
  it("sets the number of retries, which is 0 by default: --retries", async () => {
    const api = await startApi("serviceUnavailable")
    await runAgainst(api)
    expect(api.requestCount("/settings")).toBe(1)
    await runAgainst(api, "--retries", "1")
    expect(api.requestCount("/settings")).toBe(3)
  })

  it("is set by its environment variable unless the command line sets it", async () => {
    const api = await startApi("serviceUnavailable")
    const reportFile = join(folder, "report.json")
    const variables = {
      API: api.baseUrl,
      STORE_DIR: storeFolder(),
      SEED: "7",
      JSON: "1",
      QUIET: "yes",
      TIMEOUT: "5",
      REPORT: `json=${reportFile}`
    }
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(`SKAFFERI_${name}`, value)
    const { code, stdout, stderr } = await skafferi("session", "run", writeScript())
    expect(code).toBe(3)
    expect(JSON.parse(stdout)).toMatchObject({ api: api.baseUrl, scripts: [{ seed: 7 }] })
    expect(JSON.parse(readFileSync(reportFile, "utf8"))).toMatchObject({ exitCode: 3 })
    expect(readdirSync(join(storeFolder(), "runs"))).toHaveLength(1)
    expect(stderr).not.toContain("step skipped")
    expect(JSON.parse((await skafferi("session", "run", writeScript(), "--seed", "8")).stdout)).toMatchObject({
      scripts: [{ seed: 8 }]
    })
    vi.stubEnv("SKAFFERI_TIMEOUT", "0")
    expect(await skafferi("session", "run", writeScript())).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("SKAFFERI_TIMEOUT")
    })
  })

  it.each(["0", "false", "no", ""])("is off when its environment variable has the value %j", async (value) => {
    vi.stubEnv("SKAFFERI_JSON", value)
    vi.stubEnv("SKAFFERI_QUIET", value)
    expect((await skafferi("session", "lint", writeScript())).stdout).toMatch(
      /script\.yaml: script, 1 step, no problems\n$/
    )
  })

  it("is not needed to disable colours: NO_COLOR with any value that is not empty disables them", async () => {
    const api = await startApi("serviceUnavailable")
    const wasTerminal = process.stderr.isTTY
    process.stderr.isTTY = true
    try {
      const isColoured = async (value: string) => {
        vi.stubEnv("NO_COLOR", value)
        return (await runAgainst(api)).stderr.includes("\u001b[")
      }
      expect([await isColoured(""), await isColoured("1"), await isColoured("0")]).toEqual([true, false, false])
    } finally {
      process.stderr.isTTY = wasTerminal
    }
  })

  it("applies to lint, too: --ndjson, --quiet", async () => {
    expect(JSON.parse((await skafferi("session", "lint", writeScript(), "--ndjson")).stdout)).toMatchObject({
      event: "script",
      name: "script",
      steps: 1
    })
    expect(await skafferi("session", "lint", writeScript(), "--quiet")).toEqual({ code: 0, stdout: "", stderr: "" })
  })
})

describe("wrong options", () => {
  it("are reported, and no shop is created, when the data folder of 'skafferi mail' does not exist", async () => {
    const data = join(folder, "mistyped")
    expect(await skafferi("mail", "--data", data)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`There is no shop in ${data}`)
    })
    expect(existsSync(data)).toBe(false)
  })

  it("are reported with a suggestion when --api is an https URL of a server that supports only HTTP", async () => {
    const { baseUrl } = await startApi("serviceUnavailable")
    const result = await skafferi(
      "session",
      "run",
      writeScript(),
      "--api",
      baseUrl.replace("http:", "https:"),
      "--store-dir",
      storeFolder()
    )
    expect(result).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("does not support HTTPS; use http://")
    })
  })
})

describe("scripts with problems", () => {
  it.each([
    ["binary data", Buffer.from([0, 159, 146, 150, 10, 0]), "it is not UTF-8 text"],
    ["too large", Buffer.alloc(2_000_000, "a"), "it is larger than a megabyte"]
  ])("are reported in one line when they cannot be read: %s", async (_, bytes, reason) => {
    const file = join(folder, "script.yaml")
    writeFileSync(file, bytes)
    const { code, stderr } = await skafferi("session", "lint", file)
    expect(code).toBe(2)
    expect(stderr).toMatch(new RegExp(`^.*script\\.yaml:1:1: The script .* cannot be read: ${reason}\\.\n$`))
  })

  it("are reported with the first fifty problems only, in lines of less than 500 characters", async () => {
    const steps = Array.from({ length: 300 }, () => `  - ${"x".repeat(2_000)}: 1`).join("\n")
    const { stderr } = await skafferi("session", "lint", writeScript(`version: 1\nsteps:\n${steps}\n`))
    const lines = stderr.trimEnd().split("\n")
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toContain("250 more problems")
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(500)
  })
})

describe("Ctrl-C while the shop is created", () => {
  it("ends the command without a saved run", async () => {
    const command = startSkafferi([
      "session",
      "run",
      writeScript(),
      "--data",
      join(folder, "data"),
      "--store-dir",
      storeFolder()
    ])
    await command.waitFor("Starting the database")
    command.interrupt()
    const { code, stdout, stderr } = await command.result
    expect(code).toBe(130)
    expect(stdout).toBe("")
    expect(stderr).toContain("Interrupted before the first step.")
    expect(existsSync(storeFolder())).toBe(false)
  })
})
