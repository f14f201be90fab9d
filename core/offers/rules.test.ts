import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { NavigationNode } from "../navigation/model.ts"
import { resolvePath } from "../navigation/resolve.ts"
import { limitationOf, offerPathName } from "./rules.ts"

const emptyTree: NavigationNode = { id: "", name: "", type: "", url: "/", children: [] }
/** The start of a day in November 2026, in ms since 1970. */
const november = (day: number) => Date.UTC(2026, 10, day)
const offer = {
  storeNumbers: ["3201", "3204"],
  from: new Date(november(23)).toISOString(),
  to: new Date(november(29)).toISOString()
}

describe("limitationOf", () => {
  it("is null in a store with the offer during the offer's validity, including its first and last moment", () => {
    expect(
      [november(23) - 1, november(23), november(29), november(29) + 1].map((now) => limitationOf(offer, "3204", now))
    ).toEqual(["coming", null, null, "ended"])
  })

  it("OFFER-22 is null only in a store whose number is in storeNumbers: 'noStore' without a store, and 'otherStore' in another one, unless the offer has ended", () => {
    expect(offer.storeNumbers.map((store) => limitationOf(offer, store, november(25)))).toEqual([null, null])
    expect(limitationOf(offer, null, november(25))).toBe("noStore")
    expect(limitationOf(offer, "3202", november(25))).toBe("otherStore")
    expect(limitationOf(offer, "3202", november(30))).toBe("ended")
  })
})

describe("offerPathName", () => {
  it("always returns the end of a path from which the offer's id can be read, for any name and id", () => {
    const anyId = fc.stringMatching(/^\d{1,9}(,\d{1,12})?$/)
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), anyId, (name, offerId) => {
        const path = `/matvaror/veckans-erbjudande/${encodeURIComponent(offerPathName({ id: offerId, name }))}`
        expect(resolvePath(emptyTree, path)).toEqual({ kind: "offer", offerId })
      })
    )
    expect(offerPathName({ id: "1316080,2500279577", name: "Crème fraîche 34 %, 2 dl" })).toBe(
      "crème-fraîche-34-2-dl-k1316080,2500279577"
    )
  })
})
