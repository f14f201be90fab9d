export const suggestions = "Sökförslag"
export const completions = "Förslag på sökord"
export const kindsOfHits = "Alla träffar"
export const addProducts = "Lägg till från sökförslagen"
export const showMoreResults = "Visa fler sökresultat"
export const mostBought = "Mest köpta varor i din butik"
/** Used without a selected store. */
export const mostBoughtAnywhere = "Mest köpta varor"
export const myMostBought = "Mina mest köpta varor"
export const recent = "Senaste sökningar"
export const clearRecentSearches = "Rensa senaste sökningar"
export const searchShortcut = "Öppna sökningen med snedstreck (/)"
export const searchShortcutNote = "Gäller på den här enheten. Stäng av om du styr datorn med rösten."
export const suggestionsAnnouncement = (count: number): string => (count === 0 ? "Inga förslag" : `${count} förslag`)
export const browseDepartments = "Bläddra bland avdelningarna"
/** Shown in the list under the box. */
export const tooShort = "Skriv minst två bokstäver"
