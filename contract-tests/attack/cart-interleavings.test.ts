import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anyInterleaving, runInterleaving } from "./cart-interleavings.ts"
import { plantedFaults } from "./planted-cart-faults.ts"
import { attackTimeoutMs, printCounts, repetitions } from "./scale.ts"

describe("the carts of one and two tabs and of two devices, and their server", () => {
  it(
    "always agree once no request is pending, even after late, lost, rejected and failed requests",
    async () => {
      let actionCount = 0
      const numRuns = repetitions(300, 10_000)
      const startTime = performance.now()
      await fc.assert(
        fc.asyncProperty(anyInterleaving, async (interleaving) => {
          await runInterleaving(interleaving)
          actionCount += interleaving.actions.length
        }),
        { numRuns }
      )
      const seconds = (performance.now() - startTime) / 1000
      printCounts("Cart", { interleavings: numRuns, actions: actionCount, seconds: seconds.toFixed(1) })
    },
    attackTimeoutMs
  )

  it.each(plantedFaults)(
    "disagree after some interleaving when a client has a planted fault: %s",
    async (fault) => {
      const { failed, numRuns } = await fc.check(
        fc.asyncProperty(anyInterleaving, (interleaving) => runInterleaving(interleaving, fault)),
        { numRuns: 2_000, endOnFailure: true }
      )
      expect(failed).toBe(true)
      printCounts(`Cart with ${fault}`, { "interleavings until detected": numRuns })
    },
    attackTimeoutMs
  )
})
