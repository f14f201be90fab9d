import { rmSync } from "node:fs"
import { cp, mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { makeVirtualClock, type VirtualClock } from "#adapters/fakes/virtual-clock.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { makeHttpUndici } from "#adapters/http-undici/http-undici.ts"
import { listUnusedPersonalNumbers } from "#adapters/staging/account/population-register.ts"
import { lockOwner } from "#adapters/staging/database/folder-lock.ts"
import type { Database, Progress } from "#adapters/staging/database/open-database.ts"
import { seedDatabase } from "#adapters/demo-shop/seed-database.ts"
import { demoPictures } from "#adapters/demo-shop/pictures/demo-pictures.ts"
import { findNewestMailTo } from "#adapters/staging/mail/mailbox.ts"
import { makeStaging } from "#adapters/staging/make-staging.ts"
import { rateLimitsWith } from "#adapters/staging/staging-settings.ts"
import { isOfAge } from "#core/account/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { assertApiUrl } from "./api-url.ts"
import { type DatabaseChoice, containsDatabase, openSelectedDatabase, openExisting } from "./database.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"
import { runDailyTasks } from "./daily-tasks.ts"
import type { Api, People } from "./session/api.ts"

const basePath = "/api/v1"
const inProcessOrigin = "http://in.process"

/** Raises the limits of look-ups, discount codes and orders, since scripts may register, try codes and order often. */
const settings = {
  maxOpenOrders: 10_000,
  maxOrdersPerSlot: 10_000,
  rateLimits: rateLimitsWith({
    lookUps: { perAddress: 10_000 },
    discountCodes: { perAccount: 10_000 },
    checkOuts: { perAccount: 10_000, perAddress: 10_000 }
  })
}

const shopSize = 3_200

type Mailbox = Api["mailbox"]

const mailboxOf = (database: Database): NonNullable<Mailbox> => ({
  newest: (to) => Effect.promise(async () => (await findNewestMailTo(database.sql, to)) ?? null)
})

/** Personal numbers that scripts and examples use themselves. */
const reservedNumbers = new Set(["198501012382", "199001012385"])

const findUnregisteredPeople = async (database: Database, now: number): Promise<People> => {
  const today = stockholmDate(now)
  const unusedNumbers = await listUnusedPersonalNumbers(database.sql)
  return {
    personalNumbers: unusedNumbers.filter((number) => !reservedNumbers.has(number) && isOfAge(number, today)),
    areUnregistered: true
  }
}

/** The generated people of the demo shop's register, which the code contains. Some may be customers of the remote API. */
const listPublishedPeople = async (): Promise<People> => {
  const { makeRegister } = await import("#adapters/demo-shop/customers/register.ts")
  return {
    // The first four have documented numbers.
    personalNumbers: makeRegister()
      .slice(4)
      .map(({ personalNumber }) => personalNumber),
    areUnregistered: false
  }
}

export interface InProcessOptions {
  readonly clock?: VirtualClock
  /** Receives unexpected errors inside the API. */
  readonly report?: (message: string) => void
}

/** Makes a staging API in this process over a filled database, whose dates follow the clock. */
export const makeInProcessApi = (
  database: Database,
  { clock, report = () => undefined }: InProcessOptions = {}
): Api => {
  const now = clock?.now ?? Date.now
  const staging = makeStaging({
    database,
    clock: now,
    pictures: demoPictures,
    basePath,
    settings,
    report: ({ endpoint, requestId, error }) =>
      report(`${endpoint} ${requestId}: ${error instanceof Error ? error.message : String(error)}`)
  })
  let today = ""
  let taskPromise = Promise.resolve()
  const handle = async (request: Request) => {
    if (stockholmDate(now()) !== today) {
      today = stockholmDate(now())
      taskPromise = taskPromise.then(() => runDailyTasks(database, now()))
    }
    await taskPromise
    return staging.handle(request)
  }
  return {
    name: "the API in this process",
    origin: inProcessOrigin,
    http: makeHttpInprocess({ handle, base: basePath }),
    clock: clock ?? null,
    mailbox: mailboxOf(database),
    people: () => findUnregisteredPeople(database, now()),
    close: () => staging.close()
  }
}

const openFilled = async (choice: DatabaseChoice, progress: Progress): Promise<Database> => {
  const database = await openSelectedDatabase(choice, progress, { attach: true })
  try {
    await seedDatabase(database, { now: Date.now(), size: shopSize }, progress)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const withClose = (api: Api, ...closers: ReadonlyArray<() => Promise<unknown>>): Api => ({
  ...api,
  close: async () => {
    await api.close()
    for (const close of closers) await close()
  }
})

/** Opens an API with virtual time over a copy of the shop, so that the real shop's time does not advance. */
const openVirtual = async (
  choice: DatabaseChoice,
  progress: Progress,
  report: (message: string) => void
): Promise<Api> => {
  if (choice.database !== undefined) {
    throw new CliFailure(
      exitCodes.usage,
      "--clock virtual runs on a copy of the data folder, not on a database server; omit --database (DATABASE_URL)."
    )
  }
  if (!containsDatabase(choice.data)) await (await openFilled(choice, progress)).close()
  const owner = lockOwner(choice.data)
  if (owner !== null) {
    const problem = `Another process (pid ${owner}) uses ${choice.data}, and --clock virtual needs a copy of it`
    throw new CliFailure(exitCodes.usage, `${problem}; stop it, or name another folder with --data.`)
  }
  const data = await mkdtemp(join(tmpdir(), "skafferi-virtual-"))
  const remove = () => rmSync(data, { recursive: true, force: true })
  // This also runs when a second Ctrl-C ends the process.
  process.once("exit", remove)
  const removeCopy = async () => {
    process.off("exit", remove)
    remove()
  }
  try {
    progress("Copying the database", 0, 1)
    await cp(join(choice.data, "postgres"), join(data, "postgres"), { recursive: true })
    const database = await openFilled({ data }, progress)
    return withClose(
      makeInProcessApi(database, { clock: makeVirtualClock(Date.now()), report }),
      () => database.close(),
      removeCopy
    )
  } catch (error) {
    await removeCopy()
    throw error
  }
}

const openInProcess = async (
  choice: DatabaseChoice,
  progress: Progress,
  report: (message: string) => void
): Promise<Api> => {
  const database = await openFilled(choice, progress)
  return withClose(makeInProcessApi(database, { report }), () => database.close())
}

const openRemote = async (base: string, choice: DatabaseChoice | null, progress: Progress): Promise<Api> => {
  const baseUrl = base.replace(/\/+$/, "")
  const database = choice === null ? null : await openExisting(choice, progress)
  return {
    name: baseUrl,
    origin: new URL(baseUrl).origin,
    http: makeHttpUndici({ base: baseUrl }),
    clock: null,
    mailbox: database === null ? null : mailboxOf(database),
    people: () => (database === null ? listPublishedPeople() : findUnregisteredPeople(database, Date.now())),
    close: async () => database?.close()
  }
}

export interface ApiOptions {
  /** The base URL of a remote API; without it, a staging API runs in this process. */
  readonly api?: string | undefined
  readonly data?: string | undefined
  readonly database?: string | undefined
  readonly clock: "real" | "virtual"
}

/** Opens the API that the options select. */
export const connectApi = async (
  { api, data, database, clock }: ApiOptions,
  progress: Progress,
  report: (message: string) => void
): Promise<Api> => {
  const choice: DatabaseChoice = { data: data ?? ".data", ...(database === undefined ? {} : { database }) }
  if (api === undefined)
    return clock === "virtual" ? openVirtual(choice, progress, report) : openInProcess(choice, progress, report)
  assertApiUrl(api)
  if (clock === "virtual") {
    throw new CliFailure(
      exitCodes.usage,
      `--clock virtual cannot move the clock of ${api}; omit --api to run against the API in this process.`
    )
  }
  return openRemote(api, data === undefined && database === undefined ? null : choice, progress)
}
