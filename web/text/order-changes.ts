import type { DeliveryMethod } from "#core/assortment/model.ts"
import { joinList, productCount } from "./common.ts"

export const edit = "Ändra order"
export const continueEditing = "Fortsätt ändra"
export const editing = (number: string): string => `Du ändrar order ${number}`
export const editingUnknown = "Du ändrar en order"
/** `time`: 'tor 27/11 kl. 17–19'. */
export const editingNote = (time: string, method: DeliveryMethod): string =>
  `${method === "homeDelivery" ? "Levereras" : "Hämtas"} ${time}. Ordern ändras först när du slutför.`
export const cancelEditing = "Avbryt redigering"
export const finishEditing = "Slutför ändringen"
export const cancelQuestion = "Vill du avbryta redigeringen?"
export const cancelConsequence = "Det du har ändrat tas bort och ordern är kvar som den var."
export const keepEditing = "Fortsätt redigera"
export const replaceCartQuestion = "Vill du byta ut din varukorg?"
export const replaceCartNote = (count: number): string =>
  `Medan du ändrar ordern ligger orderns varor i varukorgen. ${productCount(count)} som du har där nu läggs undan tills du är klar.`
export const removeCart = "Ta bort varukorg"
export const orderLocked = "Ordern går inte att ändra längre, för den har börjat plockas."
export const otherOrderChanged = "Du ändrar redan en annan order. Slutför eller avbryt den ändringen först."
export const orderGone = "Ordern finns inte kvar."
/** Shown in the checkout when another tab has discarded or confirmed the change. */
export const changeEndedElsewhere =
  "Du ändrar inte längre någon order, den ändringen har avslutats på en annan sida. Nu beställer du det som ligger i varukorgen här."
export const editFailed = "Ordern gick inte att öppna för ändring just nu. Försök igen."
export const editingNotCancelled = "Redigeringen gick inte att avbryta just nu. Ändringarna ligger kvar, försök igen."
export const orderChanged = "Din beställning är ändrad"
export const confirmChange = "Ändra beställning med betalningsskyldighet"
export const confirmNote = (number: string): string =>
  `Du ändrar order ${number}. Den gamla beställningen gäller tills du bekräftar här.`

export const repeat = "Handla igen"
export const repeatTitle = (number: string): string => `Handla igen från order ${number}`
export const repeatNote = "Avmarkera det du inte vill ha. Du betalar dagens priser."
export const addSelected = (count: number): string =>
  count === 1 ? "Lägg 1 vara i korgen" : `Lägg ${count} varor i korgen`
export const missingProducts = (names: ReadonlyArray<string>): string => `Går inte att handla nu: ${joinList(names)}.`
export const nothingToRepeat = "Inget ur den här ordern går att handla nu."
export const repeatFailed = "Ordern gick inte att hämta just nu. Försök igen."
