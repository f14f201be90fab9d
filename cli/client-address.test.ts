import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clientAddress, forwardedOn } from "./client-address.ts"

const anyList = fc.array(fc.ipV4(), { maxLength: 5 })

describe("clientAddress", () => {
  it("is always the connection's IP address without a trusted proxy, whatever the client sends", () => {
    fc.assert(
      fc.property(fc.ipV4(), anyList, (connected, said) => {
        expect(clientAddress(connected, said.join(", "), 0)).toBe(connected)
      })
    )
  })

  it("is the IP address that the trusted proxies wrote, never one from the client", () => {
    fc.assert(
      fc.property(anyList, fc.array(fc.ipV4(), { minLength: 1, maxLength: 4 }), (said, written) => {
        expect(clientAddress("10.0.0.1", [...said, ...written].join(", "), written.length)).toBe(written[0])
      })
    )
  })

  it("is unknown without a connection and headers", () => {
    expect(clientAddress(undefined, null, 1)).toBe("unknown")
  })
})

describe("forwardedOn", () => {
  it("always leads the next server, which trusts one more proxy, to the same client", () => {
    fc.assert(
      fc.property(
        fc.ipV4(),
        anyList,
        fc.array(fc.ipV4(), { minLength: 1, maxLength: 3 }),
        (connected, said, written) => {
          const trusted = written.length
          const came = [...said, ...written].join(", ")
          expect(clientAddress("10.0.0.9", forwardedOn(connected, came, trusted), trusted + 1)).toBe(
            clientAddress(connected, came, trusted)
          )
        }
      )
    )
  })

  it("never forwards a client's own header without a trusted proxy", () => {
    fc.assert(
      fc.property(fc.ipV4(), anyList, (connected, said) => {
        expect(forwardedOn(connected, said.join(", "), 0)).toBe(connected)
      })
    )
  })
})
