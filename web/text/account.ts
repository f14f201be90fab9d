export const name = "Namn"
export const address = "Adress"
export const email = "E-postadress"
export const mobilePhone = "Mobilnummer"
export const none = "Saknas"
export const fromRegister = "Namn och adress kommer från folkbokföringen."
export const changeNamed = (what: string): string => `Ändra ${what.toLowerCase()}`
export const save = "Spara"
export const cancel = "Avbryt"
export const mobilePhoneChanged = "Mobilnumret är ändrat."
export const mobilePhoneNotChanged = "Mobilnumret kunde inte ändras. Försök igen."

/** '070-123 45 67' from '+46701234567'; other numbers as they are. */
export const readableMobilePhone = (stored: string): string =>
  stored.replace(/^\+46(\d{2})(\d{3})(\d{2})(\d{2})$/, "0$1-$2 $3 $4")
