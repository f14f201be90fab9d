export const add = "Lägg till favorit"
export const remove = "Ta bort favorit"
/** The accessible name of a favourite button. */
export const buttonName = (label: string, name: string) => `${label}, ${name}`
