export const name = "Namn"
export const address = "Adress"
export const email = "E-postadress"
export const mobilePhone = "Mobilnummer"
export const missing = "Saknas"
export const fromRegister = "Namn och adress kommer från folkbokföringen."
export const changeLabel = (what: string): string => `Ändra ${what.toLowerCase()}`
export const save = "Spara"
export const cancel = "Avbryt"
export const newEmail = "Ny e-postadress"
export const password = "Ditt lösenord"
export const wrongPassword = "Lösenordet stämmer inte."
export const emailInUse = "E-postadressen används redan av ett annat konto."
/** Shown beside the current address until the link in the mail to the new one is opened. */
export const emailPending = (email: string): string =>
  `Öppna länken i mejlet till ${email} inom 24 timmar, så ändras din e-postadress. Tills dess loggar du in med den gamla.`
export const emailSent = "Vi har skickat ett mejl till den nya adressen."
export const emailUnchanged = "Du fortsätter att logga in med din e-postadress."
export const tooManyEmailChanges = "Du kan ändra e-postadressen tre gånger per dygn. Försök igen i morgon."
export const emailNotChanged = "E-postadressen kunde inte ändras. Försök igen."
export const receiptCopy = "Skicka kvitto med e-post"
export const receiptCopyNote = "Du får kvittot när du har fått dina varor. Orderbekräftelsen skickas alltid."
export const receiptCopyNotChanged = "Valet av kvitto kunde inte sparas. Försök igen."
export const mobilePhoneChanged = "Mobilnumret är ändrat."
export const mobilePhoneNotChanged = "Mobilnumret kunde inte ändras. Försök igen."

/** '070-123 45 67' from '+46701234567'; other numbers as they are. */
export const readableMobilePhone = (stored: string): string =>
  stored.replace(/^\+46(\d{2})(\d{3})(\d{2})(\d{2})$/, "0$1-$2 $3 $4")
