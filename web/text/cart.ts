import { discontinued } from "./product.ts"

// Texts of product cards and of the empty cart; the texts of a filled cart are in cart-content.ts.

export const title = "Varukorg"
export const switchStore = "Byt butik"

/** The add button's labels; the first match wins: no store, not logged in, delivery method not allowed, not sellable, no price, not available now, else (CART-50, PRODUCT-13). */
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
export const calculating = "beräknas"
export const emptied = "Varukorgen är tom."

export const emptyTitle = "Din varukorg är tom"
export const emptyText = "Lägg varor i korgen så samlas de här."
export const visitorEmptyTitle = "Logga in för att handla"
export const visitorEmptyText = "Bläddra och sök som du vill. När du loggat in kan du lägga varor i korgen."
export const startShopping = "Börja handla"

export const cartNotChanged = "Ändringen gick inte att göra just nu. Varukorgen är som förut."
