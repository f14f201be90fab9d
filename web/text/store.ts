import { decimal } from "./common.ts"

export const title = "Välj butik"
export const search = "Sök butik eller stad"

/** '{n} butik(er)', as the specification writes it (STORE-02). */
export const count = (stores: number): string => `${stores} butik(er)`
export const none = "Vi hittar inte butiken"
export const noneAdvice = "Prova en annan stad, en stadsdel, en gata eller ett postnummer."
/** Where a postal code has no stores to recommend. */
export const noneNear = (postalCode: string): string => `Ingen butik nära ${postalCode}. Kontrollera postnumret, eller välj bland alla butiker.`
/** Of stores that could not be looked up. */
export const notFetched = "Butikerna gick inte att hämta just nu."
export const recommended = "Rekommenderade butiker"
export const choose = "Välj"
export const chosen = "Vald"
/** Read out once a store has been chosen. */
export const nowShoppingIn = (store: string): string => `Du handlar nu i ${store}.`
export const chooseNamed = (label: string, name: string): string => (label === choose ? `Välj ${name}` : `${label}, ${name}`)
export const showNearest = "Visa närmaste"
export const positionDenied = "Vi fick inte din position. Sök på stad eller postnummer i stället."
export const allStores = "Alla butiker"
export const openingHours = "Öppettider"
export const holidays = "Avvikande öppettider"
export const services = "I butiken"
export const contact = "Kontakt"
export const map = "Karta"
export const findUs = "Hitta hit"
export const openToday = (span: string): string => `Öppet i dag ${span}`
export const closedToday = "Stängt i dag"
export const closed = "Stängt"
export const shopHere = "Handla här"

/** '850 m' or '3,4 km'; metres in. */
export const distance = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${decimal(Math.round(metres / 100) / 10)} km`
export const serviceNames: Readonly<Record<string, string>> = {
  fish: "Fiskdisk",
  deli: "Delikatessdisk",
  bakery: "Bageri",
  catering: "Catering",
  meat: "Manuell köttdisk",
  cheese: "Ostdisk",
  salad: "Salladsbar",
  post: "Paketombud",
  pharmacy: "Receptfria läkemedel",
  pickup: "Hämta i butik",
  homeDelivery: "Hemleverans",
  recycling: "Pantstation",
  parking: "Parkering",
  charging: "Laddplatser",
  cafe: "Kafé",
  flowers: "Blommor",
  games: "Spel och lotter",
  selfScanning: "Självscanning"
}
