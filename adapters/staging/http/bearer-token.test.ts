import { describe, expect, it } from "vitest"
import { bearerToken } from "./bearer-token.ts"

const tokenOf = (authorization?: string) =>
  bearerToken(new Request("http://shop.test/", { headers: authorization === undefined ? {} : { authorization } }))

describe("bearerToken", () => {
  it.each(["Bearer a.b.c", "bearer a.b.c", "BEARER   a.b.c"])("reads the token of '%s'", (authorization) =>
    expect(tokenOf(authorization)).toBe("a.b.c")
  )

  it.each([undefined, "", "a.b.c", "Bearer", "Bearera.b.c", "Basic a.b.c", "Bearer a.b.c d", "Basic x, Bearer a.b.c"])(
    "returns null for '%s'",
    (authorization) => expect(tokenOf(authorization)).toBeNull()
  )
})
