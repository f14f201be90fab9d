import { describe, expect, it } from "vitest"
import { connectionState } from "./connection-state.ts"
import type { ConnectionState, Failure } from "./model.ts"
import { withoutFailureOf } from "./rules.ts"

const failure = (id: number, ...paths: ReadonlyArray<string>): Failure => ({
  id,
  service: null,
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

describe("withoutFailureOf", () => {
  it("removes the path from each failure, and a failure without any other path", () => {
    const connection = withFailures(failure(1, "/a"), failure(2, "/a", "/b"), failure(3, "/c"))
    expect(withoutFailureOf(connection, "/a").failures).toEqual([failure(2, "/b"), failure(3, "/c")])
  })

  it("returns the same state when no failure has the path", () => {
    const connection = withFailures(failure(1, "/a"))
    expect(withoutFailureOf(connection, "/b")).toBe(connection)
  })
})
