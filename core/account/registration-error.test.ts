import { describe, expect, it } from "vitest"
import { ApiErrorResponse, MissingToken } from "../contract/errors.ts"
import { HttpUnavailable } from "../ports/http.ts"
import { customerStatus } from "./api.ts"
import { registrationErrorOf } from "./registration-error.ts"

const errorOf = registrationErrorOf(customerStatus)
const errorOfResponse = (status: number, code: string, messages: ReadonlyArray<string> = []) =>
  errorOf(
    new ApiErrorResponse({
      endpoint: "customerStatus",
      path: "/customer/status/•••",
      status,
      code,
      errors: messages.map((message) => ({ code, message })),
      requestId: null,
      retryAfterSeconds: null
    })
  )

describe("registrationErrorOf", () => {
  it.each([
    ["email_in_use", "EmailInUse"],
    ["not_of_age", "NotOfAge"],
    ["not_found_in_par", "PersonNotFound"],
    ["unknown_error", "PersonNotFound"],
    ["personal_number_in_use", "PersonalNumberInUse"]
  ])("recognises %s as the error's code or first message, but not as a later message", (code, tag) => {
    expect([errorOfResponse(400, code)._tag, errorOfResponse(400, "ERR_VALIDATION", [code])._tag]).toEqual([tag, tag])
    expect(errorOfResponse(400, "ERR_VALIDATION", ["other", code])._tag).toBe("RegistrationFailed")
  })

  it("recognises the rate limit by its status, whatever the code", () => {
    expect(errorOfResponse(429, "email_in_use")._tag).toBe("TooManyAttempts")
  })

  it("sets outcomeUnknown for a 5xx response and for an error without a response, but not for a 4xx response", () => {
    const unavailable = new HttpUnavailable({ path: "/", reason: "timed-out" })
    for (const [error, outcomeUnknown] of [
      [errorOfResponse(499, "x"), false],
      [errorOfResponse(500, "x"), true],
      [errorOfResponse(503, "x"), true],
      [errorOf(unavailable), true],
      [errorOf(new MissingToken({ endpoint: "customerStatus" })), true]
    ] as const)
      expect(error).toMatchObject({ _tag: "RegistrationFailed", outcomeUnknown })
  })
})
