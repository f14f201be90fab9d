import { expect, it } from "vitest"
import { attackTimeout, repetitions } from "./scale.ts"
import { attackThread, isFailure } from "./thread-faults.ts"

/** In ms; within 'npm test' the machine is busy. */
const maxRecovery = repetitions(30_000, 5_000)

it(
  "a shop whose database thread ends under load responds 503 with Retry-After, is back within five seconds, and loses or doubles no acknowledged write",
  async () => {
    const { isRunning, statuses, longestRecovery } = await attackThread(
      {
        name: "ends of the database thread",
        module: "end-thread.cjs",
        cause: (shop) => shop.signal("SIGUSR2"),
        maxRecovery
      },
      repetitions(1, 20)
    )
    expect([isRunning, statuses.filter(isFailure)]).toEqual([true, []])
    expect(longestRecovery).toBeLessThanOrEqual(maxRecovery)
  },
  attackTimeout
)
