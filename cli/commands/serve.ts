import { fileURLToPath } from "node:url"
import { join } from "node:path"
import { Hono } from "hono"
import { compress } from "hono/compress"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { makeHttpUndici } from "#adapters/http-undici/http-undici.ts"
import type { Database, Progress } from "#adapters/staging/database/open-database.ts"
import { enqueueReceipts } from "#adapters/staging/orders/receipts.ts"
import { logDestination, makeRequestLog } from "#adapters/staging/http/request-log.ts"
import { startMailer } from "#adapters/staging/mail/mailer.ts"
import { seedDatabase, readShopSize } from "#adapters/demo-shop/seed-database.ts"
import { demoPictures } from "#adapters/demo-shop/pictures/demo-pictures.ts"
import type { CaptchaProvider } from "#adapters/staging/captcha/captcha-provider.ts"
import { makeStaging, type Staging } from "#adapters/staging/make-staging.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { maskSecretPaths } from "#core/kernel/mask-secret-paths.ts"
import { isApiRequest } from "#web/server/is-api-request.ts"
import { makeProxy } from "#web/server/proxy.ts"
import { makeServerContainer, refreshExpiring, type ServerPorts } from "#web/container/server-container.ts"
import { NoClientBuild } from "#web/server/assets.ts"
import { withSecurityHeaders } from "#web/server/security.ts"
import { makeWeb, type WebOptions } from "#web/server/serve-web.ts"
import { makeWarningLog } from "#web/server/warning-log.ts"
import { assertApiUrl } from "../api-url.ts"
import { clientAddress, forwardedForHeader, trustedProxyCount } from "../client-address.ts"
import { type DatabaseChoice, openSelectedDatabase } from "../database.ts"
import { CliFailure, exitCodes } from "../exit-codes.ts"
import { runDailyTasks } from "../daily-tasks.ts"
import { followDate } from "../follow-date.ts"
import { repeatTask } from "../repeat-task.ts"
import { orderLimitsOf } from "../order-limits.ts"
import { captchaProviderOf, usesRecaptcha } from "../captcha-settings.ts"
import { type MailSettings, mailSettings } from "../mail-settings.ts"
import { checkPort, drainTime, type Handler, listen, untilStopped } from "../listen.ts"
import { makeProgress } from "../progress.ts"
import { printable } from "../printable.ts"

export interface ServeOptions extends DatabaseChoice {
  readonly port: number
  readonly size?: number
  readonly quiet?: boolean
  /** Where the API's requests are logged: a file or 'stderr'. */
  readonly requestLog?: string
}

const distFolder = join(fileURLToPath(import.meta.url), "../..")
const clientFolder = join(distFolder, "client")
const basePath = "/api/v1"

/** The size of the cache of the responses that pages are rendered from. A decoded response takes several bytes per character. */
const cacheSize = { maxEntries: 2_000, maxCharacters: 24_000_000 }

const printLine = (quiet: boolean | undefined, text: string) => {
  if (quiet !== true) process.stdout.write(`${text}\n`)
}

const reportMailFailure = (problem: string) =>
  process.stderr.write(`Mail is waiting: ${printable(problem)} ('skafferi mail' lists the e-mails)\n`)

/**
 * The time limit of a statement in a request. It is seven seconds longer than a page waits for the API; the slowest statements take less than a
 * second, even on a busy machine with 100,000 products.
 */
const statementTimeoutMs = 10_000

/** Opens and prepares the database. Requests have a time limit, and the preparation has none. */
const openPrepared = async (
  choice: DatabaseChoice,
  prepare: (database: Pick<Database, "sql">) => Promise<void>,
  progress: Progress
): Promise<Database> => {
  const database = await openSelectedDatabase(choice, progress, { statementTimeoutMs })
  try {
    await prepare({ sql: database.maintenance })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** How often the shop looks for delivered orders. */
const receiptIntervalMs = 60_000

interface RunningApi {
  readonly staging: Staging
  readonly stop: () => Promise<void>
}

interface ShopSettings {
  readonly captcha: CaptchaProvider
  readonly orderLimits: ReturnType<typeof orderLimitsOf>
}

const startApiOverDatabase = async (
  database: Database,
  requestLog: string | undefined,
  { origin, smtp }: MailSettings,
  { captcha, orderLimits }: ShopSettings,
  startDate: string
): Promise<RunningApi> => {
  const staging = makeStaging({
    database,
    clock: Date.now,
    pictures: demoPictures,
    basePath,
    captcha,
    ...(requestLog === undefined ? {} : { log: makeRequestLog(logDestination(requestLog)) }),
    settings: { origin, sendsMail: smtp !== null, ...orderLimits }
  })
  const stopFollowingDate = followDate({
    since: startDate,
    runDailyTasks: (now) => runDailyTasks({ sql: database.maintenance }, now),
    onFailure: (error) =>
      process.stderr.write(
        `The shop's daily tasks failed: ${printable(String(error))}; the next attempt is in a minute\n`
      )
  })
  const stopReceipts = repeatTask({
    intervalMs: receiptIntervalMs,
    task: () => enqueueReceipts(database.maintenance, { now: Date.now(), sendsMail: smtp !== null }),
    onFailure: (error) =>
      process.stderr.write(
        `Receipts could not be mailed: ${printable(String(error))}; the next attempt is in a minute\n`
      )
  })
  const mailer =
    smtp === null
      ? null
      : startMailer({
          database,
          send: (await import("#adapters/staging/mail/smtp.ts")).makeSmtpSender(smtp),
          clock: Date.now,
          report: reportMailFailure
        })
  return {
    staging,
    stop: async () => {
      stopFollowingDate()
      await stopReceipts()
      await mailer?.stop()
      await staging.close()
      await database.close()
    }
  }
}

const startApi = async ({ quiet = false, size, requestLog, ...choice }: ServeOptions): Promise<RunningApi> => {
  const mail = mailSettings(process.env)
  const settings = { captcha: captchaProviderOf(process.env), orderLimits: orderLimitsOf(process.env) }
  await checkPort(choice.port)
  const progress = makeProgress(quiet)
  try {
    const now = Date.now()
    const prepare = async (database: Pick<Database, "sql">): Promise<void> => {
      const existingSize = size === undefined ? null : await readShopSize(database)
      if (existingSize !== null && existingSize !== size)
        printLine(
          quiet,
          `There is already a shop with ${existingSize} products, which is kept; 'skafferi seed --reset --size ${size}' replaces it.`
        )
      await seedDatabase(database, { now, ...(size === undefined ? {} : { size }) }, progress.report)
      await runDailyTasks(database, now)
    }
    const database = await openPrepared(choice, prepare, progress.report)
    try {
      return await startApiOverDatabase(database, requestLog, mail, settings, stockholmDate(now))
    } catch (error) {
      await database.close()
      throw error
    }
  } finally {
    progress.stop()
  }
}

const demoLogIns = [
  "  anna.andersson@exempel.se  customer with orders and a saved store",
  "  erik.eriksson@exempel.se   customer without a saved store",
  "  password for all: Matkasse-2026"
].join("\n")

type Environment = Parameters<Handler>[1]

const ipAddressOf = ({ incoming }: Environment, { headers }: Request, proxyCount: number): string =>
  clientAddress(incoming.socket.remoteAddress, headers.get("x-forwarded-for"), proxyCount)

/** Whether the client is connected by HTTPS to a trusted proxy. */
const isSecure = ({ headers }: Request, proxyCount: number): boolean =>
  proxyCount > 0 && headers.get("x-forwarded-proto") === "https"

/** Whether the URL has a user name or a password, as the absolute form of a request target may: a Request cannot be created with such a URL. */
const hasCredentials = ({ url }: Request): boolean => {
  const { username, password } = new URL(url)
  return username !== "" || password !== ""
}

/** Whether the request names several hosts. HTTP requires servers to refuse such a request, since a proxy may have used another of the hosts. */
const hasSeveralHosts = ({ incoming: { rawHeaders } }: Environment): boolean => {
  let hostCount = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hostCount += 1
  return hostCount > 1
}

/** Gives the request the protocol of the client's connection, so that the shop's URLs and cookies are secure behind a TLS proxy. */
const withExternalProtocol = (request: Request, proxyCount: number): Request =>
  isSecure(request, proxyCount) ? new Request(request.url.replace(/^http:/, "https:"), request) : request

/** The API, with responses over a kilobyte compressed when the client accepts that. */
const makeCompressedApi = (staging: Staging) => {
  const app = new Hono<{ Bindings: { readonly ipAddress: string } }>()
  app.use(compress({ encoding: "gzip", threshold: 1024 }))
  app.all("*", (context) => staging.handle(context.req.raw, context.env.ipAddress))
  return (request: Request, ipAddress: string) => app.fetch(request, { ipAddress })
}

const reportPageError = (error: unknown, request: Request) =>
  process.stderr.write(
    `${maskSecretPaths(new URL(request.url).pathname)}: ${printable(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`
  )

/** Reads the settings before anything starts, so that an invalid one is reported immediately. */
const readNetworkSettings = () => ({ proxyCount: trustedProxyCount(process.env), drainMs: drainTime(process.env) })

interface Service {
  readonly handle: Handler
  readonly stop: () => Promise<void>
}

interface ServerOptions {
  readonly port: number
  readonly quiet?: boolean | undefined
  readonly network: ReturnType<typeof readNetworkSettings>
  /** Makes what handles requests; an error that it throws aborts the start. */
  readonly makeService: () => Service
  readonly greeting: (url: string) => string
  /** Runs when the server stops or its start fails. */
  readonly stop: () => Promise<void>
}

/** Opens a port, prints the greeting with its URL and serves until the process is stopped. */
const serveUntilStopped = async ({
  port,
  quiet,
  network,
  makeService,
  greeting,
  stop
}: ServerOptions): Promise<void> => {
  let service: Service | null = null
  const stopAll = async () => {
    await service?.stop()
    await stop()
  }
  try {
    service = makeService()
    const { handle } = service
    const handleSecurely: Handler = async (request, environment) =>
      withSecurityHeaders(
        request,
        hasCredentials(request) || hasSeveralHosts(environment)
          ? new Response(null, { status: 400 })
          : await handle(request, environment),
        isSecure(request, network.proxyCount)
      )
    const server = await listen(handleSecurely, port, network.drainMs)
    printLine(quiet, greeting(server.url))
    await untilStopped(async () => {
      await server.close()
      await stopAll()
    })
  } catch (error) {
    await stopAll()
    throw error instanceof NoClientBuild ? new CliFailure(exitCodes.internal, error.message, error) : error
  }
}

/** How often the cache of the web shop is searched for responses to refresh, in ms. */
const refreshIntervalMs = 5_000

/** Makes the web shop, and keeps its cached responses fresh until it is stopped. */
const startWeb = ({
  http,
  api,
  quiet
}: Pick<ServerPorts, "http"> & Pick<WebOptions, "api"> & { readonly quiet: boolean | undefined }) => {
  const server = makeServerContainer({
    http,
    cache: makeMemoryCache(cacheSize),
    clock: Date.now,
    warn: makeWarningLog({ write: (line) => printLine(quiet, line), clock: Date.now })
  })
  const { fetch } = makeWeb({
    clientFolder,
    server,
    api,
    allowsRecaptcha: usesRecaptcha(process.env),
    onError: reportPageError
  })
  const stopping = new AbortController()
  const stopRefreshing = repeatTask({
    intervalMs: refreshIntervalMs,
    task: () => refreshExpiring(server, stopping.signal),
    onFailure: (error) => process.stderr.write(`Responses could not be refreshed: ${printable(String(error))}\n`)
  })
  return {
    fetch,
    stop: () => {
      stopping.abort()
      return stopRefreshing()
    }
  }
}

/** Serves the shop and its API in one process, on one port. */
export const serve = async (options: ServeOptions): Promise<void> => {
  const network = readNetworkSettings()
  const { staging, stop } = await startApi(options)
  const makeService = (): Service => {
    /** In place of an IP address, for requests that render pages. */
    const renderingClient = "rendering"
    const api = makeCompressedApi(staging)
    const handleRendering = (request: Request) => staging.handle(request, renderingClient)
    const web = startWeb({
      http: makeHttpInprocess({ handle: handleRendering, base: basePath }),
      api: handleRendering,
      quiet: options.quiet
    })
    return {
      handle: (request, environment) =>
        isApiRequest(request)
          ? api(request, ipAddressOf(environment, request, network.proxyCount))
          : web.fetch(withExternalProtocol(request, network.proxyCount)),
      stop: web.stop
    }
  }
  await serveUntilStopped({
    ...options,
    network,
    makeService,
    greeting: (url) =>
      `Skafferi is open at ${url}\nThe API is at ${url}${basePath}, described at ${url}${basePath}/docs\n\nDemo log-ins:\n${demoLogIns}`,
    stop
  })
}

/** Serves the API alone. */
export const serveApi = async (options: ServeOptions): Promise<void> => {
  const network = readNetworkSettings()
  const { staging, stop } = await startApi(options)
  await serveUntilStopped({
    ...options,
    network,
    makeService: () => {
      const api = makeCompressedApi(staging)
      return {
        handle: (request, environment) => api(request, ipAddressOf(environment, request, network.proxyCount)),
        stop: async () => undefined
      }
    },
    greeting: (url) => `The API is at ${url}${basePath}`,
    stop
  })
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
  assertApiUrl(api)
  const network = readNetworkSettings()
  const makeService = (): Service => {
    const forward = makeProxy(api)
    const web = startWeb({ http: makeHttpUndici({ base: api.replace(/\/$/, "") }), api: forward, quiet })
    return {
      handle: (request, { incoming }) => {
        if (!isApiRequest(request)) return web.fetch(withExternalProtocol(request, network.proxyCount))
        return forward(
          request,
          forwardedForHeader(incoming.socket.remoteAddress, request.headers.get("x-forwarded-for"), network.proxyCount)
        )
      },
      stop: web.stop
    }
  }
  await serveUntilStopped({
    port,
    quiet,
    network,
    makeService,
    greeting: (url) => `Skafferi is open at ${url}, in front of ${api}`,
    stop: async () => undefined
  })
}
