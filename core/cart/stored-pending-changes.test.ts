import { Effect } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { aProduct, noon } from "../catalogue/testing.ts"
import { States } from "../kernel/state-of.ts"
import { StateStore } from "../kernel/state.ts"
import { DeviceStorage } from "../ports/storage.ts"
import { sessionState } from "../session/session-state.ts"
import { aCustomer, aSession } from "../session/testing.ts"
import { cartState } from "./cart-state.ts"
import { withPending } from "./cart-view.ts"
import { confirmedSince } from "./confirmed-since.ts"
import type { PendingChange } from "./model.ts"
import { persistPending } from "./persist-pending.ts"
import { readStoredPendingChanges } from "./stored-pending-changes.ts"
import { anyPendingChanges } from "./testing.ts"

const dayMs = 86_400_000

/** A device, and a function that opens a page on it, a visitor's for the customer id null. The page is a function that executes effects with the page's own states. */
const openDevice = (stored: Readonly<Record<string, string>> = {}) => {
  const device = makeFakeStorage(stored)
  const openPage = (customerId: string | null, changes: ReadonlyArray<PendingChange> = []) => {
    const states = new StateStore()
    if (customerId !== null) states.of(sessionState).update(() => aSession(aCustomer({ id: customerId })))
    for (const change of changes) states.of(cartState).update((view) => withPending(view, change))
    return <A>(effect: Effect.Effect<A, never, States | DeviceStorage>, time = noon): Promise<A> =>
      Effect.runPromise(
        Effect.andThen(TestClock.setTime(time), effect).pipe(
          Effect.provideService(States, states),
          Effect.provideService(DeviceStorage, device),
          Effect.provide(TestClock.layer())
        )
      )
  }
  return { device, openPage }
}

const milk: PendingChange = { product: aProduct(), quantity: 2, due: noon, key: "a", revision: 1 }

describe("persistPending", () => {
  it("always stores the changes for the same customer's next page, without their due times and revisions", () =>
    fc.assert(
      fc.asyncProperty(fc.uuid(), anyPendingChanges, async (customerId, changes) => {
        const { openPage } = openDevice()
        await openPage(customerId, changes)(persistPending())
        expect(await openPage(customerId)(readStoredPendingChanges)).toEqual({
          customerId,
          confirmedAt: changes.length === 0 ? noon : null,
          changes: changes.map(({ product, quantity, key }) => ({ product, quantity, key }))
        })
      })
    ))

  it("never lets another customer or a visitor read the changes", async () => {
    const { openPage } = openDevice()
    await openPage("7", [milk])(persistPending())
    expect([await openPage("8")(readStoredPendingChanges), await openPage(null)(readStoredPendingChanges)]).toEqual([
      null,
      null
    ])
  })

  it("keeps the stored changes when the session has ended", async () => {
    const { openPage } = openDevice()
    await openPage("7", [milk])(persistPending())
    await openPage(null)(persistPending())
    expect((await openPage("7")(readStoredPendingChanges))?.changes).toHaveLength(1)
  })

  it("stores the changes for one day", async () => {
    const { openPage } = openDevice()
    await openPage("7", [milk])(persistPending())
    expect(await openPage("7")(readStoredPendingChanges, noon + dayMs - 1)).not.toBeNull()
    expect(await openPage("7")(readStoredPendingChanges, noon + dayMs)).toBeNull()
  })
})

describe("readStoredPendingChanges", () => {
  const validChanges = { customerId: "7", changes: [{ product: milk.product, quantity: 2, key: "a" }] }

  it("reads changes in kilograms, and changes that were stored without a time of confirmation", async () => {
    const storedChanges = {
      ...validChanges,
      changes: [{ ...validChanges.changes[0], product: { ...milk.product, unit: "kilogram" } }]
    }
    const { openPage } = openDevice({ "pending-cart": JSON.stringify(storedChanges) })
    expect((await openPage("7")(readStoredPendingChanges))?.changes[0]?.product.unit).toBe("kilogram")
  })

  it.each([
    ["that is not JSON", "{"],
    ["without a customer", JSON.stringify({ changes: [] })],
    ["with another unit", JSON.stringify(validChanges).replace('"piece"', '"gram"')],
    ["without a quantity", JSON.stringify(validChanges).replace('"quantity":2', '"quantity":null')]
  ])("ignores a string %s", async (_, text) => {
    const { openPage } = openDevice({ "pending-cart": text })
    expect(await openPage("7")(readStoredPendingChanges)).toBeNull()
  })
})

describe("confirmedSince", () => {
  it("is true for the time at which the server had confirmed every change, and false for a later time or another customer", async () => {
    const { openPage } = openDevice()
    await openPage("7")(persistPending())
    expect([
      await openPage("7")(confirmedSince(noon)),
      await openPage("7")(confirmedSince(noon + 1)),
      await openPage("8")(confirmedSince(noon))
    ]).toEqual([true, false, false])
  })

  it("is false while a change is pending, and before a page has stored its changes", async () => {
    const { openPage } = openDevice()
    expect(await openPage("7")(confirmedSince(0))).toBe(false)
    await openPage("7", [milk])(persistPending())
    expect(await openPage("7")(confirmedSince(0))).toBe(false)
  })
})
