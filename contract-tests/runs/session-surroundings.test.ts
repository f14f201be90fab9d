import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type BadApi, openBadApi, type Way } from "./bad-api.ts"
import { skafferi, startSkafferi } from "./command-line.ts"

let folder: string
let bad: BadApi | null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skafferi-surroundings-"))
  bad = null
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await bad?.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = async (way: Way): Promise<BadApi> => {
  bad = await openBadApi(way)
  return bad
}

const script = (text = "version: 1\nsteps:\n  - search: mjölk\n"): string => {
  const file = join(folder, "trip.yaml")
  writeFileSync(file, text)
  return file
}

const store = () => join(folder, "store")
const against = ({ address }: BadApi, ...options: ReadonlyArray<string>) => skafferi("session", "run", script(), "--api", address, "--store-dir", store(), ...options)

describe("an output that cannot be written", () => {
  it("to a reader that has gone away ends quietly with the code", async () => {
    for (const [text, code] of [["version: 1\nsteps: [flush]\n", 0], ["version: 1\nsteps: [flsh]\n", 2]] as const) {
      const running = startSkafferi(["session", "lint", script(text), "--json"])
      running.stopReading()
      const ended = await running.ended
      expect(ended.code).toBe(code)
      expect(ended.stderr).not.toMatch(/EPIPE|    at /)
    }
  })

  it.runIf(existsSync("/dev/full"))("to a full disk is one sentence, and no success", async () => {
    const full = openSync("/dev/full", "w")
    const { code, stderr } = await startSkafferi(["session", "schema"], {}, full).ended
    closeSync(full)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The output could not be written \(.*ENOSPC.*\); see whether the disk is full\.\n$/)
  })

  it("to the folder of kept runs is one sentence and changes no code", async () => {
    const api = await open("silent")
    const running = against(api, "--timeout", "1")
    await vi.waitUntil(() => api.asked("/settings") > 0, 10_000)
    writeFileSync(store(), "")
    const { code, stderr } = await running
    expect(code).toBe(3)
    expect(stderr).toMatch(/The run of trip could not be kept in .*store\/runs \(.*\)\.\n/)
  })
})

describe("options", () => {
  it("--retries asks so often again, and not at all without it", async () => {
    const api = await open("busy")
    await against(api)
    expect(api.asked("/settings")).toBe(1)
    await against(api, "--retries", "1")
    expect(api.asked("/settings")).toBe(3)
  })

  it("have twins in the environment, which an option overrules", async () => {
    const api = await open("busy")
    const report = join(folder, "report.json")
    const twins = { API: api.address, STORE_DIR: store(), SEED: "7", JSON: "1", QUIET: "yes", TIMEOUT: "5", REPORT: `json=${report}` }
    for (const [name, value] of Object.entries(twins)) vi.stubEnv(`SKAFFERI_${name}`, value)
    const { code, stdout, stderr } = await skafferi("session", "run", script())
    expect(code).toBe(3)
    expect(JSON.parse(stdout)).toMatchObject({ api: api.address, scripts: [{ seed: 7 }] })
    expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({ exitCode: 3 })
    expect(readdirSync(join(store(), "runs"))).toHaveLength(1)
    expect(stderr).not.toContain("left out")
    expect(JSON.parse((await skafferi("session", "run", script(), "--seed", "8")).stdout)).toMatchObject({ scripts: [{ seed: 8 }] })
    vi.stubEnv("SKAFFERI_TIMEOUT", "0")
    expect(await skafferi("session", "run", script())).toMatchObject({ code: 2, stderr: expect.stringContaining("SKAFFERI_TIMEOUT") })
  })

  it.each(["0", "false", "no", ""])("a switch stays off with %j for its twin", async (value) => {
    vi.stubEnv("SKAFFERI_JSON", value)
    vi.stubEnv("SKAFFERI_QUIET", value)
    expect((await skafferi("session", "lint", script())).stdout).toMatch(/trip\.yaml: trip, 1 step, nothing wrong\n$/)
  })

  it("NO_COLOR with any value takes the colours away from a terminal, without one it does not", async () => {
    const api = await open("busy")
    const terminal = process.stderr.isTTY
    process.stderr.isTTY = true
    try {
      const coloured = async (value: string) => {
        vi.stubEnv("NO_COLOR", value)
        return (await against(api)).stderr.includes("\u001b[")
      }
      expect([await coloured(""), await coloured("1"), await coloured("0")]).toEqual([true, false, false])
    } finally {
      process.stderr.isTTY = terminal
    }
  })

  it("--ndjson and --quiet count for lint too", async () => {
    expect(JSON.parse((await skafferi("session", "lint", script(), "--ndjson")).stdout)).toMatchObject({ event: "script", name: "trip", steps: 1 })
    expect(await skafferi("session", "lint", script(), "--quiet")).toEqual({ code: 0, stdout: "", stderr: "" })
  })

  it("a mistyped data folder makes no new shop for mail", async () => {
    const data = join(folder, "mistyped")
    expect(await skafferi("mail", "--data", data)).toMatchObject({ code: 2, stderr: expect.stringContaining(`There is no shop in ${data}`) })
    expect(existsSync(data)).toBe(false)
  })

  it("https where only http is spoken says so", async () => {
    const { address } = await open("busy")
    const ended = await skafferi("session", "run", script(), "--api", address.replace("http:", "https:"), "--store-dir", store())
    expect(ended).toMatchObject({ code: 3, stderr: expect.stringContaining("does not speak HTTPS; name it with http://") })
  })
})

describe("scripts that are none", () => {
  it.each([
    ["no text", Buffer.from([0, 159, 146, 150, 10, 0]), "it is no text in UTF-8"],
    ["too large", Buffer.alloc(2_000_000, "a"), "it is larger than a megabyte"]
  ])("%s: one line", async (_, bytes, words) => {
    const file = join(folder, "trip.yaml")
    writeFileSync(file, bytes)
    const { code, stderr } = await skafferi("session", "lint", file)
    expect(code).toBe(2)
    expect(stderr).toMatch(new RegExp(`^.*trip\\.yaml:1:1: The script .* is not to be had: ${words}\\.\n$`))
  })

  it("of hundreds of problems the first fifty are told, each in a line that can be read", async () => {
    const steps = Array.from({ length: 300 }, () => `  - ${"x".repeat(2_000)}: 1`).join("\n")
    const { stderr } = await skafferi("session", "lint", script(`version: 1\nsteps:\n${steps}\n`))
    const lines = stderr.trimEnd().split("\n")
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toContain("250 more problems")
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(500)
  })
})

describe("Ctrl-C before anything ran", () => {
  it("stops the making of the shop and keeps no run", async () => {
    const running = startSkafferi(["session", "run", script(), "--data", join(folder, "data"), "--store-dir", store()])
    await running.shows("Starting the database")
    running.interrupt()
    const { code, stdout, stderr } = await running.ended
    expect(code).toBe(130)
    expect(stdout).toBe("")
    expect(stderr).toContain("Interrupted before anything ran.")
    expect(existsSync(store())).toBe(false)
  })
})
