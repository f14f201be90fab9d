import { formatPrice, fromKronor } from "#core/kernel/money.ts"
import type { OrderSnapshot } from "./snapshot.ts"

const quantityOf = ({ quantity }: OrderSnapshot["items"][number]): string =>
  quantity.unit === "Kilogram" ? `${String(quantity.value).replace(".", ",")} kg` : `${quantity.value} st`

const price = (kronor: number): string => formatPrice(fromKronor(kronor)).replaceAll("\u00a0", " ")

/** What a customer is told right after ordering, in plain text. */
export const confirmationMail = (orderNo: string, firstname: string, order: OrderSnapshot): { readonly subject: string; readonly body: string } => {
  const { slot, store, homeDelivery } = order
  const where =
    homeDelivery === null
      ? `Hämtas i ${store.name}, ${store.streetAddress}, ${store.city}`
      : `Levereras till ${homeDelivery.street}, ${homeDelivery.postalCode} ${homeDelivery.city}`
  return {
    subject: `Tack för din beställning ${orderNo}`,
    body: [
      `Hej ${firstname}!`,
      "",
      `Vi har tagit emot din beställning ${orderNo}.`,
      `${where}, ${slot.date} klockan ${slot.from}–${slot.to}.`,
      "",
      ...order.items.map((item) => `${quantityOf(item)} ${item.name}${item.brand === null ? "" : `, ${item.brand}`}: ${price(item.amount)}`),
      "",
      ...order.charges.filter((charge) => charge.subType !== "WeightReservation").map((charge) => `${charge.name}: ${price(charge.amount)}`),
      ...order.discountCodes.filter((code) => (code.amount ?? 0) > 0).map((code) => `${code.name}: −${price(code.amount ?? 0)}`),
      `Totalt: ${price(order.totalAmount)}`,
      "",
      "Vikten på viktvaror kan ändra beloppet en aning när varorna packas. Du betalar när du får dem.",
      "",
      "Vänliga hälsningar",
      "Skafferi"
    ].join("\n")
  }
}
