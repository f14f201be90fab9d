import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type HistoryEntry, readHistoryEntry } from "./history-entry.ts"
import { layerNames } from "./panel.ts"

const anyPath = fc.record({ pathname: fc.webPath(), search: fc.string(), hash: fc.string() })

const anyEntry: fc.Arbitrary<HistoryEntry> = fc.record(
  {
    key: fc.string(),
    idx: fc.nat(),
    usr: fc.jsonValue(),
    masked: anyPath,
    panel: fc.array(fc.constantFrom(...layerNames))
  },
  { requiredKeys: [], noNullPrototype: true }
)

describe("readHistoryEntry", () => {
  it("returns every entry that the shop writes", () => {
    fc.assert(fc.property(anyEntry, (entry) => void expect(readHistoryEntry(entry)).toEqual(entry)))
  })

  it("always returns an entry with known layers only, whatever another version has written", () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ key: fc.anything(), idx: fc.anything(), masked: fc.anything(), panel: fc.anything() })
    )
    fc.assert(
      fc.property(anything, (state) => {
        const { panel = [], idx = 0, masked } = readHistoryEntry(state)
        expect(layerNames).toEqual(expect.arrayContaining([...panel]))
        expect([typeof idx, typeof (masked?.pathname ?? "")]).toEqual(["number", "string"])
      })
    )
  })

  it.each([
    [null, {}],
    ["old", {}],
    [{ panel: "old" }, { panel: [] }],
    [{ panel: ["age"] }, { panel: [] }],
    [{ panel: ["login", "age"] }, { panel: ["login"] }],
    [{ panel: ["toString"] }, { panel: [] }],
    [{ key: 1, idx: "2", masked: { pathname: "/a" } }, {}]
  ])("reads %j as %j", (state, expected) => expect(readHistoryEntry(state)).toEqual(expected))
})
