import { expect, it } from "vitest"
import { attackEmbedded, isFailure } from "./database-faults.ts"
import { attackTimeoutMs, repetitions } from "./scale.ts"

/** Longer within 'npm test', where the machine is busy. */
const maxRecoveryMs = repetitions(30_000, 5_000)

it(
  "a shop whose database thread ends under load responds 503 with Retry-After, recovers within the time limit, and neither loses nor repeats an acknowledged write",
  async () => {
    const { isRunning, statuses, longestRecoveryMs } = await attackEmbedded(
      "end-thread.cjs",
      {},
      {
        name: "ends of the database thread",
        cause: (shop) => shop.signal("SIGUSR2"),
        repetitionCount: repetitions(1, 20),
        timeoutMs: 30_000
      }
    )
    expect([isRunning, statuses.filter(isFailure)]).toEqual([true, []])
    expect(longestRecoveryMs).toBeLessThanOrEqual(maxRecoveryMs)
  },
  attackTimeoutMs
)
