import { Hono } from "hono"
import type { Endpoint } from "#core/contract/endpoint.ts"
import type { Database } from "./database/open-database.ts"
import { allRoutes } from "./features/routes.ts"
import { answerCall, refusalResponse, type Shop } from "./http/answer-call.ts"
import { describeApi } from "./http/describe-api.ts"
import { graphqlHandler } from "./http/graphql.ts"
import { pictureHandlers } from "./http/pictures.ts"
import { refuse } from "./http/refusal.ts"
import { requestIdOf } from "./http/request-id.ts"
import { sessionTokens } from "./http/session-token.ts"
import { defaultLimits, type Limits } from "./limits.ts"

export interface StagingOptions {
  readonly database: Database
  /** ms since 1970; the only source of time. */
  readonly clock: () => number
  readonly settings?: Partial<Limits>
  readonly basePath?: string
  readonly report?: Shop["report"]
}

export interface Staging {
  /** Answers a request; `address` is the client's, as the composition root trusts it. */
  readonly handle: (request: Request, address?: string) => Promise<Response>
  readonly endpoints: ReadonlyArray<Endpoint>
  readonly close: () => Promise<void>
}

const reportToConsole: Shop["report"] = ({ requestId, endpoint, error }) => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  process.stderr.write(`${endpoint} ${requestId}: ${stack ?? `${name}: ${message}`}\n`)
}

const templateOf = (path: string): string =>
  path
    .replace(/\{page\}$/, ":page{.+}")
    .replace(/\{(\w+)\}/g, ":$1")
    .replace(/\/$/, "")

/** Fixed paths before those with a parameter in the same place. */
const byFixedFirst = (a: { readonly endpoint: Endpoint }, b: { readonly endpoint: Endpoint }): number =>
  a.endpoint.path.split("{").length - b.endpoint.path.split("{").length

/** The complete reference API over a database: every declared call, its rules, and nothing of a customer outside the database. */
export const makeStaging = ({ database, clock, settings = {}, basePath = "/api/v1", report = reportToConsole }: StagingOptions): Staging => {
  const tokens = sessionTokens(database.sql)
  const shop: Shop = { database, tokens, clock, limits: { ...defaultLimits, ...settings }, report }
  const app = new Hono<{ Bindings: { readonly address: string } }>({ strict: false })
  const routes = allRoutes(tokens).toSorted(byFixedFirst)
  for (const route of routes) {
    const answer = answerCall(shop, route)
    app.on(route.endpoint.method, basePath + templateOf(route.endpoint.path), (context) =>
      answer({ request: context.req.raw, params: context.req.param() as Record<string, string>, address: context.env.address })
    )
  }
  const graphql = graphqlHandler(shop)
  app.on(["GET", "POST"], `${basePath}/graphql`, (context) => graphql(context.req.raw, context.env.address))
  const pictures = pictureHandlers(shop)
  app.get("/images/products/:id", (context) => pictures.product(context.req.raw, context.req.param("id")))
  app.get("/images/departments/:id", (context) => pictures.department(context.req.raw, context.req.param("id")))
  app.get("/images/scenes/:id", (context) => pictures.scene(context.req.raw, context.req.param("id")))
  describeApi(app, routes.map(({ endpoint }) => endpoint), basePath)
  const refused = (request: Request, status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = refusalResponse(shop, null, request, requestIdOf(request), refuse(status, code, message))
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
  for (const path of new Set([...routes.map(({ endpoint }) => endpoint.path), "/graphql"])) {
    const methods = path === "/graphql" ? ["GET", "POST"] : routes.filter(({ endpoint }) => endpoint.path === path).map(({ endpoint }) => endpoint.method)
    app.all(basePath + templateOf(path), (context) =>
      refused(context.req.raw, 405, "ERR_METHOD_NOT_ALLOWED", "This path does not take that method.", { allow: methods.join(", ") })
    )
  }
  app.notFound((context) => refused(context.req.raw, 404, "ERR_NOT_FOUND", "There is nothing at this path."))
  app.onError((error, context) => refusalResponse(shop, null, context.req.raw, requestIdOf(context.req.raw), error))
  return {
    handle: async (request, address = "unknown") => app.fetch(request, { address }),
    endpoints: routes.map(({ endpoint }) => endpoint),
    close: async () => undefined
  }
}
