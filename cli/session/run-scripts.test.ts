import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  type FakeServer,
  makeFakeHttp,
  respondWithError,
  respondWithJson,
  unreachable
} from "#adapters/fakes/fake-http.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"
import { makeVirtualClock } from "#adapters/fakes/virtual-clock.ts"
import { exitCodes } from "../exit-codes.ts"
import { loadScript } from "./load-script.ts"
import type { ScriptOutcome, StepOutcome } from "./outcome.ts"
import { makeRedactor } from "./redact.ts"
import { runScripts, type RunScriptsOptions } from "./run-scripts.ts"
import type { Script } from "./script.ts"

let folder = ""
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "skafferi-run-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const aScript = (steps: string, { name = "a", header = "" } = {}): Script => {
  const loadResult = loadScript(`${name}.yaml`, {}, () => `version: 1\nname: ${name}\n${header}steps:\n${steps}`)
  if (loadResult.script === null) throw new Error(JSON.stringify(loadResult.problems))
  return loadResult.script
}

const notFoundServer: FakeServer = () => respondWithError(404, "ERR_NOT_FOUND")
const logInRefusingServer: FakeServer = ({ path }) =>
  path === "/connect/token"
    ? respondWithJson({ error: "invalid_grant", error_description: "invalid_username_or_password" }, 400)
    : respondWithError(404, "ERR_NOT_FOUND")

interface ObservedRun {
  readonly steps: Array<StepOutcome>
  readonly endedScripts: Array<ScriptOutcome>
  readonly messages: Array<string>
  readonly startedScripts: Array<string>
}

const anApi = (server: FakeServer, fields: Partial<RunScriptsOptions["api"]> = {}): RunScriptsOptions["api"] => ({
  name: "https://api.test/api/v1",
  origin: "https://api.test",
  http: makeFakeHttp(server).port,
  clock: null,
  mailbox: null,
  people: () => Promise.resolve({ personalNumbers: [], areUnregistered: true }),
  close: () => Promise.resolve(),
  ...fields
})

const run = async (
  scripts: ReadonlyArray<Script>,
  server: FakeServer = notFoundServer,
  options: Partial<RunScriptsOptions> = {}
) => {
  const observed: ObservedRun = { steps: [], endedScripts: [], messages: [], startedScripts: [] }
  const http = makeFakeHttp(server)
  const summary = await runScripts(scripts, {
    api: anApi(server, { http: http.port }),
    apiUrl: "https://api.test/api/v1",
    data: null,
    retries: 0,
    timeoutMs: 15_000,
    seed: 7,
    runsFolder: join(folder, "runs"),
    shouldSave: () => false,
    onSaveFailure: (message) => void observed.messages.push(message),
    redactor: makeRedactor(),
    isInterrupted: () => false,
    progress: {
      onScriptStart: ({ name }) => void observed.startedScripts.push(name),
      onStepEnd: (step) => void observed.steps.push(step),
      onScriptEnd: (outcome) => void observed.endedScripts.push(outcome)
    },
    ...options
  })
  const [firstOutcome] = summary.scripts
  if (firstOutcome === undefined) throw new Error("no outcome")
  return { ...observed, summary, firstOutcome, sent: http.sent }
}

const statusesOf = ({ steps }: ScriptOutcome) => steps.map(({ number, status }) => [number, status])
const failuresOf = ({ steps }: ScriptOutcome) => steps.flatMap(({ failures }) => failures)

describe("runScripts", () => {
  it("runs every step, reports each step and script, and passes", async () => {
    const { summary, firstOutcome, steps, endedScripts, startedScripts } = await run([aScript("  - flush\n  - flush")])
    expect([summary.exitCode, summary.clock, summary.api]).toEqual([0, "real", "https://api.test/api/v1"])
    expect(firstOutcome).toMatchObject({
      name: "a",
      file: "a.yaml",
      status: "passed",
      reason: null,
      seed: 7,
      saved: null
    })
    expect(statusesOf(firstOutcome)).toEqual([
      [1, "passed"],
      [2, "passed"]
    ])
    expect([startedScripts, steps, endedScripts]).toEqual([["a"], firstOutcome.steps, [firstOutcome]])
    expect(firstOutcome.ms).toBeLessThan(60_000)
  })

  it("gives the first script the run's seed, and each later script the next number", async () => {
    const { summary } = await run([aScript("  - flush"), aScript("  - flush", { name: "b" })])
    expect(summary.scripts.map(({ name, seed }) => [name, seed])).toEqual([
      ["a", 7],
      ["b", 8]
    ])
  })

  it("ends a script at its first failed step, whose failure has the expectation's position, and continues with the next script", async () => {
    const { summary, firstOutcome } = await run([
      aScript("  - flush\n  - flush:\n    expect:\n      session: customer\n  - flush"),
      aScript("  - flush", { name: "b" })
    ])
    expect([summary.exitCode, firstOutcome.status]).toEqual([exitCodes.expectation, "failed"])
    expect(statusesOf(firstOutcome)).toEqual([
      [1, "passed"],
      [2, "failed"],
      [3, "skipped"]
    ])
    expect(failuresOf(firstOutcome)).toEqual([
      {
        exitCode: exitCodes.expectation,
        message: 'session: expected "customer", got "visitor".',
        position: { file: "a.yaml", line: 7, column: 16 }
      }
    ])
    expect(firstOutcome.steps[2]).toMatchObject({
      verb: "flush",
      label: "flush",
      ms: 0,
      failures: [],
      notes: [],
      result: null
    })
    expect(summary.scripts[1]?.status).toBe("passed")
  })

  it("fails with the verb's exit code and the shop's message when a use case fails and the step does not expect it", async () => {
    const { summary, firstOutcome } = await run(
      [aScript("  - log-in: { email: a@exempel.se, password: Fel-losenord-1 }")],
      logInRefusingServer
    )
    expect([summary.exitCode, firstOutcome.steps[0]?.error]).toEqual([exitCodes.authentication, "WrongEmailOrPassword"])
    expect(failuresOf(firstOutcome)[0]?.message).toMatch(
      /^It failed with WrongEmailOrPassword; the shop's message is '.+'\.$/
    )
  })

  it("allows a failure that is expected, and compares its error and message", async () => {
    const logIn = "  - log-in: { email: a@exempel.se, password: Fel-losenord-1 }\n    expect: "
    const outcomeOf = async (expectation: string) => {
      const { summary, firstOutcome } = await run([aScript(`${logIn}${expectation}`)], logInRefusingServer)
      return [summary.exitCode, failuresOf(firstOutcome).map(({ message }) => message)]
    }
    for (const expected of ["{ ok: false }", "{ error: WrongEmailOrPassword }", "{ ok: false, session: visitor }"])
      expect([expected, await outcomeOf(expected)]).toEqual([expected, [0, []]])
    const [exitCode, messages] = await outcomeOf("{ error: LogInFailed }")
    expect([exitCode, messages]).toEqual([
      exitCodes.expectation,
      [expect.stringMatching(/^error: expected LogInFailed, but it failed with WrongEmailOrPassword; the shop's/)]
    ])
    expect((await outcomeOf("{ message: Något annat }"))[1]).toEqual([
      expect.stringMatching(/^message: expected 'Något annat', got '.+'\.$/)
    ])
    const partOfMessage = "Fel e-postadress eller lösenord"
    const [, [text = ""] = []] = (await outcomeOf("{ message: '' }")) as [number, [string]]
    const wholeMessage = /got '(.+)'\.$/.exec(text)?.[1] ?? ""
    for (const expected of [wholeMessage, partOfMessage, "/^Fel/"])
      expect([expected, await outcomeOf(`{ message: ${JSON.stringify(expected)} }`)]).toEqual([expected, [0, []]])
    expect((await outcomeOf("{ ok: true }"))[0]).toBe(exitCodes.authentication)
  })

  it("fails when a step succeeds that was expected to fail", async () => {
    const { firstOutcome } = await run([aScript("  - flush:\n    expect: { ok: false }")])
    expect(failuresOf(firstOutcome).map(({ message }) => message)).toEqual(["ok: expected false, but it succeeded."])
  })

  it("ends before the first step when the API is unreachable, and reports this as step 0", async () => {
    const { summary, firstOutcome } = await run([aScript("  - flush")], ({ path }) => unreachable(path))
    expect([summary.exitCode, statusesOf(firstOutcome)]).toEqual([
      exitCodes.unreachable,
      [
        [0, "failed"],
        [1, "skipped"]
      ]
    ])
    expect(failuresOf(firstOutcome)[0]?.message).toContain("The connection to https://api.test/api/v1 was closed")
  })

  it("reports a defect as a bug, with its cause", async () => {
    let isBroken = false
    const { summary, firstOutcome } = await run([aScript("  - search: mjölk")], (request) => {
      isBroken ||= request.path.startsWith("/Loop54")
      return isBroken ? Effect.die(new Error("secret place")) : notFoundServer(request)
    })
    expect(summary.exitCode).toBe(exitCodes.internal)
    expect(failuresOf(firstOutcome)[0]?.message).toMatch(/^A bug: Error: secret place\n/)
  })

  it("passes the result of a named step to later steps", async () => {
    const storesServer: FakeServer = ({ path }) =>
      path === "/sites"
        ? respondWithJson({ sites: [wireSite("1"), wireSite("2", { city: "Göteborg" })] })
        : respondWithError(404, "ERR_NOT_FOUND")
    const { firstOutcome } = await run(
      [aScript("  - name: all\n    find-stores: Göteborg\n  - flush:\n    expect: { session: '${step:all.0.name}' }")],
      storesServer
    )
    expect(firstOutcome.steps.map(({ status }) => status)).toEqual(["passed", "failed"])
    expect(failuresOf(firstOutcome).map(({ message }) => message)).toEqual([
      'session: expected "Skafferi 2", got "visitor".'
    ])
  })

  it.each([
    ["virtual-clock", "it needs the virtual clock: run it in process with --clock virtual"],
    [
      "mailbox",
      "it needs the shop's mailbox: run it in process, or name the database behind the API with --data or --database"
    ]
  ])("skips a script that needs the %s, without a request, and the run still passes", async (need, reason) => {
    const { summary, firstOutcome, sent } = await run([aScript("  - flush", { header: `needs: [${need}]\n` })])
    expect([summary.exitCode, firstOutcome.status, firstOutcome.reason, statusesOf(firstOutcome), sent]).toEqual([
      0,
      "skipped",
      reason,
      [[1, "skipped"]],
      []
    ])
  })

  it("stops between two steps when it is interrupted, and skips the remaining scripts", async () => {
    let isInterrupted = false
    const { summary, firstOutcome, sent } = await run(
      [aScript("  - flush\n  - flush"), aScript("  - flush", { name: "b" })],
      notFoundServer,
      {
        isInterrupted: () => isInterrupted,
        progress: {
          onScriptStart: () => undefined,
          onStepEnd: () => void (isInterrupted = true),
          onScriptEnd: () => undefined
        }
      }
    )
    expect([summary.exitCode, firstOutcome.status, statusesOf(firstOutcome)]).toEqual([
      exitCodes.interrupted,
      "interrupted",
      [
        [1, "passed"],
        [2, "skipped"]
      ]
    ])
    expect(summary.scripts[1]).toMatchObject({
      status: "skipped",
      reason: "the run was interrupted before the script started"
    })
    expect(sent.length).toBeGreaterThan(0)
  })

  it("runs with a virtual clock, which advances months without waiting", async () => {
    const clock = makeVirtualClock(Date.parse("2026-03-10T09:00:00Z"))
    const { summary, firstOutcome } = await run([aScript("  - wait: 31 d\n  - flush")], notFoundServer, {
      api: anApi(notFoundServer, { clock })
    })
    expect([summary.clock, firstOutcome.status]).toEqual(["virtual", "passed"])
    expect(clock.now()).toBe(Date.parse("2026-04-10T09:00:00Z"))
  })

  it("removes the shopper's temporary folder at the end", async () => {
    vi.stubEnv("TMPDIR", folder)
    await run([aScript("  - flush")])
    vi.unstubAllEnvs()
    expect(readdirSync(folder)).toEqual([])
  })

  it("saves a failed run but no passed one, and only when the caller requests it", async () => {
    const failingScript = aScript("  - flush:\n    expect: { ok: false }")
    const savedRun = await run([failingScript, aScript("  - flush", { name: "b" })], notFoundServer, {
      shouldSave: () => true
    })
    expect(savedRun.firstOutcome.saved).toMatch(/-a$/)
    const manifest = JSON.parse(readFileSync(join(savedRun.firstOutcome.saved ?? "", "run.json"), "utf8"))
    expect(manifest).toMatchObject({ name: "a", seed: 7, clock: "real", status: "failed" })
    expect([savedRun.summary.scripts[1]?.saved, savedRun.messages]).toEqual([null, []])
    expect((await run([failingScript])).firstOutcome.saved).toBeNull()
  })

  it("reports why a run could not be saved, and returns its outcome unchanged", async () => {
    const failingScript = aScript("  - flush:\n    expect: { ok: false }")
    const { firstOutcome, messages } = await run([failingScript], notFoundServer, {
      shouldSave: () => true,
      runsFolder: "/proc/none"
    })
    expect([firstOutcome.saved, firstOutcome.status]).toEqual([null, "failed"])
    expect(messages).toEqual([expect.stringMatching(/^The run of a could not be saved in \/proc\/none \(.+\)\.$/)])
  })

  it("never reports a secret of the script", async () => {
    const { summary } = await run(
      [aScript("  - log-in: { email: a@exempel.se, password: Fel-losenord-1 }")],
      logInRefusingServer
    )
    expect(JSON.stringify(summary)).not.toContain("Fel-losenord-1")
  })
})
