import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { summarizeResult } from "./summarize-result.ts"

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}_ST`,
    name: `Vara ${index}`,
    price: 1_234.5 + index,
    markings: ["KRAV"]
  }))

describe("summarizeResult", () => {
  it.each([
    [
      "the total number of hits, and the first three with their prices",
      { query: "ost", total: 71, pages: 3, categories: [{ name: "Ost" }], stores: [], products: products(24) },
      "products 71: Vara 0 1\u00a0234,50\u00a0kr, Vara 1 1\u00a0235,50\u00a0kr, Vara 2 1\u00a0236,50\u00a0kr, …; categories 1"
    ],
    ["all of three items", ["a", "b", "c"], "3 found: a, b, c"],
    ["the first three of four items", ["a", "b", "c", "d"], "4 found: a, b, c, …"],
    ["the length and the names of a list", [{ number: "3201", name: "Skafferi Klara" }], "1 found: Skafferi Klara"],
    ["that a list is empty", [], "0 found"],
    ["that all lists are empty", { products: [], recipes: [] }, "products 0; recipes 0"],
    ["a list of strings", { queries: ["salt", "peppar"] }, "queries 2: salt, peppar"],
    ["one product", { id: "1_ST", name: "Salt", price: 9.5, sellable: true }, "Salt 9,50\u00a0kr"],
    ["a product in the cart, with its quantity", { name: "Salt", quantity: 2, price: 9.5 }, "2 × Salt 9,50\u00a0kr"],
    [
      "an offer with a formatted price",
      { total: 12, categories: [{ name: "Kryddor", count: 12 }], offers: [{ name: "Salt", price: "2 för 30 kr" }] },
      "offers 12: Salt 2 för 30 kr; categories 1"
    ],
    [
      "an order's number and total",
      { orders: [{ id: "a", number: "5100008", total: 1_038.7, lines: [{}] }] },
      "orders 1: 5100008 1\u00a0038,70\u00a0kr"
    ],
    [
      "a slot's date and time",
      { chosen: true, date: "2026-03-12", from: "08:00", to: "10:00" },
      "2026-03-12 08:00–10:00"
    ],
    ["dates", { dates: ["2026-03-12"] }, "dates 1: 2026-03-12"],
    [
      "slots and the number of available ones",
      {
        available: 1,
        slots: [{ id: "a", available: true, date: "2026-03-12", from: "08:00", to: "10:00", pickingFee: 49 }]
      },
      "slots 1: 2026-03-12 08:00–10:00; available 1"
    ],
    ["fees", { fee: 49, freeFrom: 1500 }, "fee 49,00\u00a0kr; freeFrom 1\u00a0500,00\u00a0kr"],
    ["the customer", { promptsForStore: false, customer: { name: "Anna" }, store: null }, "customer Anna"],
    ["nothing when customer and store are null", { customer: null, store: null }, null],
    ["nothing for null", null, null]
  ])("shows %s", (_, result, summary) => {
    expect(summarizeResult(result)).toBe(summary)
  })

  it("returns one line of at most 142 characters for any result", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.array(fc.record({ name: fc.string({ unit: "binary" }), price: fc.double() }))),
        (result) => {
          const line = summarizeResult(result) ?? "-"
          expect(line.length).toBeLessThanOrEqual(142)
          expect(line).toMatch(/^[^\n\r]+$/)
        }
      )
    )
  })
})
