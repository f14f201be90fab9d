const listOf = (forwardedFor: string | null): ReadonlyArray<string> =>
  (forwardedFor ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** A client's IP address: the connection's, or, behind `trusted` proxies, the one that the outermost proxy has written (TRUST_PROXY). */
export const clientAddress = (connected: string | undefined, forwardedFor: string | null, trusted: number): string =>
  (trusted > 0 ? listOf(forwardedFor).at(-trusted) : undefined) ?? connected ?? "unknown"

/** The IP addresses to forward with a request: those that trusted proxies have written and the connection's, but none from the client. */
export const forwardedOn = (connected: string | undefined, forwardedFor: string | null, trusted: number): string =>
  [...(trusted > 0 ? listOf(forwardedFor).slice(-trusted) : []), connected ?? "unknown"].join(", ")
