import { readablePostalCode } from "./common.ts"

export const title = "Leveransorter"
export const lead = "Hit kör vi hem maten. Välj ort för att se vilka postnummer vi når."
export const cityTitle = (city: string): string => `Hemleverans i ${city}`
export const cityLead = (city: string): string =>
  `Butikerna i ${city} kör hem varor till de här postnumren. Ett x står för vilken siffra som helst.`
export const unknownCity = "Vi kör inte hem från någon ort med det namnet."
export const failed = "Leveransorterna gick inte att hämta just nu."
export const postalCodes = "Postnummer"
export const choose = "Ange ditt postnummer"
export const description = (city: string): string =>
  `Mat hem till dörren i ${city}: se vilka postnummer vi kör till och välj en tid som passar.`

/** '111 22', or '112 xx' for all codes with that prefix. */
export const area = (prefix: string): string => readablePostalCode(prefix.padEnd(5, "x"))
