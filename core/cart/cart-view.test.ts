import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  withBusy,
  withoutChanges,
  withPending,
  withProblem,
  withRestoredPosition,
  withServerCart
} from "./cart-view.ts"
import { unknownCart } from "./cart-state.ts"
import { visibleLines } from "./rules.ts"
import { aCart, aCartLine, anyPendingChanges } from "./testing.ts"

describe("the position of a restored line", () => {
  const lines = ["1", "2", "3", "4"].map((gtin) => aCartLine({ id: `l${gtin}`, gtin }))
  const withLines = (gtins: ReadonlyArray<string>) =>
    withServerCart(unknownCart, aCart({ lines: gtins.flatMap((gtin) => lines.filter((line) => line.gtin === gtin)) }))

  it("is always its position before the removal, although the server lists the line last", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(["1", "2", "3", "4"], { minLength: 1 }),
        fc.nat({ max: 3 }),
        (gtins, positionSeed) => {
          const position = positionSeed % gtins.length
          const restoredGtin = gtins[position] ?? ""
          const others = gtins.filter((gtin) => gtin !== restoredGtin)
          const cart = withRestoredPosition(withLines([...others, restoredGtin]), restoredGtin, position)
          expect(visibleLines(cart).map(({ gtin }) => gtin)).toEqual(gtins)
          const cartWithoutPosition = withRestoredPosition(cart, restoredGtin, null)
          expect(visibleLines(cartWithoutPosition).map(({ gtin }) => gtin)).toEqual([...others, restoredGtin])
        }
      )
    )
  })

  it("is forgotten when the cart is removed or replaced by another cart", () => {
    const cart = withRestoredPosition(withLines(["2", "1"]), "1", 0)
    expect(withServerCart(cart, aCart({ lines: [] })).restoredPositions).toEqual({ "1": 0 })
    for (const other of [null, aCart({ id: "cart-2" })])
      expect(withServerCart(cart, other).restoredPositions).toEqual({})
  })
})

describe("the cart's view", () => {
  it("initially has an unknown status and no cart, changes or problems", () => {
    expect(unknownCart).toEqual({
      status: "unknown",
      serverCart: null,
      pending: {},
      pendingEntries: [],
      restoredPositions: {},
      problems: [],
      updating: false,
      busySince: null
    })
  })

  it("always keeps pending changes when the server's cart is replaced or removed", () => {
    fc.assert(
      fc.property(anyPendingChanges, (changes) => {
        const view = changes.reduce(withPending, unknownCart)
        expect(withServerCart(view, aCart())).toEqual({ ...view, status: "ready", serverCart: aCart() })
        expect(withServerCart(view, null)).toEqual({ ...view, status: "none", serverCart: null })
      })
    )
  })

  it("is always marked as updating while a change is pending or a request is in flight, and never otherwise", () => {
    fc.assert(
      fc.property(anyPendingChanges, fc.option(fc.nat()), (changes, busySince) => {
        const view = withBusy(changes.reduce(withPending, unknownCart), busySince)
        expect([view.updating, view.busySince]).toEqual([changes.length > 0 || busySince !== null, busySince])
        expect(withoutChanges(view, changes).updating).toBe(busySince !== null)
      })
    )
  })

  it("always keeps changes that are newer than the sent ones, and changes that were not sent", () => {
    fc.assert(
      fc.property(
        anyPendingChanges,
        fc.infiniteStream(fc.boolean()),
        fc.infiniteStream(fc.boolean()),
        (changes, sentFlags, newerFlags) => {
          const sentChanges = changes.filter(() => sentFlags.next().value)
          const pending = changes.map((change) =>
            newerFlags.next().value === true ? { ...change, revision: change.revision + 1 } : change
          )
          const removedChanges = new Set(pending.filter((change) => sentChanges.includes(change)))
          const view = withoutChanges(pending.reduce(withPending, unknownCart), sentChanges)
          expect(Object.values(view.pending)).toEqual(pending.filter((change) => !removedChanges.has(change)))
        }
      )
    )
  })

  it("numbers problems from 1 and does not reuse the number of a displayed problem", () => {
    const problem = { kind: "add-failed", names: ["Mellanmjölk"], code: null } as const
    const first = withProblem(unknownCart, problem)
    expect(first.problems).toEqual([{ ...problem, id: 1 }])
    const second = withProblem(first, problem)
    const dismissed = { ...second, problems: second.problems.slice(1) }
    expect(withProblem(dismissed, problem).problems.map(({ id }) => id)).toEqual([2, 3])
  })
})
