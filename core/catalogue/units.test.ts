import { describe, expect, it } from "vitest"
import type { Unit } from "./model.ts"
import {
  cartUnits,
  comparisonUnits,
  idEndings,
  unitCodes,
  unitNames,
  unitNumbers,
  unitFromWire,
  unitOfCode,
  unitOfNumber
} from "./units.ts"

const units: ReadonlyArray<Unit> = ["piece", "kilogram"]

describe("the mapping of units", () => {
  it.each(units)("maps each wire value of the unit '%s' back to the unit", (unit) => {
    expect([unitFromWire(cartUnits[unit]), unitOfCode(unitCodes[unit]), unitOfNumber(unitNumbers[unit])]).toEqual([
      unit,
      unit,
      unit
    ])
  })

  it.each(Object.entries({ cartUnits, unitCodes, unitNumbers, idEndings, unitNames, comparisonUnits }))(
    "has distinct values in %s",
    (_, map) => expect(new Set(Object.values(map)).size).toBe(Object.keys(map).length)
  )

  it("names pieces and kilograms for shoppers", () => expect(unitNames).toEqual({ piece: "st", kilogram: "kg" }))

  it("PRODUCT-14 reads the sellingUnitOfMeasure 2 as kilogram, and 1 as piece", () =>
    expect(([2, 1] as const).map((unit) => unitOfNumber(unit))).toEqual(["kilogram", "piece"]))

  it("treats an unknown unit as piece", () => expect(unitFromWire("Box")).toBe("piece"))
})
