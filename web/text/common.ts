// Texts used in the whole shop.

export const shopName = "Skafferi"
export const close = "Stäng"
export const cancel = "Avbryt"
export const back = "Tillbaka"
export const next = "Nästa"
export const change = "Ändra"
export const undo = "Ångra"
export const loading = "Laddar"
export const pageLoading = "Sidan laddas …"
export const tryAgain = "Försök igen"
export const notAvailable = "Uppgift saknas"

/** '1 vara', '3 varor'. */
export const productCount = (count: number): string => (count === 1 ? "1 vara" : `${count} varor`)

/** 'Mjölk, smör och ost'. */
export const joinList = (parts: ReadonlyArray<string>): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} och ${parts[parts.length - 1] ?? ""}`

/** A number in Swedish notation: '0,5', '1 250' with a non-breaking space. */
export const decimal = (value: number): string => {
  const [whole = "0", fraction] = String(value).split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0")
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

/** 'Sida 2 av 5'. */
export const pageOfPages = (page: number, pageCount: number): string => `Sida ${page} av ${pageCount}`

export const areYouSure = "Är du säker?"
export const startOver = "Om du stänger nu måste du börja om från början."
export const closeWithoutSaving = "Stäng utan att spara"

// The labels of a carousel's buttons, and its position.
export const previousProducts = (label: string): string => `Föregående, ${label}`
export const nextProducts = (label: string): string => `Nästa, ${label}`
export const rangeOfTotal = (from: number, to: number, total: number): string =>
  `${from === to ? from : `${from}–${to}`} av ${total}`
export const readMore = "Läs mer"

/** '111 22', with a non-breaking space. */
export const readablePostalCode = (postalCode: string): string =>
  `${postalCode.slice(0, 3)}\u00a0${postalCode.slice(3)}`
export const showMore = "Visa mer"
export const showLess = "Visa mindre"
