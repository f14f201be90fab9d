import { afterEach, describe, expect, it, vi } from "vitest"
import { makeProgress } from "./progress.ts"

afterEach(() => void vi.restoreAllMocks())

const linesOf = (quiet: boolean): ReadonlyArray<string> => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true)
  const progress = makeProgress(quiet)
  for (const [name, completedCount] of [
    ["Stores", 0],
    ["Stores", 1],
    ["Products", 0],
    ["Products", 1]
  ] as const)
    progress.report(name, completedCount, 2)
  progress.stop()
  return write.mock.calls.map(([text]) => String(text))
}

describe("makeProgress", () => {
  it("writes a line per step without a terminal", () => {
    expect(linesOf(false)).toEqual(["Stores ...\n", "Products ...\n"])
  })

  it("writes nothing when quiet", () => {
    expect(linesOf(true)).toEqual([])
  })
})
