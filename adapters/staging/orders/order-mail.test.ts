import { describe, expect, it } from "vitest"
import { cartUnits } from "#core/catalogue/units.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"
import { confirmationMail } from "./order-mail.ts"

const order = {
  date: "2026-03-12",
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
  it("names the order, its delivery, each line, the charges without the weight reservation, the discounts that took effect and the total", () => {
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
      "Varav moms 12 %: 11,81 kr",
      "Vad viktvarorna kostar vet vi först när de är vägda, så beloppet kan ändras lite. Du betalar när du får varorna.",
      "Vänliga hälsningar",
      "Skafferi"
    ])
  })

  it("names recipes with their portions and catered meals with their quantities, each with its price", () => {
    const recipes = [
      {
        itemNo: "flexkassen",
        recipes: [],
        editableRecipes: [{ name: "Pannkakor", numberOfMeals: 4, recipePrice: 84.5 }]
      }
    ] as never
    const cateredMeals = [
      { name: "Smörgåstårta", quantity: { value: 10 }, amount: 990, cateredMeal: { unit: "per person" } },
      { name: "Tårta", quantity: { value: 1 }, amount: 199, cateredMeal: { unit: "per styck" } }
    ] as never
    expect(linesOf({ items: [], recipes, cateredMeals }).slice(3, 6)).toEqual([
      "4 portioner Pannkakor: 84,50 kr",
      "10 portioner Smörgåstårta: 990,00 kr",
      "1 st Tårta: 199,00 kr"
    ])
  })

  it("names the address of a home delivery instead of the store", () => {
    expect(linesOf({ homeDelivery: { street: "Storgatan 1", postalCode: "11122", city: "Stockholm" } })[2]).toBe(
      "Levereras till Storgatan 1, 111 22 Stockholm, torsdag 12 mars kl. 10-12."
    )
  })
})
