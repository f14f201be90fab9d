import { expect, it } from "vitest"
import { attackEmbedded, isFailure } from "./database-faults.ts"
import { attackTimeout, repetitions } from "./scale.ts"

/** In ms; within 'npm test' the machine is busy. */
const maxRecovery = repetitions(30_000, 5_000)

it(
  "a shop whose database thread ends under load responds 503 with Retry-After, is back within five seconds, and loses or doubles no acknowledged write",
  async () => {
    const { isRunning, statuses, longestRecovery } = await attackEmbedded(
      "end-thread.cjs",
      {},
      {
        name: "ends of the database thread",
        cause: (shop) => shop.signal("SIGUSR2"),
        times: repetitions(1, 20),
        timeout: 30_000
      }
    )
    expect([isRunning, statuses.filter(isFailure)]).toEqual([true, []])
    expect(longestRecovery).toBeLessThanOrEqual(maxRecovery)
  },
  attackTimeout
)
