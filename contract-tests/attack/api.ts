import { Agent, request } from "undici"

export interface ApiCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Below /api/v1. */
  readonly path: string
  readonly token?: string
  readonly body?: unknown
  /** Sent as a form instead of a JSON body. */
  readonly form?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
  /** Sent as X-Forwarded-For. */
  readonly ipAddress?: string
}

export interface ApiResponse {
  readonly status: number
  /** Null without the header. */
  readonly retryAfterSeconds: number | null
  // The attacks read responses of many shapes.
  // oxlint-disable-next-line no-explicit-any
  readonly json: any
}

/** The response of a call was lost or has the status 503, so that it is unknown whether the call was executed. */
export class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown"
}

export interface Api {
  /** Rejects with OutcomeUnknown when the connection is lost or the response is a 503 with Retry-After, and with an Error for any other response that is not 2xx. */
  readonly call: (call: ApiCall) => Promise<ApiResponse>
  /** The number of responses by status; status 0 counts lost connections. */
  readonly counts: () => ReadonlyMap<number, number>
  /** How long the slowest response took. */
  readonly slowestResponseMs: () => number
  readonly close: () => Promise<void>
}

const headersOf = ({ token, body, form, idempotencyKey, ipAddress }: ApiCall): Record<string, string> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { "content-type": "application/json" }),
  ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
  ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
  ...(ipAddress === undefined ? {} : { "x-forwarded-for": ipAddress })
})

const bodyOf = ({ body, form }: ApiCall): string | null =>
  form === undefined ? (body === undefined ? null : JSON.stringify(body)) : new URLSearchParams(form).toString()

/** A client of the API at `origin()`, which may change when the server restarts. */
export const makeApi = (origin: () => string): Api => {
  const dispatcher = new Agent({ connections: 64 })
  const counts = new Map<number, number>()
  const count = (status: number) => counts.set(status, (counts.get(status) ?? 0) + 1)
  let slowestResponseMs = 0
  const send = async (call: ApiCall): Promise<ApiResponse> => {
    const startTime = performance.now()
    const { statusCode, headers, body } = await request(`${origin()}/api/v1${call.path}`, {
      dispatcher,
      method: call.method,
      headers: headersOf(call),
      body: bodyOf(call)
    })
    const text = await body.text()
    slowestResponseMs = Math.max(slowestResponseMs, performance.now() - startTime)
    const retryAfter = headers["retry-after"]
    return {
      status: statusCode,
      retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
      json: text === "" ? null : JSON.parse(text)
    }
  }
  return {
    call: async (call) => {
      const response = await send(call).catch((error: unknown) => {
        count(0)
        throw new OutcomeUnknown(`${call.method} ${call.path}: ${String(error)}`)
      })
      count(response.status)
      if (response.status === 503) {
        if (response.retryAfterSeconds === null)
          throw new Error(`${call.method} ${call.path} responded with 503 without Retry-After.`)
        throw new OutcomeUnknown(`${call.method} ${call.path}: 503`)
      }
      if (response.status >= 300)
        throw new Error(
          `${call.method} ${call.path} responded with ${response.status} ${JSON.stringify(response.json)}`
        )
      return response
    },
    counts: () => counts,
    slowestResponseMs: () => slowestResponseMs,
    close: () => dispatcher.close()
  }
}
