import { formatQuantity } from "#core/catalogue/quantity.ts"
import type { Unit } from "#core/catalogue/model.ts"
import { unitNames } from "#core/catalogue/units.ts"
import { decimal } from "./common.ts"
import { discontinued } from "./product.ts"

/** Texts of product cards and of the empty cart; the texts of a filled cart are in cart-content.ts. */
export const title = "Varukorg"
export const switchStore = "Byt butik"

/** The first match wins: no store, not logged in, cannot add, not sellable, no price, not available now, else (CART-50, PRODUCT-13). */
export const addButton = {
  chooseStore: "Välj butik",
  logIn: "Logga in",
  changeDelivery: "Byt leveranssätt",
  discontinued,
  soldOut: "Tillfälligt slut",
  unavailable: "Ej tillgänglig online",
  add: "Lägg till"
} as const

/** The accessible name of the add button: 'Lägg till, Mellanmjölk 1,5 l'. */
export const addLabel = (label: string, name: string): string => `${label}, ${name}`
export const increase = (name: string): string => `Öka antal, ${name}`
export const decrease = (name: string): string => `Minska antal, ${name}`
export const quantityLabel = (name: string): string => `Antal, ${name}`

/** The value in a stepper's field: '3' or '0,5 kg'. */
export const quantityField = (quantity: number, unit: Unit): string =>
  formatQuantity(quantity) + (unit === "kilogram" ? ` ${unitNames[unit]}` : "")

/** The maximum notice (CART-64, CART-65); `max` in pieces or kg. */
export const maximum = (max: number, unit: Unit): string =>
  `Du kan köpa högst ${decimal(max)} ${unitNames[unit]} av varan.`

/** The notice after a typed quantity between two steps: 'Avrundat till 0,3 kg.' */
export const rounded = (quantity: number, unit: Unit): string =>
  `Avrundat till ${decimal(quantity)} ${unitNames[unit]}.`

export const calculating = "beräknas"
export const emptied = "Varukorgen är tom."

export const emptyTitle = "Din varukorg är tom"
export const emptyText = "Lägg varor i korgen så samlas de här."
export const visitorEmptyTitle = "Logga in för att handla"
export const visitorEmptyText = "Bläddra och sök som du vill. När du loggat in kan du lägga varor i korgen."
export const startShopping = "Börja handla"
