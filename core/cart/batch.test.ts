import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { noon } from "../catalogue/testing.ts"
import { addItemsBody, batchKey, batchOf } from "./batch.ts"
import { unknownCart } from "./cart-state.ts"
import type { CartState } from "./model.ts"
import { aCart, aCartLine, anyPendingChanges } from "./testing.ts"

const anyKind = fc.constantFrom("noop", "change", "addition", "nothing to remove")
/** Pending changes, each with its kind, whether it is due at noon, and whether it is in flight. */
const anyCase = anyPendingChanges.chain((changes) =>
  fc.record({
    changes: fc.tuple(
      ...changes.map((change) =>
        fc.record({
          kind: anyKind,
          change: fc
            .constantFrom(noon - 1, noon, noon + 1)
            .map((due) => ({ ...change, due, quantity: Math.max(1, change.quantity) })),
          inFlight: fc.boolean()
        })
      )
    )
  })
)
type Case = typeof anyCase extends fc.Arbitrary<infer A> ? A : never

/** A cart whose lines make each pending change one of its kind. */
const stateOf = ({ changes }: Case): CartState => {
  const lines = changes.flatMap(({ kind, change }) =>
    kind === "noop" || kind === "change"
      ? [
          aCartLine({
            id: `line of ${change.product.gtin}`,
            gtin: change.product.gtin,
            quantity: kind === "noop" ? change.quantity : change.quantity + 1
          })
        ]
      : []
  )
  const pending = changes.map(({ kind, change }) =>
    kind === "nothing to remove" ? { ...change, quantity: 0 } : change
  )
  return {
    ...unknownCart,
    serverCart: lines.length === 0 ? null : aCart({ lines }),
    pending: Object.fromEntries(pending.map((change) => [change.product.gtin, change]))
  }
}
const gtinsOf = (changes: ReadonlyArray<{ readonly product: { readonly gtin: string } }>) =>
  changes.map(({ product }) => product.gtin).toSorted()

/** The batch of a case at noon, and a function that returns the case's changes of some kinds that are not in flight. */
const batchOfCase = (testCase: Case) => {
  const gtinsInFlight = testCase.changes.filter((change) => change.inFlight).map(({ change }) => change.product.gtin)
  return {
    batch: batchOf(stateOf(testCase), noon, new Set(gtinsInFlight)),
    changesOfKinds: (...kinds: ReadonlyArray<string>) =>
      testCase.changes.filter(({ kind, inFlight }) => !inFlight && kinds.includes(kind)).map(({ change }) => change)
  }
}

describe("a batch, which contains no change that is in flight,", () => {
  it("always contains every due change of an existing line, and none that is not due", () => {
    fc.assert(
      fc.property(anyCase, (testCase) => {
        const { batch, changesOfKinds } = batchOfCase(testCase)
        const dueGtins = gtinsOf(changesOfKinds("change").filter(({ due }) => due <= noon))
        expect(batch.changes.map(({ lineId }) => lineId).toSorted()).toEqual(dueGtins.map((gtin) => `line of ${gtin}`))
        expect(gtinsOf(batch.changes.map(({ change }) => change))).toEqual(dueGtins)
      })
    )
  })

  it("always contains all additions once one of them is due, and none before", () => {
    fc.assert(
      fc.property(anyCase, (testCase) => {
        const { batch, changesOfKinds } = batchOfCase(testCase)
        const additions = changesOfKinds("addition")
        expect(gtinsOf(batch.additions)).toEqual(gtinsOf(additions.some(({ due }) => due <= noon) ? additions : []))
      })
    )
  })

  it("always lists separately the changes that the server already has", () => {
    fc.assert(
      fc.property(anyCase, (testCase) => {
        const { batch, changesOfKinds } = batchOfCase(testCase)
        expect(gtinsOf(batch.noopChanges)).toEqual(gtinsOf(changesOfKinds("noop", "nothing to remove")))
      })
    )
  })
})

describe("addItemsBody", () => {
  it("always contains each product with its quantity in the API's units", () => {
    fc.assert(
      fc.property(anyPendingChanges, (changes) => {
        expect(addItemsBody(changes)).toEqual({
          items: changes.map(({ product, quantity }) => {
            const unit = product.unit === "kilogram" ? "Kilogram" : "Piece"
            return {
              gtin: product.gtin,
              itemNo: product.id,
              name: product.name,
              quantity: { value: quantity, unit, originalUnit: unit }
            }
          })
        })
      })
    )
  })
})

describe("batchKey", () => {
  it("is always the same for the same additions to a cart, even with another due time and revision, and differs for another cart or other additions", () => {
    fc.assert(
      fc.property(anyPendingChanges, fc.uuid(), ([first, ...others], cartId) => {
        if (first === undefined) return
        const key = batchKey(cartId, [first, ...others])
        expect(key).toMatch(/^batch-[0-9a-z]+-[0-9a-z]+$/)
        expect(batchKey(cartId, [{ ...first, due: 0, revision: 0 }, ...others])).toBe(key)
        expect(batchKey(`${cartId}x`, [first, ...others])).not.toBe(key)
        expect(batchKey(cartId, [{ ...first, key: `${first.key}x` }, ...others])).not.toBe(key)
        expect(batchKey(cartId, others)).not.toBe(key)
      })
    )
  })
})
