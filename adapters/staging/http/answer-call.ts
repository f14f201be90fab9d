import { carriesIdempotencyKey, isWrite } from "#core/contract/endpoint.ts"
import type { Database } from "../database/open-database.ts"
import type { Limits } from "../limits.ts"
import { inputDecoder, queryReader } from "./decode-input.ts"
import { originOf } from "./origin.ts"
import { type Answer, idempotentWrite, keepAnswer, keepRefusal, takeKey } from "./idempotency.ts"
import { answersOAuth } from "./oauth.ts"
import { parseBody, readText } from "./read-body.ts"
import { invalid, notLoggedIn, Refusal } from "./refusal.ts"
import { requestIdOf } from "./request-id.ts"
import { type Caller, type Context, JsonAnswer, type Route } from "./route.ts"
import type { SessionTokens } from "./session-token.ts"

export interface Shop {
  readonly database: Database
  readonly tokens: SessionTokens
  readonly clock: () => number
  readonly limits: Limits
  /** Told of what nobody foresaw; never holds what a caller sent. */
  readonly report: (problem: { readonly requestId: string; readonly endpoint: string; readonly error: unknown }) => void
}

export interface Call {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly address: string
}

export const bearer = (request: Request): string | null => /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null

/** RFC 6749 for the connect calls, errors[] everywhere else. */
export const errorText = (route: Route | null, refusal: Refusal, requestId: string): string =>
  JSON.stringify(
    route !== null && answersOAuth(route.endpoint)
      ? { error: refusal.faults[0].code === "ERR_VALIDATION" ? "invalid_request" : refusal.faults[0].code, error_description: refusal.message }
      : { errors: refusal.faults, requestId }
  )

const cacheOf = (route: Route | null, request: Request, status: number): string =>
  route?.endpoint.cache === "shared" && status === 200 && !new URL(request.url).searchParams.has("nocache")
    ? "public, max-age=60"
    : "private, no-cache"

const respond = (route: Route | null, request: Request, requestId: string, answer: Answer, retryAfter: number | null = null): Response => {
  const headers = new Headers({ "x-request-id": requestId, "cache-control": cacheOf(route, request, answer.status) })
  const body = answer.text === null ? null : Buffer.from(answer.text)
  if (body !== null) {
    headers.set("content-type", "application/json; charset=utf-8")
    headers.set("content-length", String(body.byteLength))
  }
  // Said here although compression is decided in front: whoever adds it later has the whole answer read and written again as a stream.
  headers.set("vary", "accept-encoding")
  if (retryAfter !== null) headers.set("retry-after", String(retryAfter))
  if (answer.status === 401) headers.set("www-authenticate", "Bearer")
  return new Response(body, { status: answer.status, headers })
}

const unforeseen = new Refusal(500, [{ code: "ERR_INTERNAL", message: "Something went wrong on our side." }])
const unreachable = new Refusal(503, [{ code: "ERR_UNAVAILABLE", message: "The database does not answer." }], 5)

/** Turns whatever was thrown into an answer; only a refusal tells the caller more than that it failed. */
export const refusalResponse = (shop: Shop, route: Route | null, request: Request, requestId: string, error: unknown): Response => {
  const offline = error instanceof Error && "code" in error && /^(ECONN|EPIPE|ENOENT|57P0)/.test(String(error.code))
  const refusal = error instanceof Refusal ? error : offline ? unreachable : unforeseen
  if (refusal !== error) shop.report({ requestId, endpoint: route?.endpoint.name ?? "", error })
  return respond(route, request, requestId, { status: refusal.status, text: errorText(route, refusal, requestId) }, refusal.retryAfter)
}

const isContention = (error: unknown): boolean => error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01")

/** A deadlock or a lost race is nobody's fault: the write starts over. */
const withRetries = async <A>(run: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === 3 || !isContention(error)) throw error
    }
  }
}

const clean = <Values extends Readonly<Record<string, unknown>>>(values: Values): Values => {
  for (const [name, value] of Object.entries(values)) if (typeof value === "string" && value.includes("\0")) throw invalid("NUL characters are not allowed.", name)
  return values
}

/** For calls that answer whatever is asked: a NUL counts as a blank. */
const blanked = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.replaceAll("\0", " ") : value]))

/** The one interpreter of every declaration on the server's side. */
export const answerCall = (shop: Shop, route: Route): ((call: Call) => Promise<Response>) => {
  const { endpoint } = route
  const readQuery = queryReader(endpoint.query, route.aliases)
  const decodeQuery = inputDecoder(endpoint.query)
  const decodeBody = inputDecoder(endpoint.body)
  const status = endpoint.status ?? 200
  const keyed = carriesIdempotencyKey(endpoint)

  const callerOf = async (request: Request, now: number): Promise<Caller | null> => {
    const token = endpoint.cache === "shared" ? null : bearer(request)
    const caller = token === null ? null : await shop.tokens.verify(shop.database.sql, token, now)
    if (caller === null && endpoint.access === "customer") throw notLoggedIn()
    return caller
  }

  const inputOf = async ({ request, params }: Call, caller: Caller | null) => {
    const url = new URL(request.url)
    const text = endpoint.body !== undefined || endpoint.queryInBody ? await readText(request, shop.limits.body) : ""
    const inBody = endpoint.queryInBody && text !== "" ? parseBody(endpoint, request.headers.get("content-type"), text) : null
    const given = { ...readQuery(Object.entries(inBody ?? {})), ...readQuery(url.searchParams) }
    const query = route.lenient ? blanked(given) : clean(given)
    const body = endpoint.body === undefined ? undefined : decodeBody(parseBody(endpoint, request.headers.get("content-type"), text))
    return { text, input: { params: clean(params), query: decodeQuery(query), body, caller } }
  }

  const answerOf = async (context: Context, input: unknown): Promise<Answer> => {
    const answer = await route.handle(context, input as never)
    return { status, text: answer instanceof JsonAnswer ? answer.text : endpoint.answer === null ? null : JSON.stringify(answer) }
  }

  return async (call) => {
    const { request } = call
    const requestId = requestIdOf(request)
    const now = shop.clock()
    const outside = shop.database.sql
    const context: Context = { sql: outside, now, limits: shop.limits, address: call.address, origin: originOf(request, shop.limits.origin) }
    try {
      const caller = await callerOf(request, now)
      const { text, input } = await inputOf(call, caller)
      if (!isWrite(endpoint) || route.plain) return respond(route, request, requestId, await answerOf(context, input))
      const { pathname, search } = new URL(request.url)
      const write = keyed ? idempotentWrite(request.headers.get("idempotency-key"), caller?.id ?? "", endpoint.method, pathname, search + text) : null
      try {
        const answer = await withRetries(() =>
          outside.transaction().execute(async (transaction) => {
            const earlier = write === null ? null : await takeKey(transaction, write, now)
            if (earlier !== null) return earlier
            const fresh = await answerOf({ ...context, sql: transaction }, input)
            if (write !== null) await keepAnswer(transaction, write, fresh)
            return fresh
          })
        )
        return respond(route, request, requestId, answer)
      } catch (error) {
        if (write !== null && error instanceof Refusal && error.faults[0].code !== "ERR_IDEMPOTENCY_KEY_REUSED") {
          await keepRefusal(outside, write, { status: error.status, text: errorText(route, error, requestId) }, now)
        }
        throw error
      }
    } catch (error) {
      return refusalResponse(shop, route, request, requestId, error)
    }
  }
}
