/** How many times the limit of a client's IP address its site's network has. */
export const siteFactor = 10

/**
 * The /48 network of an IPv6 client, whose key is its /64 network: '2001:db8:1::/48' for '2001:db8:1:2::/64'. Providers give a customer up to a /48, which has 65,536 networks of clients. Null
 * for an IPv4 address.
 */
export const siteNetworkOf = (ipAddress: string): string | null => {
  const prefix = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(ipAddress)?.[1]
  return prefix === undefined ? null : `${prefix}::/48`
}
