import { describe, expect, it } from "vitest"
import { toggleValue } from "./toggle-value.ts"

describe("toggleValue", () => {
  it("adds a value, and removes it when present", () => {
    expect([toggleValue(["a"], "b"), toggleValue(["a", "b"], "a")]).toEqual([["a", "b"], ["b"]])
  })
})
