import { rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { basename } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Database, openDatabase } from "#adapters/staging/database/open-database.ts"
import { moveDemoDataToToday } from "#adapters/demo-shop/move-demo-data-to-today.ts"
import { demoPictures } from "#adapters/demo-shop/pictures/demo-pictures.ts"
import { makeStaging } from "#adapters/staging/make-staging.ts"
import { seededFolder } from "#adapters/demo-shop/testing.ts"
import { makeInProcessApi, connectApi } from "#cli/connect-api.ts"
import type { Api } from "#cli/session/api.ts"
import { findScripts, loadScripts } from "#cli/session/find-scripts.ts"
import type { ScriptOutcome } from "#cli/session/outcome.ts"
import { makeRedactor } from "#cli/session/redact.ts"
import { runScript } from "#cli/session/run-script.ts"
import { cliPolicy } from "#core/contract/policy.ts"

const noProgress = () => undefined

/** Runs the included scripts whose names begin with these numbers; without numbers, all of them. */
const runScripts = async (api: Api, numbers?: ReadonlyArray<string>): Promise<ReadonlyArray<ScriptOutcome>> => {
  const files = findScripts([]).filter((file) => numbers?.includes(basename(file).slice(0, 2)) ?? true)
  const { scripts, problems } = loadScripts(files)
  expect(problems).toEqual([])
  const outcomes: Array<ScriptOutcome> = []
  for (const [index, script] of scripts.entries()) {
    outcomes.push(
      await runScript(script, {
        api,
        policy: cliPolicy(0),
        seed: 100 + index,
        environment: {},
        redactor: makeRedactor(),
        isInterrupted: () => false,
        onStep: noProgress,
        onExchange: noProgress
      })
    )
  }
  return outcomes
}

const failuresOf = (outcomes: ReadonlyArray<ScriptOutcome>) =>
  outcomes.flatMap(({ name, steps }) =>
    steps.flatMap((step) => step.failures.map(({ message }) => `${name}, ${step.label}: ${message}`))
  )

const skippedOf = (outcomes: ReadonlyArray<ScriptOutcome>) =>
  outcomes.filter(({ status }) => status === "skipped").map(({ file, reason }) => `${basename(file)}: ${reason}`)

const skippedForClock = "08-a-month-later.yaml: it needs the virtual clock: run it in process with --clock virtual"
const skippedForMailbox =
  "05-forgotten-password.yaml: it needs the shop's mailbox: run it in process, or name the database behind the API with --data or --database"

describe("the included scripts, run twice on one database", () => {
  let data: string
  let database: Database

  beforeAll(async () => {
    data = await seededFolder()
    database = await openDatabase({ data })
    await moveDemoDataToToday(database, Date.now())
  })

  afterAll(async () => {
    await database.close()
    rmSync(data, { recursive: true, force: true })
  })

  it("pass in process, except the one that needs the virtual clock", async () => {
    const outcomes = await runScripts(makeInProcessApi(database))
    expect(failuresOf(outcomes)).toEqual([])
    expect(skippedOf(outcomes)).toEqual([skippedForClock])
  })

  it("pass over a socket, within the rate limits, except those that need the virtual clock or, unless the data folder is given, the mailbox", async () => {
    const settings = { maxOpenOrders: 100, maxOrdersPerSlot: 100 }
    const staging = makeStaging({ database, clock: Date.now, pictures: demoPictures, settings })
    const server = createServer(getRequestListener((request) => staging.handle(request, "192.0.2.31")))
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve)
    })
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
    try {
      const apiWithoutMail = await connectApi({ api: baseUrl, clock: "real" }, noProgress, noProgress)
      const outcomes = await runScripts(apiWithoutMail)
      expect(failuresOf(outcomes)).toEqual([])
      expect(skippedOf(outcomes)).toEqual([skippedForMailbox, skippedForClock])
      const apiWithMail = await connectApi({ api: baseUrl, data, clock: "real" }, noProgress, noProgress)
      const outcomesWithMail = await runScripts(apiWithMail, ["05"])
      await apiWithMail.close()
      expect(outcomesWithMail.map(({ status }) => status)).toEqual(["passed"])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

describe("the included scripts with the virtual clock", () => {
  it("pass, with waits of more than a month, and change nothing in the data folder, so that two of them pass again", async () => {
    const data = await seededFolder()
    try {
      // Moves the demo data to today once, so that no copy has to do it.
      const demoDatabase = await openDatabase({ data })
      await moveDemoDataToToday(demoDatabase, Date.now())
      await demoDatabase.close()
      // If the first run stored anything in the data folder, these two scripts would fail in the second run.
      for (const numbers of [undefined, ["04", "08"]]) {
        const api = await connectApi({ data, clock: "virtual" }, noProgress, noProgress)
        const outcomes = await runScripts(api, numbers)
        expect((api.clock?.now() ?? 0) - Date.now(), "more than 50 days have passed").toBeGreaterThan(50 * 86_400_000)
        await api.close()
        expect(failuresOf(outcomes)).toEqual([])
        expect(skippedOf(outcomes)).toEqual([])
      }
      const database = await openDatabase({ data })
      const sessions = await database.sql.selectFrom("sessions").select("id").execute()
      await database.close()
      expect(sessions).toEqual([])
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  }, 240_000)
})
