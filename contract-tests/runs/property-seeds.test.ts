import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import exploringFastCheck from "../properties/exploring-fast-check.ts"
import { seedOfFile } from "../properties/seeds.ts"

const casesOf = (run: typeof fc, parameters?: fc.Parameters<[number]>): ReadonlyArray<number> => {
  const cases: Array<number> = []
  run.assert(
    run.property(fc.integer(), (value) => void cases.push(value)),
    parameters
  )
  return cases
}

describe("the properties of npm test", () => {
  it("have the seed of their file, so that each run tests the same cases", () => {
    expect(fc.readConfigureGlobal().seed).toBe(seedOfFile(import.meta.filename))
    expect(casesOf(fc)).toEqual(casesOf(fc))
    expect(casesOf(fc)).not.toEqual(casesOf(fc, { seed: 1 }))
  })
})

describe("npm run properties", () => {
  afterEach(() => void vi.unstubAllEnvs())
  const exploring = exploringFastCheck as unknown as typeof fc
  const explore = (options: object) => vi.stubEnv("EXPLORE", JSON.stringify(options))

  it("tests a multiple of each property's cases, from the given seed", () => {
    explore({ times: 3, runs: null, seed: 7 })
    expect(casesOf(exploring)).toEqual(casesOf(fc, { numRuns: 300, seed: 7 }))
    expect(casesOf(exploring, { numRuns: 5, interruptAfterTimeLimit: 0 })).toEqual(
      casesOf(fc, { numRuns: 15, seed: 7 })
    )
  })

  it("tests the given number of cases of each property", () => {
    explore({ times: 3, runs: 12, seed: 7 })
    expect(casesOf(exploring, { numRuns: 5 })).toHaveLength(12)
  })
})
