import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import { parse } from "yaml"
import { loadScript } from "./load-script.ts"
import type { ScriptOutcome } from "./outcome.ts"
import { makeRedactor } from "./redact.ts"
import { openSavedRun, runsFolder, saveRun, withoutSecrets } from "./saved-run.ts"

const folders: Array<string> = []

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-store-"))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const scriptText =
  "version: 1\nname: A script\nsteps:\n  # the password is Hemligt-123\n  - log-in: { email: a@exempel.se, password: Hemligt-123 }\n"

const anOutcome = (started: number): ScriptOutcome => ({
  name: "A script",
  file: "a.yaml",
  status: "failed",
  reason: null,
  seed: 7,
  started,
  ms: 5,
  steps: [],
  saved: null
})

const save = (storeFolder: string, file: string, started = 0) => {
  const { script } = loadScript(file, {})
  if (script === null) throw new Error("a bad script")
  const redactor = makeRedactor()
  redactor.add("Hemligt-123")
  const exchange = {
    step: 1,
    startedAt: 0,
    ms: 1,
    method: "POST",
    path: "/connect/token",
    query: "",
    body: "grant_type=password&username=a%40exempel.se&password=Hemligt-123",
    withToken: false,
    requestId: null,
    status: 200,
    contentType: "application/json",
    responseBody: '{"access_token":"abcdef123456","expires_in":60}',
    hasJsonBody: true,
    failure: null,
    code: null
  }
  return saveRun(
    runsFolder(storeFolder),
    { script, outcome: anOutcome(started), traffic: [exchange], api: null, data: null, clock: "real" },
    redactor
  )
}

const readAllFiles = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n")

describe("withoutSecrets", () => {
  it("always replaces secrets with references, and changes nothing else", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8, maxLength: 20 }).filter((value) => value.trim().length >= 8),
        (password) => {
          const redactor = makeRedactor()
          redactor.add(password)
          const savedScript = withoutSecrets(
            `version: 1\nsteps:\n  - log-in: { email: x, password: ${JSON.stringify(password)} }\n  - search: mjölk\n`,
            redactor
          )
          expect(parse(savedScript)).toEqual({
            version: 1,
            steps: [{ "log-in": { email: "x", password: "${env:SKAFFERI_SECRET_1}" } }, { search: "mjölk" }]
          })
        }
      )
    )
  })
})

describe("saveRun", () => {
  it("saves script, seed, outcome and traffic without secrets", () => {
    const storeFolder = newFolder()
    const file = join(newFolder(), "a.yaml")
    writeFileSync(file, scriptText)
    const folder = save(storeFolder, file)
    expect(readdirSync(folder).toSorted()).toEqual(["run.json", "scripts", "traffic.ndjson"])
    const savedText = readAllFiles(folder)
    expect(savedText).not.toContain("Hemligt-123")
    expect(savedText).not.toContain("abcdef123456")
    expect(JSON.parse(readFileSync(join(folder, "run.json"), "utf8"))).toMatchObject({
      seed: 7,
      status: "failed",
      clock: "real",
      api: null
    })
    expect(JSON.parse(readFileSync(join(folder, "traffic.ndjson"), "utf8"))).toMatchObject({
      step: 1,
      path: "/connect/token",
      status: 200
    })
  })

  it("saves files that only their owner can read, whatever the umask", () => {
    const storeFolder = newFolder()
    const file = join(newFolder(), "a.yaml")
    writeFileSync(file, scriptText)
    const oldUmask = process.umask(0)
    const folder = save(storeFolder, file)
    process.umask(oldUmask)
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
    expect([join(storeFolder, "runs"), folder, join(folder, "scripts")].map(modeOf)).toEqual(["700", "700", "700"])
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.map(({ parentPath, name }) => [name, modeOf(join(parentPath, name))])).toEqual(
      files.map(({ name }) => [name, "600"])
    )
    expect(files).toHaveLength(3)
  })

  it("stores only the last fifty runs", () => {
    const storeFolder = newFolder()
    const file = join(newFolder(), "a.yaml")
    writeFileSync(file, scriptText)
    for (let run = 0; run < 53; run++) save(storeFolder, file, run * 1_000)
    const runFolders = readdirSync(join(storeFolder, "runs")).toSorted()
    expect(runFolders).toHaveLength(50)
    expect(runFolders[0]).toContain("1970-01-01T00-00-03")
  })
})

describe("openSavedRun", () => {
  it("reads the original script if it is unchanged, else the saved copy, whose secrets must be set in the environment", () => {
    const storeFolder = newFolder()
    const file = join(newFolder(), "a.yaml")
    writeFileSync(file, scriptText)
    const folder = save(storeFolder, file)
    const { manifest, read } = openSavedRun(storeFolder, folder)
    expect(read(manifest.file)).toBe(scriptText)
    writeFileSync(file, `${scriptText}  - flush\n`)
    const changedRun = openSavedRun(storeFolder, folder)
    expect(loadScript(manifest.file, {}, changedRun.read).problems.map(({ message }) => message)).toEqual([
      "The environment has no SKAFFERI_SECRET_1; set it, or give a default: ${env:SKAFFERI_SECRET_1|…}."
    ])
    expect(loadScript(manifest.file, { SKAFFERI_SECRET_1: "x" }, changedRun.read).script?.steps).toHaveLength(1)
  })

  it("states the folder of the saved runs when the requested run does not exist", () => {
    expect(() => openSavedRun(newFolder(), "unknown-run")).toThrow(
      /There is no saved run at unknown-run; .*runs contains/
    )
  })
})
