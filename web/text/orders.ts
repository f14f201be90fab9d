export const title = "Mina ordrar"
export const none = "Du har inga ordrar ännu."
export const failed = "Dina ordrar gick inte att hämta just nu."
export const order = (number: string): string => `Order ${number}`
export const statuses = {
  placed: "Beställd",
  locked: "Plockas",
  delivered: "Levererad",
  cancelled: "Avbruten"
} as const
export const print = "Skriv ut"
export const changeUntil = (when: string): string => `Kan ändras till och med ${when}`
