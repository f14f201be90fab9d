import { describe, expect, it } from "vitest"
import { connectionState } from "./connection-state.ts"
import type { ConnectionState, Failure } from "./model.ts"
import { withoutFailureOf } from "./rules.ts"

const failure = (id: number, ...paths: ReadonlyArray<string>): Failure => ({
  id,
  service: null,
  isReadRequest: true,
  paths,
  status: 500,
  code: "ERR",
  message: "",
  requestId: null
})
const withFailures = (...failures: ConnectionState["failures"]): ConnectionState => ({
  ...connectionState.initial,
  failures
})

const request = (path: string, method: "GET" | "DELETE" = "GET") => ({ path, endpoint: { method } })

describe("withoutFailureOf", () => {
  it("leaves a failed change of a path that is read again, and removes it when the change is made again", () => {
    const failedChange = { ...failure(1, "/favorites"), isReadRequest: false }
    const connection = withFailures(failedChange)
    expect(withoutFailureOf(connection, request("/favorites"))).toBe(connection)
    expect(withoutFailureOf(connection, request("/favorites", "DELETE")).failures).toEqual([])
  })

  it("removes the path from each failure, and a failure without any other path", () => {
    const connection = withFailures(failure(1, "/a"), failure(2, "/a", "/b"), failure(3, "/c"))
    expect(withoutFailureOf(connection, request("/a")).failures).toEqual([failure(2, "/b"), failure(3, "/c")])
  })

  it("returns the same state when no failure has the path", () => {
    const connection = withFailures(failure(1, "/a"))
    expect(withoutFailureOf(connection, request("/b"))).toBe(connection)
  })
})
