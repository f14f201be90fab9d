/** Words that every part of the shop uses. */
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
export const unknownFact = "Uppgift saknas"

/** '1 vara', '3 varor'. */
export const goods = (count: number): string => (count === 1 ? "1 vara" : `${count} varor`)

/** 'Mjölk, smör och ost'. */
export const listed = (parts: ReadonlyArray<string>): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} och ${parts[parts.length - 1] ?? ""}`

/** A number the way Swedes write it: '0,5', '1 250' with a hard blank. */
export const decimal = (value: number): string => {
  const [whole = "0", fraction] = String(value).split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0")
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

/** 'Sida 2 av 5'. */
export const pageOf = (page: number, pages: number): string => `Sida ${page} av ${pages}`

export const areYouSure = "Är du säker?"
export const startOver = "Om du stänger nu måste du börja om från början."
export const closeWithoutSaving = "Stäng utan att spara"

/** Buttons and position of a carousel. */
export const previousGoods = (label: string): string => `Föregående, ${label}`
export const nextGoods = (label: string): string => `Nästa, ${label}`
export const positionOf = (from: number, to: number, total: number): string => `${from === to ? from : `${from}–${to}`} av ${total}`
