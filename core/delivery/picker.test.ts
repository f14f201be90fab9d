import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Choice } from "../assortment/model.ts"
import type { Slot } from "./model.ts"
import { emptyPicker, finish, holdSlots, isHalfWay, openPicker, type Picker, pickMethod, placed, refused, resumeWish, stepBack, takeWish, typePostalCode, wantTime, wishAt } from "./picker.ts"

const home: Choice = { method: "homeDelivery", siteId: "1001", storeNumber: "3201", storeName: "Vasastan", postalCode: "11122", city: "Stockholm", groceries: true }
const store: Choice = { ...home, method: "pickupAtStore", siteId: "1002", postalCode: null }

const anyAct: fc.Arbitrary<(picker: Picker) => Picker> = fc.oneof(
  fc.constantFrom("homeDelivery" as const, "pickupAtStore" as const).map((method) => (picker: Picker) => pickMethod(picker, method)),
  fc.stringMatching(/^\d{0,5}$/).map((typed) => (picker: Picker) => typePostalCode(picker, typed)),
  fc.constantFrom(home, store).map((choice) => (picker: Picker) => placed(picker, choice)),
  fc.constant(finish),
  fc.constant(stepBack)
)
const anyChoice = fc.constantFrom(null, home, { ...home, groceries: false }, store)
const anyPicker = fc.tuple(anyChoice, fc.array(anyAct, { maxLength: 12 })).map(([choice, acts]) => acts.reduce((picker, act) => act(picker), openPicker(choice)))

describe("the delivery picker", () => {
  it("DELIV-07 DELIV-09 DELIV-10 DELIV-11 goes method, place, time, done, and holds what was chosen on the way", () => {
    const method = pickMethod(emptyPicker, "homeDelivery")
    expect([method.step, method.previous, method.method]).toEqual(["postalCode", "method", "homeDelivery"])
    const typed = typePostalCode(method, "11122")
    const time = placed(typed, home)
    expect(time).toMatchObject({ step: "time", previous: "postalCode", postalCode: "11122", method: "homeDelivery", siteId: "1001" })
    expect(finish(time)).toMatchObject({ step: "done", previous: "time" })
    expect(placed(pickMethod(emptyPicker, "pickupAtStore"), store)).toMatchObject({ step: "time", previous: "store", siteId: "1002" })
  })

  it("DELIV-07 always comes back to the beginning by its way back, whatever was done before", () => {
    fc.assert(fc.property(anyPicker, (picker) => {
      let here = picker
      for (let steps = 0; here.previous !== null; steps++) {
        expect(steps).toBeLessThan(4)
        const before = here.previous
        here = stepBack(here)
        expect(here.step).toBe(before)
      }
      expect(here.step).toBe("method")
    }))
  })

  it("DELIV-12 holds the dates that take no more catering until another place is chosen", () => {
    const slot: Slot = { id: "1", free: true, date: "2026-12-04", from: "10:00", to: "12:00", pickingFee: 0 as never, freightFee: 0 as never, pickingFeeLimit: 0 as never, catering: "full" }
    const held = holdSlots(placed(emptyPicker, home), [{ date: "2026-12-04", slots: [slot] }])
    expect([held.fullCatering, finish(held).fullCatering, placed(held, store).fullCatering]).toEqual([["2026-12-04"], ["2026-12-04"], []])
  })

  it("keeps a visitor's time over a log-in where it holds, and names it where the customer shops elsewhere", () => {
    const slot: Slot = { id: "1", free: true, date: "2026-12-04", from: "10:00", to: "12:00", pickingFee: 0 as never, freightFee: 0 as never, pickingFeeLimit: 0 as never, catering: "none" }
    const wish = (place: Choice) => wantTime(placed(emptyPicker, place), slot, place)
    for (const [place, after] of [[home, home], [home, { ...home, postalCode: "11421" }], [store, { ...store, postalCode: "11122" }]] as const) {
      const resumed = resumeWish(wish(place), after)
      expect([resumed.step, wishAt(resumed, after), resumed.lapsed]).toEqual(["time", slot, null])
      expect(wishAt(takeWish(resumed), after)).toBeNull()
    }
    for (const [place, after] of [[home, { ...home, siteId: "1004" }], [home, store], [store, { ...store, siteId: "1003" }]] as const) {
      const resumed = resumeWish(wish(place), after)
      expect([resumed.step, wishAt(resumed, place), resumed.lapsed]).toEqual(["time", null, slot])
      expect([placed(resumed, after), finish(resumed), stepBack(resumed)].map(({ lapsed }) => lapsed)).toEqual([null, null, null])
    }
  })

  it("DELIV-13 holds nothing after its reset, which is where a shopper without a choice begins", () => {
    expect(openPicker(null)).toBe(emptyPicker)
    expect(emptyPicker).toEqual({ step: "method", previous: null, method: null, postalCode: "", notServed: null, siteId: null, fullCatering: [], wanted: null, lapsed: null })
  })

  it("begins at the place for who has chosen before, one step from the other way of delivery, and at that where only catering is driven", () => {
    expect(openPicker(home)).toMatchObject({ step: "postalCode", previous: "method", postalCode: "11122" })
    expect(openPicker(store)).toMatchObject({ step: "store", previous: "method" })
    expect(openPicker({ ...home, groceries: false })).toMatchObject({ step: "method", previous: null, postalCode: "11122" })
  })

  it("is never half-way where it has just been opened, nor once the place is shopped in", () => {
    fc.assert(fc.property(anyPicker, anyChoice, (picker, choice) => {
      expect(isHalfWay(openPicker(choice), choice)).toBe(false)
      if (picker.step === "time" || picker.step === "done" || picker.step === "method") expect(isHalfWay(picker, choice)).toBe(false)
    }))
  })

  it("is half-way with a postal code that is not shopped by, and with another way of delivery", () => {
    expect(isHalfWay(typePostalCode(pickMethod(emptyPicker, "homeDelivery"), "111"), null)).toBe(true)
    expect(isHalfWay(pickMethod(openPicker(home), "pickupAtStore"), home)).toBe(true)
    expect(isHalfWay(pickMethod(emptyPicker, "pickupAtStore"), null)).toBe(false)
  })

  it("loses nothing with a postal code that nobody delivers to, until another is typed", () => {
    for (const choice of [null, home, store]) {
      const answered = refused(typePostalCode(pickMethod(openPicker(choice), "homeDelivery"), "98139"), "98139")
      expect([isHalfWay(answered, choice), isHalfWay(typePostalCode(answered, "98138"), choice)]).toEqual([false, true])
    }
  })
})
