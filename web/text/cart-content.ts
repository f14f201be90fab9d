import type { Unit } from "#core/catalogue/model.ts"
import { unitNames } from "#core/catalogue/units.ts"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice, formatShortPrice } from "#core/kernel/money.ts"
import { decimal, joinList, productCount } from "./common.ts"

export const productsSection = "Varor"
/** 'Totalt (3 varor)' (CART-08). */
export const total = (count: number): string => `Totalt (${productCount(count)})`
export const unstoredTitle = "Stäng inte sidan ännu"
export const unstored =
  "Enheten kunde inte spara dina senaste ändringar i varukorgen. De skickas när nätet är tillbaka, om sidan är öppen."
export const discount = "Varav rabatt"
/** 'Varav moms 6 %'. */
export const vat = (rate: number): string => `Varav moms ${rate}\u00a0%`
export const subtotal = "Varor"
export const deposit = "Pant"
export const pickingFee = "Plockavgift"
export const freight = "Frakt"
export const weightReservation = "Reserveras utöver totalen"
export const weightReservationNote =
  "Vad viktvaror och kassar kostar vet vi först när de är plockade. Därför reserverar vi 10 % av deras värde tills dess."
export const pickingFeeNote = "Våra priser online är samma som i butik. Därför tar vi ut en plockavgift i stället."
export const toCheckout = "Gå till kassan"
export const emptyCart = "Töm varukorgen"
export const emptyQuestion = (count: number): string => `Vill du ta bort ${productCount(count)} ur varukorgen?`
export const emptyFailed = "Varukorgen gick inte att tömma just nu. Varorna ligger kvar, försök igen."
/** 'Handla för 120 kr till så plockar vi gratis.' */
export const untilFreePicking = (left: Ore): string => `Handla för ${formatShortPrice(left)} till så plockar vi gratis.`
export const freePickingReached = "Nu plockar vi dina varor gratis."
export const freePickingProgress = "Kvar till gratis plockning"
/** Announced after a change: '2 st Mellanmjölk i varukorgen. Totalt 124,50 kr.' */
export const quantityAnnouncement = (quantity: number, unit: Unit, name: string, sum: Ore): string =>
  `${decimal(quantity)} ${unitNames[unit]} ${name} i varukorgen. Totalt ${formatPrice(sum)}.`
export const removed = (name: string): string => `${name} togs bort ur varukorgen.`
export const reloading = "Uppdaterar varukorgen"
export const failedTitle = "Hoppsan, något gick fel!"
export const failedText = "En eller flera produkter kunde inte läggas till"
export const removedTitle = "Vissa varor tas bort!"
export const removedText = "De här varorna finns inte i butiken du valt:"
export const nothingLost = "Alla varor följer med"
export const nothingLostText = "Din varukorg har ändrats på en annan sida. Nu tas inga varor bort."
export const accept = "Acceptera"
/** Used instead of 'Byt butik' when only the delivery method changes. */
export const switchMethod = "Byt leveranssätt"
export const goBack = "Gå tillbaka"
export const continueAndRemove = "Gå vidare, ta bort varor"
export const notInHomeStore = "De här varorna finns inte i butiken som kör hem till dig:"
export const homeDeliveryNotPossible = "Hemleverans inte möjlig"
export const homeDeliveryNotPossibleText = "De här varorna kan inte levereras hem:"
/** The products that a recipe loses: 'utan Vetemjöl och Smör'. */
export const withoutItems = (names: ReadonlyArray<string>): string => `utan ${joinList(names)}`
/** '2 st', '0,4 kg'. */
export const quantityWithUnit = (quantity: number, unit: Unit): string => `${decimal(quantity)}\u00a0${unitNames[unit]}`
export const ageCheck = (age: 15 | 18): string => `${age} år. Legitimation krävs`
export const limitReached = "Du har nått det högsta antalet av:"
