import type { InvalidatedTime } from "#core/delivery/model.ts"
import type { Ore } from "#core/kernel/money.ts"
import { formatShortPrice } from "#core/kernel/money.ts"
import { readablePostalCode } from "./common.ts"
import { slotTime } from "./dates.ts"

/** 'Plockavgift 49 kr, fri när du handlar för minst 1 500 kr'. */
export const pickingFeeNotice = (fee: Ore, freeFrom: Ore): string =>
  `Plockavgift ${formatShortPrice(fee)}, fri när du handlar för minst ${formatShortPrice(freeFrom)}`
export const methodTitle = "Hur vill du få dina varor?"
export const home = "Hemleverans"
export const homeText = "Vi kör hem varorna till dig."
export const pickup = "Hämta i butik"
export const pickupText = "Vi plockar, du hämtar när det passar."
export const postalCode = "Postnummer"
export const postalCodeTitle = "Vart ska vi köra?"
export const postalCodeNotServed = (code: string): string =>
  `Vi kör inte hem till ${readablePostalCode(code)} ännu. Du kan hämta i någon av de här butikerna.`
/** Names the nearest stores, for output that does not list them. */
export const noHomeDeliveryTo = (code: string, stores: ReadonlyArray<string>): string =>
  `Vi kör inte hem till ${readablePostalCode(code)} ännu.${stores.length === 0 ? "" : ` Du kan hämta i ${new Intl.ListFormat("sv", { type: "disjunction" }).format(stores)}.`}`
/** For a postal code to which only catering is delivered. */
export const onlyCateringTo = (code: string): string =>
  `Till ${readablePostalCode(code)} kör vi bara catering. Matvaror kan du hämta i butik.`
/** Labels of the link to the other method, within a step. */
export const switchMethodTo = {
  homeDelivery: "Hemleverans i stället",
  pickupAtStore: "Hämta i butik i stället"
} as const
export const timeTitle = "Välj tid"
export const skipTime = "Välj tid senare"
export const logInForTime = "Logga in för att boka en tid. Du kan också välja tid i kassan."
export const logInForThisTime = (time: string): string => `Logga in för att boka ${time}.`
export const logInAndBook = (time: string): string => `Logga in och boka ${time}`
const timeSuffix = (time: InvalidatedTime): string =>
  time === "unknown" ? "" : ` ${slotTime(time.date, time.from, time.to)}`
export const timeInvalidated = (time: InvalidatedTime): string =>
  `Din tid${timeSuffix(time)} gäller inte här. Välj en ny.`
export const bookedTimeInvalidated = (time: InvalidatedTime): string =>
  `Din bokade tid${timeSuffix(time)} följer inte med. Välj en ny efter bytet.`
export const done = "Klart!"
export const doneText = "Nu ser du sortiment och priser för ditt val."
export const reset = "Börja om"
export const days = "Dagar"
export const firstFree = "Första lediga"
export const full = "Fullbokad"
/** The note of a delivery time without catering. */
export const withoutCatering = "Ingen catering"
export const noSlots = "Det finns inga tider att visa just nu."
export const noCateringSlots = "Den här dagen finns ingen ledig tid för catering."
export const noFreeSlots = "Alla tider den här dagen är fullbokade."

export const switchFailed =
  "Tyvärr gick det inte att välja valt leveranssätt. Vänligen försök igen eller kontakta kundtjänst"
export const slotNotBooked = "Tiden gick inte att boka. Försök igen om en stund."
export const slotTaken = "Tiden hann bli fullbokad. Välj en annan tid."
export const slotGone = "Tiden finns inte längre där du handlar. Välj en av tiderna här."
export const slotElsewhere =
  "Tiden gäller inte för den butik eller adress som är sparad på ditt konto. Välj plats igen."
export const mealNotPrepared =
  "Köket hinner inte laga din catering till den tiden, eller så lagas den inte den dagen. Välj en annan tid."
/** The label of the button to the step that selects the place. */
export const choosePlace = "Välj plats"
