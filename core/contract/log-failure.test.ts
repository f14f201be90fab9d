import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { ApiErrorResponse, MissingToken } from "./errors.ts"
import type { CallError } from "./call.ts"
import { logUnlessUnauthorized } from "./log-failure.ts"

afterEach(() => void vi.restoreAllMocks())

const anErrorResponse = (status: number) =>
  new ApiErrorResponse({ path: "/customer", status, code: "ERR_TEST", errors: [], requestId: null } as never)

it.each<[string, CallError, number]>([
  ["a server error", anErrorResponse(500), 1],
  ["another error response", anErrorResponse(403), 1],
  ["a token that the API rejects", anErrorResponse(401), 0],
  ["a missing token", new MissingToken({ endpoint: "getCustomer" }), 0]
])("logs a failed call, except for a session that has ended: %s", async (_, error, lineCount) => {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined)
  await Effect.runPromise(logUnlessUnauthorized("The customer could not be fetched", error))
  expect(log.mock.calls.filter((parts) => parts.join(" ").includes("The customer could not be fetched")).length).toBe(
    lineCount
  )
})
