import { describe, expect, it } from "vitest"
import { isFood } from "./food.ts"

describe("isFood", () => {
  it.each([
    ["Mejeri, ost och ägg", "Mellanmjölk", true],
    ["Barn", "Barnmat på burk & klämpåse", true],
    ["Barn", "Blöjor", false],
    ["Barn", "Våtservetter & skötsel", false],
    ["Barn", "Nappar & flaskor", false],
    ["Barn", "Lek & pyssel", false],
    ["Dryck", "Folköl", true],
    ["Frukt & grönt", "Buketter & krukväxter", false],
    ["Godis, snacks & kiosk", "Påsgodis", true],
    ["Godis, snacks & kiosk", "Vitt snus", false],
    ["Godis, snacks & kiosk", "Cigaretter & tobak", false],
    ["Godis, snacks & kiosk", "Tändare & tändstickor", false],
    ["Hem, städ & djur", "Hundmat", false],
    ["Skönhet & hälsa", "Värk & feber", false],
    ["Skönhet & hälsa", "Vitaminer & kosttillskott", true],
    [null, null, true]
  ])("returns for the department %s and the category %s: %s", (department, category, expected) => {
    expect(isFood({ department, category })).toBe(expected)
  })
})
