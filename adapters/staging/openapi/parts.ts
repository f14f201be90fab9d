import { type ErrorCode, errorCodes } from "#core/contract/error-codes.ts"

export type Json = Readonly<Record<string, unknown>>

export const refTo = (part: "headers" | "responses" | "schemas" | "parameters", name: string): Json => ({
  $ref: `#/components/${part}/${name}`
})

export const headers = { "X-Request-Id": refTo("headers", "X-Request-Id") }
export const retryHeaders = { ...headers, "Retry-After": refTo("headers", "Retry-After") }

const exampleOf = (code: ErrorCode, message: string): Json => ({
  errors: [{ code, message }],
  requestId: "8c1f4f7e-3b0e-4c59-9d3c-0c8e2f5a4b11"
})

/** The content of an error response. */
export const errorContent = (code: ErrorCode, message: string = errorCodes[code].description): Json => ({
  "application/json": { schema: refTo("schemas", "ErrorBody"), example: exampleOf(code, message) }
})

export const serverErrorResponse = { "5XX": refTo("responses", "Failed") }

/** The security requirement of a customer's call: either scheme authenticates the caller. */
export const customerSecurity = [{ bearer: [] }, { password: [] }]
