const listOf = (forwardedFor: string | null): ReadonlyArray<string> =>
  (forwardedFor ?? "").split(",").map((part) => part.trim()).filter((part) => part !== "")

/** Where a client is: by the connection, or behind so many `trusted` proxies by what the outermost of them has written (TRUST_PROXY). */
export const clientAddress = (connected: string | undefined, forwardedFor: string | null, trusted: number): string =>
  (trusted > 0 ? listOf(forwardedFor).at(-trusted) : undefined) ?? connected ?? "unknown"

/** What this server writes when it passes a request on: the trusted proxies' words and where the connection came from, nothing that a client made up. */
export const forwardedOn = (connected: string | undefined, forwardedFor: string | null, trusted: number): string =>
  [...(trusted > 0 ? listOf(forwardedFor).slice(-trusted) : []), connected ?? "unknown"].join(", ")
