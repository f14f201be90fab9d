/** Where a client is: by the connection, or behind so many `trusted` proxies by what the outermost of them has written (TRUST_PROXY). */
export const clientAddress = (connected: string | undefined, forwardedFor: string | null, trusted: number): string => {
  const forwarded = (forwardedFor ?? "").split(",").map((part) => part.trim()).filter((part) => part !== "")
  return (trusted > 0 ? forwarded.at(-trusted) : undefined) ?? connected ?? "unknown"
}
