import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { maxIdempotencyKeyLength } from "#core/contract/request-limits.ts"
import { idempotentWrite } from "./idempotency.ts"
import { Refusal } from "./refusal.ts"

const anyPart = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.replaceAll("\n", " "))

describe("idempotentWrite", () => {
  it("always has another scope for another caller, method, path or key, and the same scope with another hash for another body", () => {
    fc.assert(
      fc.property(fc.tuple(anyPart, anyPart, anyPart, anyPart, anyPart), fc.nat(3), (parts, index) => {
        const [key, callerId, method, path, body] = parts
        const write = idempotentWrite(key, callerId, method, path, body)
        expect(idempotentWrite(key, callerId, method, path, body)).toEqual(write)
        const otherParts = parts.map((part, position) => (position === index ? `${part}x` : part)) as typeof parts
        expect(idempotentWrite(...otherParts)?.scope).not.toBe(write?.scope)
        const otherBodyWrite = idempotentWrite(key, callerId, method, path, `${body}x`)
        expect(otherBodyWrite?.scope).toBe(write?.scope)
        expect(otherBodyWrite?.bodyHash).not.toBe(write?.bodyHash)
      })
    )
  })

  it("has another scope when a character moves from one part to the next", () => {
    expect(idempotentWrite("k", "ab", "c", "p", "")?.scope).not.toBe(idempotentWrite("k", "a", "bc", "p", "")?.scope)
  })

  it("is null without a key", () => {
    expect([idempotentWrite(null, "7", "POST", "/carts", ""), idempotentWrite("", "7", "POST", "/carts", "")]).toEqual([
      null,
      null
    ])
  })

  it("refuses a key that is too long", () => {
    const longestKey = "k".repeat(maxIdempotencyKeyLength)
    expect(idempotentWrite(longestKey, "7", "POST", "/carts", "")).not.toBeNull()
    expect(() => idempotentWrite(`${longestKey}k`, "7", "POST", "/carts", "")).toThrow(Refusal)
    expect(() => idempotentWrite(`${longestKey}k`, "7", "POST", "/carts", "")).toThrow(
      `Idempotency-Key is longer than ${maxIdempotencyKeyLength} characters.`
    )
  })
})
