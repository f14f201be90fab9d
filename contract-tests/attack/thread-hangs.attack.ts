import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { expect, it } from "vitest"
import { attackEmbedded, isFailure } from "./database-faults.ts"
import { attackTimeoutMs } from "./scale.ts"

/** 10 s for a statement, 1 s until its time limit is checked, and 5 s to restart the thread. */
const maxRecoveryMs = 11_000 + 5_000

it(
  "a shop whose database thread hangs under load responds 503 with Retry-After and restarts the thread within the time limits, and neither loses nor repeats an acknowledged write",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "skafferi-"))
    const hangFlagFile = join(folder, "hang")
    // `attackEmbedded` rejects unless 503 responses have Retry-After and acknowledged writes were carried out exactly once.
    const { isRunning, statuses, longestRecoveryMs, slowestResponseMs } = await attackEmbedded(
      "hang-thread.cjs",
      { HANG_WHILE_FILE_EXISTS: hangFlagFile },
      {
        name: "hangs of the database thread",
        cause: async () => {
          writeFileSync(hangFlagFile, "")
          await setTimeout(1_000)
          rmSync(hangFlagFile)
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
  attackTimeoutMs
)
