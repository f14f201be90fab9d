import { decimal } from "./common.ts"

/** What stands on cards and in an empty cart; a filled one has more words. */
export const title = "Varukorg"

/** Order of the words: cart or order busy, no store, not logged in, cannot add, not sellable, no price, else (CART-50). */
export const addButton = {
  chooseStore: "Välj butik",
  logIn: "Logga in",
  changeDelivery: "Byt leveranssätt",
  discontinued: "Utgått",
  soldOut: "Tillfälligt slut",
  add: "Lägg till"
} as const

/** Name of the add button: 'Lägg till, Mellanmjölk 1,5 l'. */
export const addNamed = (label: string, name: string): string => `${label}, ${name}`
export const increase = (name: string): string => `Öka antal, ${name}`
export const decrease = (name: string): string => `Minska antal, ${name}`
export const quantityOf = (name: string): string => `Antal, ${name}`

/** The maximum notice (CART-64, CART-65); `max` in pieces or kg. */
export const maximum = (max: number, unit: "st" | "kg"): string => `Du kan köpa högst ${decimal(max)} ${unit} av varan.`

export const calculating = "beräknas"
export const emptied = "Varukorgen är tom."

export const emptyTitle = "Din varukorg är tom"
export const emptyText = "Lägg varor i korgen så samlas de här."
export const visitorEmptyTitle = "Logga in för att handla"
export const visitorEmptyText = "Bläddra och sök som du vill. När du loggat in kan du lägga varor i korgen."
export const startShopping = "Börja handla"
