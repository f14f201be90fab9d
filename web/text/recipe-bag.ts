/** '1 kasse', '3 kassar'. */
export const bagCount = (count: number): string => (count === 1 ? "1 kasse" : `${count} kassar`)
/** '4 middagar' of a bag. */
export const dinners = (count: number): string => (count === 1 ? "1 middag" : `${count} middagar`)
export const bagCategories = "Typer av matkassar"
export const pickupOnly = "Matkassar hämtar du i butik."
export const chooseRecipes = "Välj recept"
export const chooseNote = (count: number): string => `Välj 1–${count} av kassens recept. Varorna följer med.`
/** '2 av 4 recept valda'. */
export const chosen = (count: number, total: number): string => `${count} av ${total} recept valda`
export const recipeMissing = "Välj minst ett recept"
export const update = "Uppdatera kassen"
export const inCart = (name: string): string => `${name} ligger i varukorgen. Ändra recepten här.`
export const added = (name: string): string => `${name} ligger i varukorgen.`
export const updated = (name: string): string => `${name} är uppdaterad.`
export const total = "Pris för kassen"
export const changeRecipes = "Ändra recept"
export const changeRecipesOf = (name: string): string => `Ändra recept i ${name}`
export const seeRecipe = "Visa receptet"
export const bagNotFound = "Kassen finns inte längre."
