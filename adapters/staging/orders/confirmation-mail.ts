import { formatQuantity } from "#core/catalogue/quantity.ts"
import { unitNames, unitFromWire } from "#core/catalogue/units.ts"
import { formatPrice, fromKronor } from "#core/kernel/money.ts"
import { type MailContent, makeMail } from "../mail/make-mail.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"

const quantityWithUnit = ({ quantity }: OrderSnapshot["items"][number]): string =>
  `${formatQuantity(quantity.value)} ${unitNames[unitFromWire(quantity.unit)]}`

const formatKronor = (kronor: number): string => formatPrice(fromKronor(kronor)).replaceAll("\u00a0", " ")

/** The mail that confirms an order. */
export const confirmationMail = (orderNo: string, firstname: string, order: OrderSnapshot): MailContent => {
  const { slot, store, homeDelivery } = order
  const deliveryText =
    homeDelivery === null
      ? `Hämtas i ${store.name}, ${store.streetAddress}, ${store.city}`
      : `Levereras till ${homeDelivery.street}, ${homeDelivery.postalCode} ${homeDelivery.city}`
  return makeMail(`Tack för din beställning ${orderNo}`, [
    `Hej ${firstname}!`,
    `Vi har tagit emot din beställning ${orderNo}.\n${deliveryText}, ${slot.date} klockan ${slot.from}–${slot.to}.`,
    {
      rows: order.items.map((item) => [
        `${quantityWithUnit(item)} ${item.name}${item.brand === null ? "" : `, ${item.brand}`}`,
        formatKronor(item.amount)
      ])
    },
    {
      rows: [
        ...order.charges
          .filter(({ subType }) => subType !== "WeightReservation")
          .map(({ name, amount }) => [name, formatKronor(amount)] as const),
        ...order.discountCodes
          .filter(({ amount }) => (amount ?? 0) > 0)
          .map(({ name, amount }) => [name, `−${formatKronor(amount ?? 0)}`] as const),
        ["Totalt", formatKronor(order.totalAmount)]
      ]
    },
    "Vikten på viktvaror kan ändra beloppet en aning när varorna packas. Du betalar när du får dem."
  ])
}
