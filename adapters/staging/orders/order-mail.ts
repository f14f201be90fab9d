import { formatQuantity, unitNames, unitFromWire } from "#core/catalogue/units.ts"
import { formatPrice, fromKronor } from "#core/kernel/money.ts"
import { taxesOf } from "../cart/taxes.ts"
import { type MailContent, makeMail } from "../mail/make-mail.ts"
import { slotText } from "../mail/slot-text.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"

const quantityWithUnit = ({ quantity }: OrderSnapshot["items"][number]): string =>
  `${formatQuantity(quantity.value)} ${unitNames[unitFromWire(quantity.unit)]}`

/** Formats '11122' as '111 22'. */
const formatPostalCode = (code: string): string => code.replace(/^(\d{3})(\d{2})$/, "$1 $2")

const formatKronor = (kronor: number): string => formatPrice(fromKronor(kronor)).replaceAll("\u00a0", " ")

interface OrderMailTexts {
  readonly subject: string
  readonly text: string
  /** The last paragraph. */
  readonly note: string
}

const weightNote = "Vad viktvarorna kostar vet vi först när de är vägda, så beloppet kan ändras lite. "

const noteBeforePacking = ({ items }: OrderSnapshot): string =>
  `${items.some(({ quantity }) => unitFromWire(quantity.unit) === "kilogram") ? weightNote : ""}Du betalar när du får varorna.`

const formatPortions = (count: number): string => (count === 1 ? "1 portion" : `${count} portioner`)

/** The chosen recipes and catered meals, each with its price; the recipes of bags are part of the bags' prices. */
const recipeAndMealRows = ({
  recipes = [],
  cateredMeals = []
}: OrderSnapshot): ReadonlyArray<readonly [string, string]> => [
  ...recipes
    .flatMap(({ editableRecipes }) => editableRecipes)
    .map(
      ({ name, numberOfMeals, recipePrice }) =>
        [`${formatPortions(numberOfMeals)} ${name}`, formatKronor(recipePrice)] as const
    ),
  ...cateredMeals.map(
    ({ name, quantity, cateredMeal, amount }) =>
      [
        `${cateredMeal.unit === "per person" ? formatPortions(quantity.value) : `${quantity.value} st`} ${name}`,
        formatKronor(amount)
      ] as const
  )
]

const orderMail = (firstname: string, order: OrderSnapshot, { subject, text, note }: OrderMailTexts): MailContent => {
  const { slot, store, homeDelivery } = order
  const deliveryText =
    homeDelivery === null
      ? `Hämtas i ${store.name}, ${store.streetAddress}, ${store.city}`
      : `Levereras till ${homeDelivery.street}, ${formatPostalCode(homeDelivery.postalCode)} ${homeDelivery.city}`
  return makeMail(subject, [
    `Hej ${firstname}!`,
    `${text}\n${deliveryText}, ${slotText(slot)}.`,
    {
      rows: [
        ...order.items.map(
          (item) =>
            [
              `${quantityWithUnit(item)} ${item.name}${item.brand === null ? "" : `, ${item.brand}`}`,
              formatKronor(item.amount)
            ] as const
        ),
        ...recipeAndMealRows(order)
      ]
    },
    {
      rows: [
        ...order.charges
          .filter(({ subType }) => subType !== "WeightReservation")
          .map(({ name, amount }) => [name, formatKronor(amount)] as const),
        ...order.discountCodes
          .filter(({ amount }) => (amount ?? 0) > 0)
          .map(({ name, amount }) => [name, `−${formatKronor(amount ?? 0)}`] as const),
        ["Totalt", formatKronor(order.totalAmount)],
        ...taxesOf(order, order.date).map(
          ({ taxPercentage, taxAmount }) => [`Varav moms ${taxPercentage} %`, formatKronor(taxAmount)] as const
        )
      ]
    },
    note
  ])
}

/** The mail that confirms an order. */
export const confirmationMail = (orderNo: string, firstname: string, order: OrderSnapshot): MailContent =>
  orderMail(firstname, order, {
    subject: `Tack för din beställning ${orderNo}`,
    text: `Vi har tagit emot din beställning ${orderNo}.`,
    note: noteBeforePacking(order)
  })

/** The mail that confirms a changed order. */
export const changeMail = (orderNo: string, firstname: string, order: OrderSnapshot): MailContent =>
  orderMail(firstname, order, {
    subject: `Din beställning ${orderNo} är ändrad`,
    text: `Vi har tagit emot ändringen av din beställning ${orderNo}. Så här ser den ut nu.`,
    note: noteBeforePacking(order)
  })

/** The receipt of a delivered order, with the packed weights. */
export const receiptMail = (orderNo: string, firstname: string, order: OrderSnapshot): MailContent =>
  orderMail(firstname, order, {
    subject: `Kvitto på din beställning ${orderNo}`,
    text: `Tack för att du handlade hos oss! Här är kvittot på din beställning ${orderNo}.`,
    note: "Viktvaror har fått sin packade vikt och det belopp som hör till den."
  })
