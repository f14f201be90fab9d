import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { siteNetworkOf } from "#adapters/staging/http/site-network.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"
import { clientAddress, forwardedForHeader, trustedProxyCount } from "./client-address.ts"

const anyList = fc.array(fc.ipV4(), { maxLength: 5 })

describe("clientAddress", () => {
  it("is always the connection's IP address without a trusted proxy, regardless of the headers that the client sends", () => {
    fc.assert(
      fc.property(fc.ipV4(), anyList, (remoteAddress, fromClient) => {
        expect(clientAddress(remoteAddress, fromClient.join(", "), 0)).toBe(remoteAddress)
      })
    )
  })

  it("is the IP address that the trusted proxies wrote, never one from the client", () => {
    fc.assert(
      fc.property(anyList, fc.array(fc.ipV4(), { minLength: 1, maxLength: 4 }), (fromClient, fromProxies) => {
        expect(clientAddress("10.0.0.1", [...fromClient, ...fromProxies].join(", "), fromProxies.length)).toBe(
          fromProxies[0]
        )
      })
    )
  })

  it("is always the same for all spellings of an IPv4 address, with and without a port", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number)
        const groups = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
        for (const spelling of [
          `${address}:${port}`,
          `::ffff:${address}`,
          `[::FFFF:${groups}]:${port}`,
          `::ffff:${groups}`
        ])
          expect([spelling, clientAddress("10.0.0.1", spelling, 1)]).toEqual([spelling, address])
      })
    )
  })

  it("is always the same for all IPv6 addresses of one /64 network, and another for another network", () => {
    const anyGroup = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16))
    const anyFourGroups = fc.tuple(anyGroup, anyGroup, anyGroup, anyGroup).map((groups) => groups.join(":"))
    fc.assert(
      fc.property(anyFourGroups, anyFourGroups, anyFourGroups, fc.nat(65_535), (network, host, otherHost, port) => {
        const expected = clientAddress(`${network}:${host}`, null, 0)
        expect(expected).toBe(`${network}::/64`)
        for (const spelling of [
          `[${network}:${otherHost}]:${port}`,
          `${network.toUpperCase()}::1`,
          `${network}::2%eth0`
        ])
          expect([spelling, clientAddress("10.0.0.1", spelling, 1)]).toEqual([spelling, expected])
        expect(clientAddress(`0${network.slice(network.indexOf(":"))}::1`, null, 0)).not.toBe(expected)
      })
    )
  })

  it("is the connection's IP address when the forwarded text is not an IP address", () => {
    for (const text of ["", "unknown", "_hidden", "1.2.3", "evil", "1.2.3.4.5"])
      expect([text, clientAddress("10.0.0.1", text, 1)]).toEqual([text, "10.0.0.1"])
  })

  it("is unknown without a connection and headers", () => {
    expect(clientAddress(undefined, null, 1)).toBe("unknown")
  })
})

describe("forwardedForHeader", () => {
  it("always lets the next server, which trusts one more proxy, find the same client", () => {
    fc.assert(
      fc.property(
        fc.ipV4(),
        anyList,
        fc.array(fc.ipV4(), { minLength: 1, maxLength: 3 }),
        (remoteAddress, fromClient, fromProxies) => {
          const proxyCount = fromProxies.length
          const header = [...fromClient, ...fromProxies].join(", ")
          expect(clientAddress("10.0.0.9", forwardedForHeader(remoteAddress, header, proxyCount), proxyCount + 1)).toBe(
            clientAddress(remoteAddress, header, proxyCount)
          )
        }
      )
    )
  })

  it("never forwards the client's header without a trusted proxy", () => {
    fc.assert(
      fc.property(fc.ipV4(), anyList, (remoteAddress, fromClient) => {
        expect(forwardedForHeader(remoteAddress, fromClient.join(", "), 0)).toBe(remoteAddress)
      })
    )
  })
})

describe("trustedProxyCount", () => {
  it("is a number of proxies, 0 by default", () => {
    const counts = [undefined, "", " ", "0", "2", " 1 "].map((TRUST_PROXY) => trustedProxyCount({ TRUST_PROXY }))
    expect(counts).toEqual([0, 0, 0, 0, 2, 1])
  })

  it.each(["abc", "true", "-1", "1.5", "1e1", "10.0.0.0/8", "NaN", "Infinity"])(
    "rejects %j with exit code 2",
    (value) => {
      const message = `TRUST_PROXY is '${value}'; give the number of proxies in front of the shop, as in TRUST_PROXY=1.`
      expect(() => trustedProxyCount({ TRUST_PROXY: value })).toThrow(new CliFailure(exitCodes.usage, message))
    }
  )
})

describe("siteNetworkOf", () => {
  it("is always the same for all clients of one /48, another for another /48, and null for IPv4", () => {
    const anyGroup = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16))
    const anySite = fc.tuple(anyGroup, anyGroup, anyGroup).map((groups) => groups.join(":"))
    fc.assert(
      fc.property(anySite, anyGroup, anyGroup, anyGroup, (site, network, otherNetwork, host) => {
        const networkOf = (address: string) => siteNetworkOf(clientAddress(address, null, 0))
        expect(networkOf(`${site}:${network}::${host}`)).toBe(`${site}::/48`)
        expect(networkOf(`${site}:${otherNetwork}:${host}::1`)).toBe(`${site}::/48`)
        expect(networkOf(`0${site.slice(site.indexOf(":"))}:${network}::1`)).not.toBe(`${site}::/48`)
      })
    )
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(siteNetworkOf(address)).toBeNull()
      })
    )
    expect(["unknown", "rendering", "mail to a@b.se"].map(siteNetworkOf)).toEqual([null, null, null])
  })
})
