import { fileURLToPath } from "node:url"
import { join } from "node:path"
import { Hono } from "hono"
import { compress } from "hono/compress"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { makeHttpUndici } from "#adapters/http-undici/http-undici.ts"
import type { Database, Progress } from "#adapters/staging/database/open-database.ts"
import { rollTime } from "#adapters/demo-shop/roll-time.ts"
import { logDestination, makeRequestLog } from "#adapters/staging/http/request-log.ts"
import { startMailer } from "#adapters/staging/mail/mailer.ts"
import { seedDatabase, existingShopSize } from "#adapters/demo-shop/seed-database.ts"
import { demoPictures } from "#adapters/demo-shop/pictures/demo-pictures.ts"
import { makeStaging, type Staging } from "#adapters/staging/make-staging.ts"
import { addDays, stockholmDate, stockholmInstant } from "#core/kernel/calendar.ts"
import { maskedPath } from "#core/kernel/masked-path.ts"
import { makeProxy } from "#web/server/proxy.ts"
import { makeServerContainer } from "#web/container/server-container.ts"
import { makeWeb } from "#web/server/serve-web.ts"
import { clientAddress, forwardedOn } from "../client-address.ts"
import { type DatabaseChoice, openChosen } from "../database.ts"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import { mailSettings } from "../mail-settings.ts"
import { checkPort, type Handler, listen, untilStopped } from "../listen.ts"
import { makeProgress } from "../progress.ts"
import { printable } from "../printable.ts"

export interface ServeOptions extends DatabaseChoice {
  readonly port: number
  readonly size?: number
  readonly quiet?: boolean
  /** Where the API's requests are logged: a file or 'stderr'. */
  readonly requestLog?: string
}

const dist = join(fileURLToPath(import.meta.url), "../..")
const client = join(dist, "client")
const basePath = "/api/v1"

const say = (quiet: boolean | undefined, text: string) => {
  if (quiet !== true) process.stdout.write(`${text}\n`)
}

/** Updates the shop's dates at midnight in Stockholm. */
const rollAtMidnight = (database: Database): (() => void) => {
  let timer: NodeJS.Timeout
  const plan = () => {
    const now = Date.now()
    const midnight = stockholmInstant(addDays(stockholmDate(now), 1))
    timer = setTimeout(
      () => {
        void rollTime(database, Date.now())
          .catch((error: unknown) =>
            process.stderr.write(`The dates could not be updated at midnight: ${String(error)}\n`)
          )
          .finally(plan)
      },
      Math.min(midnight - now + 1000, 2 ** 31 - 1)
    )
    timer.unref()
  }
  plan()
  return () => clearTimeout(timer)
}

const reportMail = (problem: string) =>
  process.stderr.write(`Mail waits: ${printable(problem)} ('skafferi mail' lists the e-mails)\n`)

/** The longest that a statement of a request may take, in ms. */
const statementTimeoutMs = 10_000

/** Opens and prepares the database. On a server, preparing has no limit of time and requests have one. */
const openPrepared = async (
  choice: DatabaseChoice,
  prepare: (database: Database) => Promise<void>,
  progress: Progress
): Promise<Database> => {
  const database = await openChosen(choice, progress)
  try {
    await prepare(database)
  } catch (error) {
    await database.close()
    throw error
  }
  if (choice.database === undefined) return database
  await database.close()
  return openChosen(choice, progress, { statementTimeoutMs })
}

const startApi = async ({
  quiet = false,
  size,
  requestLog,
  ...choice
}: ServeOptions): Promise<{ readonly staging: Staging; readonly stop: () => Promise<void> }> => {
  const { origin, smtp } = mailSettings(process.env)
  await checkPort(choice.port)
  const progress = makeProgress(quiet)
  try {
    const prepare = async (database: Database): Promise<void> => {
      const existing = size === undefined ? null : await existingShopSize(database)
      if (existing !== null && existing !== size)
        say(
          quiet,
          `There is already a shop with ${existing} products, which is kept; 'skafferi seed --reset --size ${size}' replaces it.`
        )
      await seedDatabase(database, { now: Date.now(), ...(size === undefined ? {} : { size }) }, progress.step)
      await rollTime(database, Date.now())
    }
    const database = await openPrepared(choice, prepare, progress.step)
    const staging = makeStaging({
      database,
      clock: Date.now,
      pictures: demoPictures,
      basePath,
      ...(requestLog === undefined ? {} : { log: makeRequestLog(logDestination(requestLog)) }),
      settings: { origin, sendsMail: smtp !== null }
    })
    const stopRolling = rollAtMidnight(database)
    const mailer =
      smtp === null
        ? null
        : startMailer({
            database,
            send: (await import("#adapters/staging/mail/smtp.ts")).smtpSender(smtp),
            clock: Date.now,
            report: reportMail
          })
    return {
      staging,
      stop: async () => {
        stopRolling()
        await mailer?.stop()
        await staging.close()
        await database.close()
      }
    }
  } finally {
    progress.stop()
  }
}

const logIns = [
  "  anna.andersson@exempel.se  customer with orders and a saved store",
  "  erik.eriksson@exempel.se   customer without a saved store",
  "  password for all: Matkasse-2026"
].join("\n")

const trustedProxies = (): number => Number(process.env["TRUST_PROXY"] ?? 0)

const ipAddressOf = (
  { incoming }: { readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } } },
  { headers }: Request
): string => clientAddress(incoming.socket.remoteAddress, headers.get("x-forwarded-for"), trustedProxies())

/** Behind a trusted TLS proxy the shop's URLs and cookies are secure. */
const asSeenOutside = (request: Request): Request =>
  trustedProxies() > 0 && request.headers.get("x-forwarded-proto") === "https"
    ? new Request(request.url.replace(/^http:/, "https:"), request)
    : request

/** The API, with responses over a kilobyte compressed when the client accepts that. */
const overNetwork = (staging: Staging) => {
  const app = new Hono<{ Bindings: { readonly ipAddress: string } }>()
  app.use(compress({ encoding: "gzip", threshold: 1024 }))
  app.all("*", (context) => staging.handle(context.req.raw, context.env.ipAddress))
  return (request: Request, ipAddress: string) => app.fetch(request, { ipAddress })
}

const reportPage = (error: unknown, request: Request) =>
  process.stderr.write(
    `${maskedPath(new URL(request.url).pathname)}: ${printable(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`
  )

/** Opens a port, prints it and serves until the process is stopped; `stop` also runs when the port is not available. */
const serveUntilStopped = async (
  { port, quiet }: { readonly port: number; readonly quiet?: boolean | undefined },
  handle: Handler,
  greeting: (url: string) => string,
  stop: () => Promise<void> = async () => undefined
): Promise<void> => {
  try {
    const server = await listen(handle, port)
    say(quiet, greeting(server.url))
    await untilStopped(async () => {
      await server.close()
      await stop()
    })
  } catch (error) {
    await stop()
    throw error
  }
}

/** Serves the shop and its API in one process, on one port. */
export const serve = async (options: ServeOptions): Promise<void> => {
  const { staging, stop } = await startApi(options)
  const web = (ipAddress: string) =>
    makeWeb({
      client,
      server: makeServerContainer({
        http: makeHttpInprocess({ handle: (request) => staging.handle(request, ipAddress), base: basePath }),
        cache,
        clock: Date.now
      }),
      api: (request) => staging.handle(request, ipAddress),
      onError: reportPage
    })
  const cache = makeMemoryCache({ entries: 2_000 })
  const api = overNetwork(staging)
  const shop = web("rendering")
  await serveUntilStopped(
    options,
    (request, environment) => {
      const { pathname } = new URL(request.url)
      return pathname.startsWith("/api/") || pathname.startsWith("/images/")
        ? api(request, ipAddressOf(environment, request))
        : shop.fetch(asSeenOutside(request))
    },
    (url) =>
      `Skafferi is open at ${url}\nThe API is at ${url}${basePath}, described at ${url}${basePath}/docs\n\nDemo log-ins:\n${logIns}`,
    stop
  )
}

/** Serves the API alone. */
export const serveApi = async (options: ServeOptions): Promise<void> => {
  const { staging, stop } = await startApi(options)
  const api = overNetwork(staging)
  await serveUntilStopped(
    options,
    (request, environment) => api(request, ipAddressOf(environment, request)),
    (url) => `The API is at ${url}${basePath}`,
    stop
  )
}

/** Serves the web shop alone, with a remote API. */
export const serveWeb = async ({
  port,
  api,
  quiet
}: {
  readonly port: number
  readonly api: string
  readonly quiet?: boolean
}): Promise<void> => {
  if (!URL.canParse(api))
    throw new CliFailure(
      exitCodes.usage,
      `'${api}' is not a URL; give the API's base URL, as in --api http://localhost:3000/api/v1.`
    )
  const forward = makeProxy(api)
  const web = makeWeb({
    client,
    server: makeServerContainer({
      http: makeHttpUndici({ base: api.replace(/\/$/, "") }),
      cache: makeMemoryCache({ entries: 2_000 }),
      clock: Date.now
    }),
    api: forward,
    onError: reportPage
  })
  await serveUntilStopped(
    { port, quiet },
    (request, { incoming }) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith("/api/") && !pathname.startsWith("/images/")) return web.fetch(asSeenOutside(request))
      return forward(
        request,
        forwardedOn(incoming.socket.remoteAddress, request.headers.get("x-forwarded-for"), trustedProxies())
      )
    },
    (url) => `Skafferi is open at ${url}, in front of ${api}`
  )
}
