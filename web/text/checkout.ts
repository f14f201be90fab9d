import type { DeliveryMethod } from "#core/assortment/model.ts"
import { deliverToRegistered } from "./store.ts"
import type { DeliveryAddress } from "#core/orders/delivery-address.ts"

export const title = "Kassa"
export const delivery = "Leverans"
export const time = "Tid"
export const phone = "Mobilnummer"
export const message = "Meddelande till plockaren"
export const payment = "Betalning"
const payments = { homeDelivery: "Betala vid leverans", pickupAtStore: "Betala när du hämtar" } as const
/** When the order is paid for: on delivery or at collection. */
export const paymentAt = (deliveryMethod: DeliveryMethod): string => payments[deliveryMethod]
export const paymentNote = "Med kort eller Swish när du får varorna."
export const toPay = "Att betala"
export const summary = "Din beställning"
export const backToShop = "Fortsätt handla"
export const order = "Beställ med betalningsskyldighet"
export const chooseTimeFirst = "Välj en tid först."
export const weightNote =
  "Vad viktvaror kostar vet vi först när de är vägda. Därför reserverar vi lite mer än totalen tills varorna är plockade."
export const noWithdrawal = "Ångerrätten gäller inte för livsmedel och andra varor som snabbt blir gamla."
export const identification = "Du behöver visa legitimation när du får varor med åldersgräns."
export const thanks = "Tack för din beställning"
export const orderNumber = "Ordernummer"
export const changeUntil = (when: string): string => `Du kan ändra din beställning fram till ${when}.`
export const refusedTitle = "Beställningen gick inte igenom"
export const slotElsewhere =
  "Tiden du valde gäller inte för den butik eller adress som är sparad på ditt konto. Välj plats igen, varukorgen är kvar."
export const slotFull = "Tiden du valde hann bli fullbokad. Välj en ny tid, varukorgen är kvar."
export const slotOrdered =
  "Du har redan en beställning till den här tiden. Välj en annan tid, eller ändra den beställningen under Mina Sidor."
export const tooManyOrders =
  "Du kan inte ha fler beställningar på gång samtidigt. Ändra en av dem under Mina Sidor, eller vänta tills en är på väg. Varukorgen är kvar."
export const orderedTooOften =
  "Du har beställt många gånger på kort tid. Vänta en stund och försök igen, varukorgen är kvar."
export const mealNotPrepared =
  "Köket hinner inte laga din catering till den här tiden, eller så lagas den inte den dagen. Välj en annan tid, varukorgen är kvar."
export const totalChanged =
  "Beloppet har ändrats sedan du senast såg det. Kontrollera det nya beloppet och beställ sedan igen."
export const emptyCart = "Varukorgen är tom."
export const cartGone = "Varukorgen har beställts eller tömts på en annan sida."
export const lineRefused = "Går inte att beställa just nu"
export const noDelivery = "Välj först hur du vill få dina varor, så ser du vilka tider som finns."
export const chooseDelivery = "Välj leveranssätt"
export const street = "Gatuadress"
export const enterAddressAt = (place: string): string =>
  `Du har valt hemleverans till ${place}, som inte är din folkbokföringsadress. Skriv gatuadressen vi ska köra till.`
export const deliverToRegisteredAt = (address: DeliveryAddress): string => `${deliverToRegistered(address)} i stället`
export const deliverElsewhere = "Leverera till en annan adress"
export const deliverToMyRegistered = "Leverera till min folkbokföringsadress"
export const linesRefused = "De här varorna går inte att beställa just nu. Ta bort dem eller välj något liknande:"
export const changeRefused = "En ändring i varukorgen gick inte igenom. Kontrollera varorna och beställ sedan igen."
export const addressOutOfArea =
  "Adressen ligger utanför butikens leveransområde. Ändra leveransen eller välj att hämta i butik, varukorgen är kvar."
export const couponsUsedUp =
  "En rabattkod hann bli använd och är borttagen ur varukorgen. Kontrollera det nya beloppet och beställ sedan igen."
