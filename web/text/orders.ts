export const title = "Mina ordrar"
export const none = "Du har inga ordrar ännu."
export const order = (number: string): string => `Order ${number}`
export const statuses = { placed: "Beställd", locked: "Plockas", delivered: "Levererad", cancelled: "Avbruten" } as const
export const change = "Ändra order"
export const shopAgain = "Handla igen"
export const shopAgainText = "Välj vilka varor du vill lägga i korgen."
export const print = "Skriv ut"
export const changeUntil = (when: string): string => `Kan ändras till och med ${when}`
export const noLongerSold = "Finns inte längre"
export const showOrder = (number: string): string => `Visa order ${number}`
export const total = "Summa"
