import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clientAddress, forwardedOn } from "./client-address.ts"

const anyList = fc.array(fc.ipV4(), { maxLength: 5 })

describe("clientAddress", () => {
  it("always is the connection's own while no proxy is trusted, whatever the client says", () => {
    fc.assert(fc.property(fc.ipV4(), anyList, (connected, said) => { expect(clientAddress(connected, said.join(", "), 0)).toBe(connected) }))
  })

  it("is what the trusted proxies wrote, never what the client put before it", () => {
    fc.assert(fc.property(anyList, fc.array(fc.ipV4(), { minLength: 1, maxLength: 4 }), (said, written) => {
      expect(clientAddress("10.0.0.1", [...said, ...written].join(", "), written.length)).toBe(written[0])
    }))
  })

  it("is unknown where nothing tells", () => {
    expect(clientAddress(undefined, null, 1)).toBe("unknown")
  })
})

describe("forwardedOn", () => {
  it("always lets the next server, which trusts one proxy more, find the same client", () => {
    fc.assert(fc.property(fc.ipV4(), anyList, fc.array(fc.ipV4(), { minLength: 1, maxLength: 3 }), (connected, said, written) => {
      const trusted = written.length
      const came = [...said, ...written].join(", ")
      expect(clientAddress("10.0.0.9", forwardedOn(connected, came, trusted), trusted + 1)).toBe(clientAddress(connected, came, trusted))
    }))
  })

  it("never passes on what a client made up where no proxy is trusted", () => {
    fc.assert(fc.property(fc.ipV4(), anyList, (connected, said) => { expect(forwardedOn(connected, said.join(", "), 0)).toBe(connected) }))
  })
})
