import { formatPrice, fromKronor } from "#core/kernel/money.ts"
import { type Letter, makeLetter } from "../mail/letter.ts"
import type { OrderSnapshot } from "./snapshot.ts"

const quantityOf = ({ quantity }: OrderSnapshot["items"][number]): string =>
  quantity.unit === "Kilogram" ? `${String(quantity.value).replace(".", ",")} kg` : `${quantity.value} st`

const price = (kronor: number): string => formatPrice(fromKronor(kronor)).replaceAll("\u00a0", " ")

/** What a customer is told right after ordering. */
export const confirmationMail = (orderNo: string, firstname: string, order: OrderSnapshot): Letter => {
  const { slot, store, homeDelivery } = order
  const where =
    homeDelivery === null
      ? `Hämtas i ${store.name}, ${store.streetAddress}, ${store.city}`
      : `Levereras till ${homeDelivery.street}, ${homeDelivery.postalCode} ${homeDelivery.city}`
  return makeLetter(`Tack för din beställning ${orderNo}`, [
    `Hej ${firstname}!`,
    `Vi har tagit emot din beställning ${orderNo}.\n${where}, ${slot.date} klockan ${slot.from}–${slot.to}.`,
    { rows: order.items.map((item) => [`${quantityOf(item)} ${item.name}${item.brand === null ? "" : `, ${item.brand}`}`, price(item.amount)]) },
    {
      rows: [
        ...order.charges.filter(({ subType }) => subType !== "WeightReservation").map(({ name, amount }) => [name, price(amount)] as const),
        ...order.discountCodes.filter(({ amount }) => (amount ?? 0) > 0).map(({ name, amount }) => [name, `−${price(amount ?? 0)}`] as const),
        ["Totalt", price(order.totalAmount)]
      ]
    },
    "Vikten på viktvaror kan ändra beloppet en aning när varorna packas. Du betalar när du får dem."
  ])
}
