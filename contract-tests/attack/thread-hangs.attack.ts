import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { expect, it } from "vitest"
import { attackEmbedded, isFailure } from "./database-faults.ts"
import { attackTimeout } from "./scale.ts"

/** The time limit of a statement with the interval of its checks, then the time to restart the thread. */
const maxRecoveryMs = 11_000 + 5_000

it(
  "a shop whose database thread hangs under load responds 503 with Retry-After after ten seconds, restarts it, and neither loses nor repeats an acknowledged write",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "skafferi-"))
    const hangingDiskFile = join(folder, "hanging-disk")
    const { isRunning, statuses, longestRecoveryMs, slowestResponseMs } = await attackEmbedded(
      "hang-thread.cjs",
      { HANGING_DISK: hangingDiskFile },
      {
        name: "hangs of the database thread",
        cause: async () => {
          writeFileSync(hangingDiskFile, "")
          await setTimeout(1_000)
          rmSync(hangingDiskFile)
        },
        repetitionCount: 5,
        timeoutMs: 30_000
      }
    )
    expect([isRunning, statuses.filter(isFailure)]).toEqual([true, []])
    expect(longestRecoveryMs).toBeLessThanOrEqual(maxRecoveryMs)
    expect(slowestResponseMs).toBeLessThanOrEqual(maxRecoveryMs)
    rmSync(folder, { recursive: true, force: true })
  },
  attackTimeout
)
