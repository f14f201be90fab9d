import type { ErrorCode } from "#core/contract/error-codes.ts"
import { carriesIdempotencyKey, isWrite } from "#core/contract/endpoint.ts"
import { maxParameterLength, maxTextLength } from "#core/contract/request-limits.ts"
import { isRepeatable, isUnavailable } from "../database/errors.ts"
import { storageProblem } from "../database/storable-text.ts"
import { bearerToken } from "./bearer-token.ts"
import { inputDecoder, queryReader, rejectExcess } from "./decode-input.ts"
import { originOf } from "./origin.ts"
import { idempotentWrite, readStoredResponse, storeRefusal, storeResponse } from "./idempotency.ts"
import { parseBody, readText } from "./read-body.ts"
import { invalid, notLoggedIn, Refusal, refuseWith } from "./refusal.ts"
import { readRequestId } from "./request-id.ts"
import { errorText, errorResponse, respond, type ResponseContent } from "./respond.ts"
import { type Caller, type Context, JsonResponse, type RateLimited, type Route } from "./route.ts"
import type { Shop } from "./shop.ts"

export interface Call {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly ipAddress: string
}

/** Repeats a write, at most twice, when its transaction failed for a reason that a repetition removes. */
const withRetries = async <A>(run: () => Promise<A>): Promise<A> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === 3 || !isRepeatable(error)) throw error
    }
  }
}

const rejectUnstorable = <Values extends Readonly<Record<string, unknown>>>(values: Values): Values => {
  for (const [name, value] of Object.entries(values)) {
    const problem = typeof value === "string" ? storageProblem(value) : null
    if (problem !== null) throw invalid(problem, name)
  }
  return values
}

/** Replaces each NUL with a space, for calls that accept any text. */
const replaceNul = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll("\0", " ") : value
    ])
  )

/** Handles the calls of a route: authenticates, decodes, runs the handler (for a write in a transaction), applies the idempotency key and responds. */
export const handleCall = (shop: Shop, route: Route): ((call: Call) => Promise<Response>) => {
  const { endpoint } = route
  const readQuery = queryReader(endpoint.query, route.aliases)
  const decodeQuery = inputDecoder(endpoint.query)
  const decodeBody = inputDecoder(endpoint.body)
  const maxLength = endpoint.maxTextLength ?? maxTextLength
  const status = endpoint.status ?? 200
  const usesIdempotencyKey = carriesIdempotencyKey(endpoint)
  const refuseCall = refuseWith(endpoint.errorStatus)

  const authenticate = async (request: Request, now: number): Promise<Caller | null> => {
    const token = endpoint.cache === "shared" ? null : bearerToken(request)
    const caller = token === null ? null : await shop.tokens.verify(shop.database.sql, token, now)
    if (caller === null && endpoint.access === "customer") throw notLoggedIn()
    return caller
  }

  const readBody = (request: Request, text: string): unknown => {
    const body = parseBody(endpoint, request.headers.get("content-type"), text)
    rejectExcess(body, maxLength)
    const refusal = route.refuseBody(body, { refuse: refuseCall })
    if (refusal !== null) throw refusal
    return decodeBody(body)
  }

  const readInput = async ({ request, params }: Call, caller: Caller | null) => {
    const url = new URL(request.url)
    const text =
      endpoint.body !== undefined || endpoint.queryInBody ? await readText(request, shop.settings.maxBodyBytes) : ""
    const bodyParameters =
      endpoint.queryInBody && text !== "" ? parseBody(endpoint, request.headers.get("content-type"), text) : null
    const values = { ...readQuery(Object.entries(bodyParameters ?? {})), ...readQuery(url.searchParams) }
    rejectExcess(values, maxParameterLength)
    const query = route.replacesNul ? replaceNul(values) : rejectUnstorable(values)
    const body = endpoint.body === undefined ? undefined : readBody(request, text)
    return { text, input: { params: rejectUnstorable(params), query: decodeQuery(query), body, caller } }
  }

  const runHandler = async (
    context: Context<ErrorCode> & Partial<RateLimited>,
    input: unknown
  ): Promise<ResponseContent> => {
    const result = await route.handle(context, input as never)
    if (result instanceof JsonResponse) return { status, pieces: result.pieces }
    return { status, pieces: endpoint.response === null ? null : [JSON.stringify(result)] }
  }

  return async (call) => {
    const { request } = call
    const requestId = readRequestId(request)
    const now = shop.clock()
    const pool = shop.database.sql
    const context: Context<ErrorCode> & Partial<RateLimited> = {
      ...(endpoint.rateLimit === undefined ? {} : { rateLimit: shop.settings.rateLimits[endpoint.rateLimit] }),
      database: pool,
      now,
      settings: shop.settings,
      ipAddress: call.ipAddress,
      origin: originOf(request, shop.settings.origin),
      refuse: refuseCall
    }
    try {
      const caller = await authenticate(request, now)
      const { text, input } = await readInput(call, caller)
      await route.before(context, caller, input as never)
      if (!isWrite(endpoint) || route.withoutTransaction)
        return respond(route, request, requestId, await runHandler(context, input))
      const { pathname, search } = new URL(request.url)
      const write = usesIdempotencyKey
        ? idempotentWrite(
            request.headers.get("idempotency-key"),
            caller?.id ?? "",
            endpoint.method,
            pathname,
            search + text
          )
        : null
      try {
        const content = await withRetries(() =>
          pool.transaction().execute(async (transaction) => {
            const newContent = await runHandler({ ...context, database: transaction }, input)
            const text = newContent.pieces?.join("") ?? null
            if (write !== null) await storeResponse(transaction, write, { status, text }, now)
            return newContent
          })
        )
        return respond(route, request, requestId, content)
      } catch (error) {
        // A repetition is recognized only here, so that the usual write needs no statement for it. What the first write has changed may also make the handler fail.
        // A database that does not respond is not asked again.
        const storedResponse =
          write === null || isUnavailable(error) ? null : await readStoredResponse(pool, write, now)
        if (storedResponse !== null) {
          const { text } = storedResponse
          return respond(route, request, requestId, {
            status: storedResponse.status,
            pieces: text === null ? null : [text]
          })
        }
        if (write !== null && error instanceof Refusal)
          await storeRefusal(pool, write, { status: error.status, text: errorText(route, error, requestId) }, now)
        throw error
      }
    } catch (error) {
      return errorResponse(shop, route, request, requestId, error)
    }
  }
}
