import { isUnavailable } from "../database/errors.ts"
import type { Shop } from "./shop.ts"

/** The shortest time between two reports of an outage. */
const outageIntervalMs = 10_000

export interface ErrorReportOptions {
  readonly write: (line: string) => void
  readonly clock: () => number
}

/**
 * Reports unexpected errors with their stack. While the server is overloaded or its database unavailable, calls fail for the same reason, so an
 * outage is reported without a stack and at most once in ten seconds, with the number of calls that failed since.
 */
export const makeErrorReport = ({ write, clock }: ErrorReportOptions): Shop["report"] => {
  let reportedAt = Number.NEGATIVE_INFINITY
  let unreportedCount = 0
  return ({ requestId, endpoint, error }) => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    if (!isUnavailable(error)) return write(`${endpoint} ${requestId}: ${stack ?? `${name}: ${message}`}\n`)
    if (clock() - reportedAt < outageIntervalMs) {
      unreportedCount += 1
      return
    }
    const unreportedNote = unreportedCount === 0 ? "" : `; ${unreportedCount} more calls failed since the last report`
    write(`${endpoint} ${requestId}: unavailable (${message})${unreportedNote}\n`)
    reportedAt = clock()
    unreportedCount = 0
  }
}
