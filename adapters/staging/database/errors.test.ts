import { describe, expect, it } from "vitest"
import { DatabaseUnreachable, isUnavailable, violatedUniqueConstraint } from "./errors.ts"

const anErrorWithCode = (code: string, properties: object = {}) =>
  Object.assign(new Error("x"), { code, ...properties })

describe("isUnavailable", () => {
  it.each([
    ["a refused connection", anErrorWithCode("ECONNREFUSED")],
    ["a reset connection", anErrorWithCode("ECONNRESET")],
    ["a missing socket", anErrorWithCode("ENOENT", { syscall: "connect" })],
    ["a server that shuts down", anErrorWithCode("57P01")],
    ["a server that starts", anErrorWithCode("57P03")],
    ["too many connections", anErrorWithCode("53300")],
    ["a full disk", anErrorWithCode("53100")],
    ["a statement that took too long", anErrorWithCode("57014")],
    ["a lost connection, which has no code", new Error("Connection terminated unexpectedly")],
    ["no free connection", new Error("timeout exceeded when trying to connect")],
    ["no response", new Error("Query read timeout")],
    ["a connection that was already lost", new Error("Client has encountered a connection error and is not queryable")],
    ["an error whose cause is one of these", new Error("x", { cause: anErrorWithCode("EPIPE") })],
    ["an unreachable database at start", new DatabaseUnreachable("localhost", null)]
  ])("is true for %s", (_, error) => expect(isUnavailable(error)).toBe(true))

  it.each([
    ["a missing file", anErrorWithCode("ENOENT", { syscall: "open" })],
    ["a duplicate key", anErrorWithCode("23505")],
    ["a bug", new TypeError("x is not a function")],
    ["a value that is not an error", "Connection terminated"]
  ])("is false for %s", (_, error) => expect(isUnavailable(error)).toBe(false))
})

describe("violatedUniqueConstraint", () => {
  it.each([
    ["a duplicate key", anErrorWithCode("23505", { constraint: "customers_by_email" }), "customers_by_email"],
    ["a duplicate key of an unknown constraint", anErrorWithCode("23505"), null],
    ["another violation", anErrorWithCode("23503", { constraint: "customers_by_email" }), null],
    ["a value that is not an error", { code: "23505", constraint: "customers_by_email" }, null]
  ])("names the constraint only for a duplicate key: %s", (_, error, constraint) =>
    expect(violatedUniqueConstraint(error)).toBe(constraint)
  )
})
