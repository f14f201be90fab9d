import { Schema } from "effect"
import type { CallDocs } from "#core/contract/call-docs.ts"
import { carriesIdempotencyKey, type Endpoint } from "#core/contract/endpoint.ts"
import { type ErrorCode, errorCodes } from "#core/contract/error-codes.ts"
import { serverErrorResponse, headers, type Json, refTo, errorContent, retryHeaders } from "./parts.ts"
import type { SchemaCollector } from "./schemas.ts"

const statusDescriptions: Readonly<Record<number, string>> = {
  400: "The input is not valid",
  401: "Not logged in, or the token is no longer valid",
  403: "It belongs to another customer",
  404: "It does not exist",
  409: "It conflicts with the current state",
  422: "The request cannot be carried out",
  429: "Too many requests; try again after Retry-After seconds"
}

const statusOf = ({ errorStatus }: Endpoint, code: ErrorCode): number => errorStatus?.[code] ?? errorCodes[code].status

/** Lists the declared codes, and those that follow from the endpoint's access, error format and idempotency key. */
const codesOf = (endpoint: Endpoint): ReadonlyArray<ErrorCode> => [
  ...endpoint.errors,
  ...(endpoint.errorFormat === "oauth" ? [] : (["ERR_VALIDATION"] as const)),
  ...(endpoint.access === "customer" ? (["ERR_NOT_LOGGED_IN"] as const) : []),
  ...(carriesIdempotencyKey(endpoint) ? (["ERR_IDEMPOTENCY_KEY_REUSED"] as const) : [])
]

const failuresOf = (endpoint: Endpoint): ReadonlyArray<readonly [status: number, codes: ReadonlyArray<ErrorCode>]> => {
  const codesByStatus = new Map<number, ReadonlyArray<ErrorCode>>()
  for (const code of codesOf(endpoint)) {
    const status = statusOf(endpoint, code)
    if (status >= 400) codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
  }
  return [...codesByStatus].toSorted(([a], [b]) => a - b)
}

const oauthContent = (code: ErrorCode): Json => ({
  "application/json": {
    schema: refTo("schemas", "OAuthError"),
    example: { error: code, error_description: errorCodes[code].description }
  }
})

const errorResponse = ({ errorFormat }: Endpoint, status: number, codes: ReadonlyArray<ErrorCode>): Json => {
  const [code = "ERR_VALIDATION"] = codes
  return {
    description: `${statusDescriptions[status]}: ${codes.join(", ")}.`,
    headers: status === 429 ? retryHeaders : headers,
    content: errorFormat === "oauth" ? oauthContent(code) : errorContent(code, `${statusDescriptions[status]}.`)
  }
}

const cacheHeaders = { shared: refTo("headers", "Cache-Control"), "no-store": refTo("headers", "No-Store") }

export const responsesOf = (endpoint: Endpoint, docs: CallDocs, { collect }: SchemaCollector): Json => {
  const { name, response, projection, cache } = endpoint
  const selectsFields = docs.query !== undefined && "fields" in docs.query
  const success = {
    description: response === null ? "The request succeeded; the response has no body." : "The request succeeded.",
    headers: cache === "none" ? headers : { ...headers, "Cache-Control": cacheHeaders[cache] },
    ...(response === null
      ? {}
      : {
          content: {
            "application/json": {
              schema: collect(
                selectsFields && projection !== undefined ? Schema.Union([response, projection]) : response,
                `${name}Response`,
                docs.responseFields
              )
            }
          }
        })
  }
  const failures = failuresOf(endpoint).map(([status, codes]) => [
    String(status),
    errorResponse(endpoint, status, codes)
  ])
  return { [String(endpoint.status ?? 200)]: success, ...Object.fromEntries(failures), ...serverErrorResponse }
}
