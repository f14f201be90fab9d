import { formatQuantity } from "#core/catalogue/quantity.ts"
import { unitNames, unitFromWire } from "#core/catalogue/units.ts"
import { formatPrice, fromKronor } from "#core/kernel/money.ts"
import { type MailContent, makeMail } from "../mail/make-mail.ts"
import { slotText } from "../mail/slot-text.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"

const quantityWithUnit = ({ quantity }: OrderSnapshot["items"][number]): string =>
  `${formatQuantity(quantity.value)} ${unitNames[unitFromWire(quantity.unit)]}`

const formatKronor = (kronor: number): string => formatPrice(fromKronor(kronor)).replaceAll("\u00a0", " ")

interface Occasion {
  readonly subject: string
  readonly text: string
}

const orderMail = (firstname: string, order: OrderSnapshot, { subject, text }: Occasion): MailContent => {
  const { slot, store, homeDelivery } = order
  const deliveryText =
    homeDelivery === null
      ? `Hämtas i ${store.name}, ${store.streetAddress}, ${store.city}`
      : `Levereras till ${homeDelivery.street}, ${homeDelivery.postalCode} ${homeDelivery.city}`
  return makeMail(subject, [
    `Hej ${firstname}!`,
    `${text}\n${deliveryText}, ${slotText(slot)}.`,
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

/** The mail that confirms an order. */
export const confirmationMail = (orderNo: string, firstname: string, order: OrderSnapshot): MailContent =>
  orderMail(firstname, order, {
    subject: `Tack för din beställning ${orderNo}`,
    text: `Vi har tagit emot din beställning ${orderNo}.`
  })

/** The mail that confirms a changed order. */
export const changeMail = (orderNo: string, firstname: string, order: OrderSnapshot): MailContent =>
  orderMail(firstname, order, {
    subject: `Din beställning ${orderNo} är ändrad`,
    text: `Vi har tagit emot ändringen av din beställning ${orderNo}. Så här ser den ut nu.`
  })
