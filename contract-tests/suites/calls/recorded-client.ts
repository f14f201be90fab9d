import { Effect, type Result } from "effect"
import { expect } from "vitest"
import type { AppContext } from "#core/composition/app-context.ts"
import { endpoints } from "#core/composition/endpoints.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { authenticate } from "#core/session/authenticate.ts"
import { type FakeShop, openFakeShop } from "../../runs/fake-shop.ts"
import { type BackEnd, responseError } from "../back-end.ts"

/** A request and the back end's response to it. */
export interface Exchange {
  /** Method, path and query as sent: 'GET /sites?siteTypeId=3'. */
  readonly request: string
  /** The fields of the request's JSON or form; undefined without a body. */
  readonly body: unknown
  readonly status: number
  /** The response's body before decoding; undefined without one. */
  // Tests read responses of many shapes.
  // oxlint-disable-next-line no-explicit-any
  readonly json: any
  readonly headers: Readonly<Record<string, string>>
}

export interface RawRequest {
  readonly json?: unknown
  /** Sends the token of the logged-in customer. */
  readonly asCustomer?: boolean
}

export interface RecordedClient {
  readonly shop: FakeShop
  /** Runs a use case or a call of the core, and returns its exchanges, oldest first. */
  readonly exchanges: <A, E>(effect: Effect.Effect<A, E, AppContext>) => Promise<ReadonlyArray<Exchange>>
  /** Runs a use case or a call that makes one request. */
  readonly exchange: <A, E>(effect: Effect.Effect<A, E, AppContext>) => Promise<Exchange>
  /** Runs a use case that must succeed, and returns its result. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, AppContext>) => Promise<A>
  /** Sends a request without the core's client; tests use it for requests that the client never sends. */
  readonly send: (method: HttpRequest["method"], path: string, request?: RawRequest) => Promise<Exchange>
}

const countFixedParts = (path: string): number => path.split("/").filter((part) => !part.startsWith("{")).length

/** The declaration of a request; of several, the one with the fewest parameters in its path. A GraphQL operation is found by its name. */
const declarationOf = (request: HttpRequest): Endpoint | undefined =>
  endpoints
    .filter(
      ({ method, path, document, name }) =>
        method === request.method &&
        new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(request.path) &&
        (document === undefined || request.body?.text.includes(`"operationName":"${name}"`))
    )
    .toSorted((a, b) => countFixedParts(b.path) - countFixedParts(a.path))[0]

const bodyOf = ({ body }: HttpRequest): unknown => {
  if (body === undefined) return undefined
  return body.type === "json" ? JSON.parse(body.text) : Object.fromEntries(new URLSearchParams(body.text))
}

const queryText = (query: HttpRequest["query"]): string =>
  query.length === 0 ? "" : `?${query.map(([name, value]) => `${name}=${value}`).join("&")}`

/** Expects a successful response to have the declared status, and its body to match the declared schema exactly. */
const expectDeclared = (request: HttpRequest, status: number, text: string): void => {
  const endpoint = declarationOf(request)
  if (endpoint === undefined) throw new Error(`${request.method} ${request.path} is not declared`)
  const selectsFields = request.query.some(([name]) => name === "fields")
  if (status < 300)
    expect([endpoint.name, status, responseError(endpoint, text, { selectsFields })]).toEqual([
      endpoint.name,
      endpoint.status ?? 200,
      null
    ])
}

/** Opens the core's client on a back end, as a visitor or as the logged-in customer. */
export const openRecordedClient = async (
  { port, customer }: BackEnd,
  { isLoggedIn = false }: { readonly isLoggedIn?: boolean } = {}
): Promise<RecordedClient> => {
  const recordedExchanges: Array<Exchange> = []
  let token = ""
  const sendAndRecord = (request: HttpRequest) =>
    port.send(request).pipe(
      Effect.tap(({ status, text, headers }) =>
        Effect.sync(() => {
          expectDeclared(request, status, text)
          recordedExchanges.push({
            request: `${request.method} ${request.path}${queryText(request.query)}`,
            body: bodyOf(request),
            status,
            json: text === "" ? undefined : JSON.parse(text),
            headers
          })
        })
      )
    )
  const shop = await openFakeShop(sendAndRecord, { policy: noRetryPolicy, isLoggedIn: false, selection: null })
  const runRecorded = async <A, E>(effect: Effect.Effect<A, E, AppContext>): Promise<Result.Result<A, E>> => {
    recordedExchanges.length = 0
    return shop.run(effect)
  }
  const exchanges: RecordedClient["exchanges"] = async (effect) => {
    await runRecorded(effect)
    return [...recordedExchanges]
  }
  const exchange: RecordedClient["exchange"] = async (effect) => {
    const [onlyExchange, ...others] = await exchanges(effect)
    if (onlyExchange === undefined || others.length > 0)
      throw new Error(
        `Expected exactly one request: ${JSON.stringify([onlyExchange, ...others].map((sent) => sent?.request))}`
      )
    return onlyExchange
  }
  const run: RecordedClient["run"] = async (effect) => {
    const result = await runRecorded(effect)
    if (result._tag === "Failure") throw new Error("The use case failed.", { cause: result.failure })
    return result.success
  }
  if (isLoggedIn) {
    const [logIn] = await exchanges(authenticate(customer))
    token = logIn?.json.access_token
  }
  return {
    shop,
    exchanges,
    exchange,
    run,
    send: async (method, path, { json, asCustomer = false } = {}) => {
      const [pathname = "", search = ""] = path.split("?")
      recordedExchanges.length = 0
      await Effect.runPromise(
        sendAndRecord({
          method,
          path: pathname,
          query: [...new URLSearchParams(search)],
          headers: asCustomer ? { authorization: `Bearer ${token}` } : {},
          ...(json === undefined ? {} : { body: { type: "json", text: JSON.stringify(json) } })
        })
      )
      const [sent] = recordedExchanges
      if (sent === undefined) throw new Error(`${method} ${path} got no response`)
      return sent
    }
  }
}
