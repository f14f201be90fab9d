/** Delay in ms after n failed attempts: 3 s for the first 5, then 10 s, up to 30 attempts; null gives up (NET-09..11). */
export const retryDelay = (failedAttemptCount: number): number | null => {
  if (failedAttemptCount >= 30) return null
  return failedAttemptCount <= 5 ? 3_000 : 10_000
}
