import { isIP } from "node:net"
import { CliFailure, exitCodes } from "./exit-codes.ts"

/** The number of proxies in front of this server whose X-Forwarded-For is trusted, from TRUST_PROXY; 0 by default. */
export const trustedProxyCount = (environment: Readonly<Record<string, string | undefined>>): number => {
  const value = environment["TRUST_PROXY"]?.trim() ?? ""
  if (/^\d{0,2}$/.test(value)) return Number(value)
  throw new CliFailure(
    exitCodes.usage,
    `TRUST_PROXY is '${value}'; give the number of proxies in front of the shop, as in TRUST_PROXY=1.`
  )
}

const addressesOf = (forwardedFor: string | null): ReadonlyArray<string> =>
  (forwardedFor ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** An address without a port, which some proxies append: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text

/** The eight groups of an IPv6 address, in hexadecimal. */
const groupsOf = (address: string): ReadonlyArray<string> => {
  // URL normalizes an address to its shortest form, and its dotted part to two groups.
  const [head = [], tail] = new URL(`http://[${address}]/`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""))
  if (tail === undefined) return head
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail]
}

const toDottedIpv4 = (groups: ReadonlyArray<string>): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".")

/**
 * The key of a client's rate limits: its IPv4 address, also when written as IPv6, or the /64 network of its IPv6 address, since
 * one client has all addresses of such a network. Returns null for any other text.
 */
const rateLimitKey = (text: string): string | null => {
  const address = withoutPort(text).replace(/%.*$/, "")
  // The usual form of an IPv4 address on a socket that accepts both.
  const mappedAddress = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address
  if (isIP(mappedAddress) === 4) return mappedAddress
  if (isIP(address) !== 6) return null
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff"
  return isMapped ? toDottedIpv4(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`
}

/** A client's IP address or IPv6 network, for rate limits: the connection's, or, behind `proxyCount` trusted proxies, the one that the first of them added to X-Forwarded-For. */
export const clientAddress = (
  remoteAddress: string | undefined,
  forwardedFor: string | null,
  proxyCount: number
): string =>
  rateLimitKey((proxyCount > 0 ? addressesOf(forwardedFor).at(-proxyCount) : undefined) ?? "") ??
  rateLimitKey(remoteAddress ?? "") ??
  "unknown"

/** The X-Forwarded-For of a forwarded request: the addresses that trusted proxies added, then the connection's address, and none that the client sent. */
export const forwardedForHeader = (
  remoteAddress: string | undefined,
  forwardedFor: string | null,
  proxyCount: number
): string =>
  [...(proxyCount > 0 ? addressesOf(forwardedFor).slice(-proxyCount) : []), remoteAddress ?? "unknown"].join(", ")
