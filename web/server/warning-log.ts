/** The shortest time between two lines. */
const intervalMs = 10_000
/** How many different warnings a line lists. */
const maxListedCount = 20

export interface WarningLogOptions {
  readonly write: (line: string) => void
  /** The time in ms since 1970. */
  readonly clock: () => number
}

/**
 * Writes a warning immediately, and the warnings of the ten seconds after it in one line with their counts: during an outage, each page causes several
 * warnings for the same reason.
 */
export const makeWarningLog = ({ write, clock }: WarningLogOptions): ((text: string) => void) => {
  let pendingCounts: Map<string, number> | null = null
  const writeLine = (text: string) => write(`${new Date(clock()).toISOString()} WARN ${text}`)
  const writePending = () => {
    const counts = [...(pendingCounts ?? [])]
    pendingCounts = null
    if (counts.length === 0) return
    const listedTexts = counts.slice(0, maxListedCount).map(([text, count]) => `${text} (${count})`)
    const others = counts.length > maxListedCount ? [`${counts.length - maxListedCount} others`] : []
    startInterval()
    writeLine(`in the last ten seconds: ${[...listedTexts, ...others].join("; ")}`)
  }
  const startInterval = () => {
    pendingCounts = new Map()
    setTimeout(writePending, intervalMs).unref()
  }
  return (text) => {
    if (pendingCounts !== null) return void pendingCounts.set(text, (pendingCounts.get(text) ?? 0) + 1)
    startInterval()
    writeLine(text)
  }
}
