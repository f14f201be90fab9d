import { isIP } from "node:net"
import { CliFailure, exitCodes } from "./exit-codes.ts"

/** The number of proxies in front of this server whose X-Forwarded-For is trusted, from TRUST_PROXY; 0 by default. */
export const trustedProxies = (environment: Readonly<Record<string, string | undefined>>): number => {
  const given = environment["TRUST_PROXY"]?.trim() ?? ""
  if (/^\d{0,2}$/.test(given)) return Number(given)
  throw new CliFailure(
    exitCodes.usage,
    `TRUST_PROXY is '${given}'; give the number of proxies in front of the shop, as in TRUST_PROXY=1.`
  )
}

const listOf = (forwardedFor: string | null): ReadonlyArray<string> =>
  (forwardedFor ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** An address without a port, which some proxies append: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text

/** The eight groups of an IPv6 address, in hexadecimal. */
const groupsOf = (address: string): ReadonlyArray<string> => {
  // A URL has an address in its shortest form, with a dotted end as two groups.
  const [head = [], tail] = new URL(`http://[${address}]/`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""))
  if (tail === undefined) return head
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail]
}

const dotted = (groups: ReadonlyArray<string>): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".")

/**
 * The key of a client's rate limits: its IPv4 address, also when written as IPv6, or the /64 network of its IPv6 address, since
 * one client has all addresses of such a network. null for any other text.
 */
const rateLimitKey = (text: string): string | null => {
  const address = withoutPort(text).replace(/%.*$/, "")
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff"
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`
}

/** A client's IP address for rate limits: the connection's, or, behind `trusted` proxies, the one that the outermost proxy has written (TRUST_PROXY). */
export const clientAddress = (connected: string | undefined, forwardedFor: string | null, trusted: number): string =>
  rateLimitKey((trusted > 0 ? listOf(forwardedFor).at(-trusted) : undefined) ?? "") ??
  rateLimitKey(connected ?? "") ??
  "unknown"

/** The IP addresses to forward with a request: those that trusted proxies have written and the connection's, but none from the client. */
export const forwardedForHeader = (
  connected: string | undefined,
  forwardedFor: string | null,
  trusted: number
): string => [...(trusted > 0 ? listOf(forwardedFor).slice(-trusted) : []), connected ?? "unknown"].join(", ")
