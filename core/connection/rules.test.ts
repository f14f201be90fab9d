import { describe, expect, it } from "vitest"
import { connectionState } from "./connection-state.ts"
import type { ConnectionState, Failure } from "./model.ts"
import { withoutFailureOf } from "./rules.ts"

const aFailure = (id: number, ...paths: ReadonlyArray<string>): Failure => ({
  id,
  service: null,
  isReadRequest: true,
  paths,
  status: 500,
  code: "ERR",
  message: "",
  requestId: null
})
const stateWith = (...failures: ConnectionState["failures"]): ConnectionState => ({
  ...connectionState.initial,
  failures
})

const aRequest = (path: string, method: "GET" | "DELETE" = "GET") => ({ path, endpoint: { method } })

describe("withoutFailureOf", () => {
  it("leaves a failed change of a path that is read again, and removes it when the change is made again", () => {
    const failedChange = { ...aFailure(1, "/favorites"), isReadRequest: false }
    const connection = stateWith(failedChange)
    expect(withoutFailureOf(connection, aRequest("/favorites"))).toBe(connection)
    expect(withoutFailureOf(connection, aRequest("/favorites", "DELETE")).failures).toEqual([])
  })

  it("removes the path from each failure, and a failure without any other path", () => {
    const connection = stateWith(aFailure(1, "/a"), aFailure(2, "/a", "/b"), aFailure(3, "/c"))
    expect(withoutFailureOf(connection, aRequest("/a")).failures).toEqual([aFailure(2, "/b"), aFailure(3, "/c")])
  })

  it("returns the same state when no failure has the path", () => {
    const connection = stateWith(aFailure(1, "/a"))
    expect(withoutFailureOf(connection, aRequest("/b"))).toBe(connection)
  })
})
