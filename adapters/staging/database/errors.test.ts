import { describe, expect, it } from "vitest"
import { DatabaseUnreachable, isDatabaseUnavailable, violatedUniqueConstraint } from "./errors.ts"

const coded = (code: string, more: object = {}) => Object.assign(new Error("x"), { code, ...more })

describe("isDatabaseUnavailable", () => {
  it.each([
    ["a refused connection", coded("ECONNREFUSED")],
    ["a reset connection", coded("ECONNRESET")],
    ["a missing socket", coded("ENOENT", { syscall: "connect" })],
    ["a server that shuts down", coded("57P01")],
    ["a server that starts", coded("57P03")],
    ["too many connections", coded("53300")],
    ["a full disk", coded("53100")],
    ["a statement that took too long", coded("57014")],
    ["a lost connection, which has no code", new Error("Connection terminated unexpectedly")],
    ["no free connection", new Error("timeout exceeded when trying to connect")],
    ["no answer", new Error("Query read timeout")],
    ["a connection that was lost before", new Error("Client has encountered a connection error and is not queryable")],
    ["a cause of these", new Error("x", { cause: coded("EPIPE") })],
    ["no database at start", new DatabaseUnreachable("localhost", null)]
  ])("is true for %s", (_, error) => expect(isDatabaseUnavailable(error)).toBe(true))

  it.each([
    ["a missing file", coded("ENOENT", { syscall: "open" })],
    ["a duplicate key", coded("23505")],
    ["a bug", new TypeError("x is not a function")],
    ["no error", "Connection terminated"]
  ])("is false for %s", (_, error) => expect(isDatabaseUnavailable(error)).toBe(false))
})

describe("violatedUniqueConstraint", () => {
  it.each([
    ["a duplicate key", coded("23505", { constraint: "customers_by_email" }), "customers_by_email"],
    ["a duplicate key of an unknown constraint", coded("23505"), null],
    ["another violation", coded("23503", { constraint: "customers_by_email" }), null],
    ["no error", { code: "23505", constraint: "customers_by_email" }, null]
  ])("names the constraint of a duplicate key only: %s", (_, error, constraint) =>
    expect(violatedUniqueConstraint(error)).toBe(constraint)
  )
})
