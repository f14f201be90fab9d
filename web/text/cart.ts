import type { Ore } from "#core/kernel/money.ts"
import { formatPrice, formatShortPrice } from "#core/kernel/money.ts"
import { decimal, goods } from "./common.ts"

export const title = "Varukorg"
export const goodsSection = "Varor"
export const recipesSection = "Recept"
export const cateringSection = "Catering"

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

/** 'Totalt (3 varor)' (CART-08). */
export const total = (count: number): string => `Totalt (${goods(count)})`
export const discount = "Varav rabatt"
export const subtotal = "Varor"
export const deposit = "Pant"
export const pickingFee = "Plockavgift"
export const freight = "Frakt"
export const weightReservation = "Reservation för viktvaror, 10 %"
export const weightReservationNote = "Tio procent av varuvärdet reserveras för viktvaror och kassar. Beloppet justeras när varorna har plockats."
export const pickingFeeNote = "Våra priser online är samma som i butik. Därför tar vi ut en plockavgift i stället."
export const calculating = "beräknas"
export const free = "0 kr"
export const toCheckout = "Gå till kassan"
export const empty = "Töm varukorgen"
export const removeReplacement = "Ta bort varukorg"
export const emptyQuestion = (count: number): string => `Vill du ta bort ${goods(count)} ur varukorgen?`
export const emptyFailed = "Varukorgen gick inte att tömma just nu. Varorna ligger kvar, försök igen."
export const emptied = "Varukorgen är tom."
export const editingOrder = (orderNumber: string): string => `Du ändrar order ${orderNumber}`
export const stopEditing = "Avbryt redigering"
export const completeChange = "Slutför ändringen"

/** 'Handla för 120 kr till så plockar vi gratis.' */
export const leftToFreePicking = (left: Ore): string => `Handla för ${formatShortPrice(left)} till så plockar vi gratis.`
export const freePickingReached = "Nu plockar vi dina varor gratis."
export const towardFreePicking = "Kvar till gratis plock"

export const emptyTitle = "Din varukorg är tom"
export const emptyText = "Lägg varor i korgen så samlas de här."
export const visitorEmptyTitle = "Logga in för att handla"
export const visitorEmptyText = "Bläddra och sök som du vill. När du loggat in kan du lägga varor i korgen."
export const startShopping = "Börja handla"

/** Spoken once after quick taps: '2 st Mellanmjölk i varukorgen. Totalt 124,50 kr.' */
export const changedSpoken = (quantity: number, unit: "st" | "kg", name: string, sum: Ore): string =>
  `${decimal(quantity)} ${unit} ${name} i varukorgen. Totalt ${formatPrice(sum)}.`
export const removed = (name: string): string => `${name} togs bort ur varukorgen.`
export const updatingAmounts = "Beloppen räknas om"
export const reloading = "Uppdaterar varukorgen"
export const oldCartRemoved = "Din förra varukorg var mer än en månad gammal och har tagits bort."

export const failedTitle = "Hoppsan, något gick fel!"
export const failedText = "En eller flera produkter kunde inte läggas till"

export const previewTitle = "Vissa varor tas bort!"
export const previewText = "De här varorna finns inte i butiken du valt:"
export const accept = "Acceptera"
export const switchStore = "Byt butik"
export const goBack = "Gå tillbaka"
export const goOnAndRemove = "Gå vidare, ta bort varor"
export const homeDeliveryNotPossible = "Hemleverans inte möjlig"
export const homeDeliveryNotPossibleText = "De här varorna kan inte levereras hem:"
export const missing = "Finns inte i vald butik"
export const portions = (count: number): string => (count === 1 ? "1 portion" : `${count} portioner`)
export const ageCheck = (age: 15 | 18): string => `${age} år. Legitimation krävs`
export const limitReached = "Du har nått det högsta antalet av:"
