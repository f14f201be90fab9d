import { rmSync } from "node:fs"
import { cp, mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { makeVirtualClock, type VirtualClock } from "#adapters/fakes/virtual-clock.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { makeHttpUndici } from "#adapters/http-undici/http-undici.ts"
import { lockOwner } from "#adapters/staging/database/folder-lock.ts"
import type { Database, Progress } from "#adapters/staging/database/open-database.ts"
import { rollTime } from "#adapters/staging/load/roll-time.ts"
import { seedDatabase } from "#adapters/staging/load/seed-database.ts"
import { makeStaging } from "#adapters/staging/make-staging.ts"
import { isOfAge } from "#core/account/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { type DatabaseChoice, holdsShop, openChosen, openExisting } from "./database.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"
import type { Api, People } from "./session/api.ts"

const basePath = "/api/v1"
const inProcess = "http://in.process"

/** A script may register again and again: what protects people from being looked up in bulk is not in its way. */
const settings = { lookUps: 10_000 }

const products = 3_200

type Mail = Api["mailbox"]

const mailboxOf = (database: Database): NonNullable<Mail> => ({
  newest: (to) =>
    Effect.promise(async () => {
      const { rows: [letter] } = await sql<{ subject: string; body: string }>`
        select subject, body from mail where lower(recipient) = ${to.trim().toLowerCase()} order by id desc limit 1`.execute(database.sql)
      return letter ?? null
    })
})

/** The two numbers that people rely on stay free. */
const kept = new Set(["198501012382", "199001012385"])

const freePeople = async (database: Database, now: number): Promise<People> => {
  const { rows } = await sql<{ personal_number: string }>`
    select r.personal_number from population_register r
    where not exists (select 1 from customers c where c.personal_number = r.personal_number) order by r.personal_number`.execute(database.sql)
  const today = stockholmDate(now)
  return { numbers: rows.map((row) => row.personal_number).filter((number) => !kept.has(number) && isOfAge(number, today)), free: true }
}

const publishedPeople = async (): Promise<People> => {
  const { makeRegister } = await import("#adapters/staging/seed/register.ts")
  return { numbers: makeRegister().slice(4).map(({ personalNumber }) => personalNumber), free: false }
}

export interface InProcessOptions {
  readonly clock?: VirtualClock
  /** Hears of what goes wrong inside the API. */
  readonly complain?: (sentence: string) => void
}

/** The staging API of this process over a filled database; its days move on with its clock. */
export const apiOver = (database: Database, { clock, complain = () => undefined }: InProcessOptions = {}): Api => {
  const now = clock?.now ?? Date.now
  const staging = makeStaging({
    database,
    clock: now,
    basePath,
    settings,
    report: ({ endpoint, requestId, error }) => complain(`${endpoint} ${requestId}: ${error instanceof Error ? error.message : String(error)}`)
  })
  let today = ""
  let rolling = Promise.resolve()
  const handle = async (request: Request) => {
    if (stockholmDate(now()) !== today) {
      today = stockholmDate(now())
      rolling = rolling.then(() => rollTime(database, now()))
    }
    await rolling
    return staging.handle(request)
  }
  return {
    name: "the API in this process",
    origin: inProcess,
    http: makeHttpInprocess({ handle, base: basePath }),
    clock: clock ?? null,
    mailbox: mailboxOf(database),
    people: () => freePeople(database, now()),
    close: () => staging.close()
  }
}

const openFilled = async (choice: DatabaseChoice, progress: Progress): Promise<Database> => {
  const database = await openChosen(choice, progress, true)
  try {
    await seedDatabase(database, { now: Date.now(), size: products }, progress)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const closing = (api: Api, ...more: ReadonlyArray<() => Promise<unknown>>): Api => ({
  ...api,
  close: async () => {
    await api.close()
    for (const close of more) await close()
  }
})

/** A month in virtual time must not age the shop that people use: it passes in a copy. */
const openVirtual = async (choice: DatabaseChoice, progress: Progress, complain: (sentence: string) => void): Promise<Api> => {
  if (choice.database !== undefined) {
    throw new CliFailure(exitCodes.usage, "--clock virtual runs on a copy of the data folder, not on a database server; leave --database (DATABASE_URL) out.")
  }
  if (!holdsShop(choice.data)) await (await openFilled(choice, progress)).close()
  const owner = lockOwner(choice.data)
  if (owner !== null) {
    const busy = `Another process (pid ${owner}) uses ${choice.data}, and --clock virtual needs a copy of it`
    throw new CliFailure(exitCodes.usage, `${busy}; stop it, or name another folder with --data.`)
  }
  const data = await mkdtemp(join(tmpdir(), "skafferi-virtual-"))
  const remove = () => rmSync(data, { recursive: true, force: true })
  // Also when a second Ctrl-C ends the process at once.
  process.once("exit", remove)
  const removed = async () => {
    process.off("exit", remove)
    remove()
  }
  try {
    progress("Copying the database", 0, 1)
    await cp(join(choice.data, "postgres"), join(data, "postgres"), { recursive: true })
    const database = await openFilled({ data }, progress)
    return closing(apiOver(database, { clock: makeVirtualClock(Date.now()), complain }), () => database.close(), removed)
  } catch (error) {
    await removed()
    throw error
  }
}

const openInProcess = async (choice: DatabaseChoice, progress: Progress, complain: (sentence: string) => void): Promise<Api> => {
  const database = await openFilled(choice, progress)
  return closing(apiOver(database, { complain }), () => database.close())
}

const openElsewhere = async (base: string, choice: DatabaseChoice | null, progress: Progress): Promise<Api> => {
  const address = base.replace(/\/+$/, "")
  const database = choice === null ? null : await openExisting(choice, progress)
  return {
    name: address,
    origin: new URL(address).origin,
    http: makeHttpUndici({ base: address }),
    clock: null,
    mailbox: database === null ? null : mailboxOf(database),
    people: () => (database === null ? publishedPeople() : freePeople(database, Date.now())),
    close: async () => database?.close()
  }
}

export interface ApiOptions {
  /** The base of an API elsewhere; the staging API in this process without it. */
  readonly api?: string | undefined
  readonly data?: string | undefined
  readonly database?: string | undefined
  readonly clock: "real" | "virtual"
}

const isHttp = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Opens the API that the options name. */
export const openApi = async ({ api, data, database, clock }: ApiOptions, progress: Progress, complain: (sentence: string) => void): Promise<Api> => {
  const choice: DatabaseChoice = { data: data ?? ".data", ...(database === undefined ? {} : { database }) }
  if (api === undefined) return clock === "virtual" ? openVirtual(choice, progress, complain) : openInProcess(choice, progress, complain)
  if (!isHttp(api)) throw new CliFailure(exitCodes.usage, `'${api}' is no address of an API; give its base, as in --api http://localhost:3000/api/v1.`)
  if (clock === "virtual") {
    throw new CliFailure(exitCodes.usage, `--clock virtual cannot move the clock of ${api}; leave --api out to run against the API in this process.`)
  }
  return openElsewhere(api, data === undefined && database === undefined ? null : choice, progress)
}
