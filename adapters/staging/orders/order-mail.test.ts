import { describe, expect, it } from "vitest"
import { cartUnits } from "#core/catalogue/units.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"
import { confirmationMail } from "./confirmation-mail.ts"

const order = {
  slot: { date: "2026-03-12", from: "10:00", to: "12:00" },
  store: { name: "Skafferi Klara", streetAddress: "Klaragatan 1", city: "Stockholm" },
  homeDelivery: null,
  items: [
    { name: "Mellanmjölk", brand: "Arla", quantity: { value: 2, unit: cartUnits.piece }, amount: 39.8 },
    { name: "Nötfärs", brand: null, quantity: { value: 0.5, unit: cartUnits.kilogram }, amount: 64.95 }
  ],
  charges: [
    { subType: "ChargePickingFee", name: "Plockavgift", amount: 49 },
    { subType: "WeightReservation", name: "Viktreservation", amount: 6.5 }
  ],
  discountCodes: [
    { name: "50 kr rabatt", amount: 50 },
    { name: "Fri plockning", amount: 0 },
    { name: "Okänd", amount: null }
  ],
  totalAmount: 110.25
} as never as OrderSnapshot

const linesOf = (fields: Partial<OrderSnapshot> = {}) =>
  confirmationMail("5100001", "Anna", { ...order, ...fields })
    .text.split("\n")
    .filter((text) => text !== "")

describe("confirmationMail", () => {
  it("names the order, its delivery, each line, the charges, the discounts that took effect and the total", () => {
    expect(confirmationMail("5100001", "Anna", order).subject).toBe("Tack för din beställning 5100001")
    expect(linesOf()).toEqual([
      "Hej Anna!",
      "Vi har tagit emot din beställning 5100001.",
      "Hämtas i Skafferi Klara, Klaragatan 1, Stockholm, torsdag 12 mars kl. 10-12.",
      "2 st Mellanmjölk, Arla: 39,80 kr",
      "0,5 kg Nötfärs: 64,95 kr",
      "Plockavgift: 49,00 kr",
      "50 kr rabatt: −50,00 kr",
      "Totalt: 110,25 kr",
      "Vikten på viktvaror kan ändra beloppet en aning när varorna packas. Du betalar när du får dem.",
      "Vänliga hälsningar",
      "Skafferi"
    ])
  })

  it("says where a home delivery goes instead of where an order is picked up", () => {
    expect(linesOf({ homeDelivery: { street: "Storgatan 1", postalCode: "11122", city: "Stockholm" } })[2]).toBe(
      "Levereras till Storgatan 1, 11122 Stockholm, torsdag 12 mars kl. 10-12."
    )
  })
})
