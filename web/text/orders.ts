import type { DeliveryMethod } from "#core/assortment/model.ts"

export const title = "Mina beställningar"
export const noOrders = "Du har inga beställningar ännu."
export const failed = "Dina beställningar gick inte att hämta just nu."
export const order = (number: string): string => `Order ${number}`
const statuses = { placed: "Beställd", locked: "Plockas", delivered: "Levererad", cancelled: "Avbruten" } as const
const collected = "Hämtad"
/** The status of an order; a pickup is not delivered but collected. */
export const status = (value: keyof typeof statuses, method: DeliveryMethod): string =>
  value === "delivered" && method === "pickupAtStore" ? collected : statuses[value]
const paid = { homeDelivery: "Betald vid leverans", pickupAtStore: "Betald vid hämtning" } as const
/** When a delivered order was paid for: on delivery or at collection. */
export const paidAt = (deliveryMethod: DeliveryMethod): string => paid[deliveryMethod]
export const placed = "Beställd"
export const print = "Skriv ut"
export const changeUntil = (when: string): string => `Kan ändras fram till ${when}`
