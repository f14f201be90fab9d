import { Hono, type MiddlewareHandler } from "hono"
import { routePath } from "hono/route"
import type { Endpoint } from "#core/contract/endpoint.ts"
import type { ErrorCode } from "#core/contract/error-codes.ts"
import type { CaptchaProvider } from "./captcha/captcha-provider.ts"
import { checkboxCaptcha } from "./captcha/checkbox-captcha.ts"
import type { Database } from "./database/open-database.ts"
import { allRoutes, graphqlFields } from "./routes.ts"
import { handleCall } from "./http/handle-call.ts"
import { makeErrorReport } from "./http/report-errors.ts"
import { errorResponse } from "./http/respond.ts"
import type { Shop } from "./http/shop.ts"
import { serveDescription } from "./openapi/serve-description.ts"
import { graphqlHandler } from "./http/graphql.ts"
import type { PictureSource } from "./pictures/picture-source.ts"
import { pictureHandlers } from "./pictures/pictures.ts"
import { refuse } from "./http/refusal.ts"
import type { RequestLog } from "./http/request-log.ts"
import { readRequestId } from "./http/request-id.ts"
import { makeSessionTokens } from "./session/session-token.ts"
import { defaultStagingSettings, type StagingSettings } from "./staging-settings.ts"

export interface StagingOptions {
  readonly database: Database
  /** Returns the current time in ms since 1970; the only source of time. */
  readonly clock: () => number
  readonly pictures: PictureSource
  readonly settings?: Partial<StagingSettings>
  readonly basePath?: string
  readonly report?: Shop["report"]
  /** Receives an entry for every request. */
  readonly log?: RequestLog
  /** The shop's own checkbox by default. */
  readonly captcha?: CaptchaProvider
}

export interface Staging {
  /** Handles a request; `ipAddress` is the client's IP address as determined by the composition root. */
  readonly handle: (request: Request, ipAddress?: string) => Promise<Response>
  readonly endpoints: ReadonlyArray<Endpoint>
  readonly close: () => Promise<void>
}

/** Converts the path of a declared call to Hono's syntax. */
const toHonoPath = (path: string): string =>
  path
    .replace(/\{page\}$/, ":page{.+}")
    .replace(/\{(\w+)\}/g, ":$1")
    .replace(/\/$/, "")

const logRequests =
  (log: RequestLog, clock: () => number): MiddlewareHandler =>
  async (context, next) => {
    const startTime = clock()
    await next()
    const route = routePath(context)
    log({
      method: context.req.method,
      route: route === "/*" ? null : route,
      status: context.res.status,
      ms: clock() - startTime,
      requestId: context.res.headers.get("x-request-id") ?? ""
    })
  }

/** Sorts fixed paths before paths with parameters. */
const byParameterCount = (a: { readonly endpoint: Endpoint }, b: { readonly endpoint: Endpoint }): number =>
  a.endpoint.path.split("{").length - b.endpoint.path.split("{").length

/** The complete reference API. All state of customers is in the database. */
export const makeStaging = ({
  database,
  clock,
  pictures: pictureSource,
  settings = {},
  basePath = "/api/v1",
  report = makeErrorReport({ write: (line) => void process.stderr.write(line), clock }),
  log,
  captcha = checkboxCaptcha
}: StagingOptions): Staging => {
  const tokens = makeSessionTokens(database.sql)
  const shop: Shop = { database, tokens, clock, settings: { ...defaultStagingSettings, ...settings }, report }
  const app = new Hono<{ Bindings: { readonly ipAddress: string } }>({ strict: false })
  if (log !== undefined) app.use(logRequests(log, clock))
  const routes = allRoutes(tokens, captcha).toSorted(byParameterCount)
  for (const route of routes) {
    const handle = handleCall(shop, route)
    app.on(route.endpoint.method, basePath + toHonoPath(route.endpoint.path), (context) =>
      handle({
        request: context.req.raw,
        params: context.req.param() as Record<string, string>,
        ipAddress: context.env.ipAddress
      })
    )
  }
  const graphql = graphqlHandler(shop, graphqlFields)
  app.on(["GET", "POST"], `${basePath}/graphql`, (context) => graphql(context.req.raw, context.env.ipAddress))
  const pictures = pictureHandlers(shop, pictureSource)
  app.get("/images/products/:id", (context) => pictures.product(context.req.raw, context.req.param("id")))
  app.get("/images/departments/:ids", (context) => pictures.department(context.req.raw, context.req.param("ids")))
  app.get("/images/catering/:id", (context) => pictures.meal(context.req.raw, context.req.param("id")))
  app.get("/images/recipes/:id", (context) => pictures.dish(context.req.raw, context.req.param("id")))
  app.get("/images/scenes/:id", (context) => pictures.scene(context.req.raw, context.req.param("id")))
  serveDescription(
    app,
    routes.map(({ endpoint }) => endpoint),
    graphqlFields,
    basePath,
    shop.settings
  )
  const respondWithRefusal = (
    request: Request,
    code: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>> = {}
  ) => {
    const response = errorResponse(shop, null, request, readRequestId(request), refuse(code, message))
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
  for (const path of new Set([...routes.map(({ endpoint }) => endpoint.path), "/graphql"])) {
    const methods =
      path === "/graphql"
        ? ["GET", "POST"]
        : routes.filter(({ endpoint }) => endpoint.path === path).map(({ endpoint }) => endpoint.method)
    app.all(basePath + toHonoPath(path), (context) =>
      respondWithRefusal(context.req.raw, "ERR_METHOD_NOT_ALLOWED", "This path does not support that method.", {
        allow: methods.join(", ")
      })
    )
  }
  app.notFound((context) => respondWithRefusal(context.req.raw, "ERR_NOT_FOUND", "There is nothing at this path."))
  app.onError((error, context) => errorResponse(shop, null, context.req.raw, readRequestId(context.req.raw), error))
  return {
    handle: async (request, ipAddress = "unknown") => app.fetch(request, { ipAddress }),
    endpoints: routes.map(({ endpoint }) => endpoint),
    close: async () => undefined
  }
}
