export const title = "Logga in"
export const email = "E-postadress"
export const next = "Nästa"
export const noAccount = "Inget konto?"
export const createAccount = "Skapa konto"
export const emailHint = "Ange en giltig e-postadress."
export const changeEmail = "ändra"
export const password = "Lösenord"
export const passwordToggle = { show: "Visa lösenord", hide: "Dölj lösenord" } as const
export const submit = "Logga in"
export const succeeded = "Inloggning lyckad"
export const forgot = "Jag har glömt mitt lösenord"
export const resetTitle = "Återställ lösenord"
export const resetText = "Ange din e-postadress så skickar vi instruktioner för hur du väljer ett nytt lösenord."
export const resetSubmit = "Återställ lösenord"
export const resetSent = "Vi har skickat instruktioner till din e-post"
export const wrongTitle = "Fel e-postadress eller lösenord"
export const wrongText = "Kontrollera dina uppgifter"
export const failedTitle = "Tekniskt fel"
export const failedText = "Något gick fel. Försök igen."
export const cookiesBlockedTitle = "Cookies är avstängda"
export const cookiesBlocked = "Tillåt cookies för den här sidan i webbläsarens inställningar och försök igen."
export const withoutCookies =
  "Du kan titta runt, men vi kan inte spara din butik eller hålla dig inloggad när du går till en ny sida."
export const tooManyTitle = "För många försök"
export const tooMany = "Vänta en stund och försök igen."
const inMinutes = (minutes: number): string => `igen om ${minutes === 1 ? "1 minut" : `${minutes} minuter`}.`
export const tryAgainIn = (minutes: number): string => `Prova ${inMinutes(minutes)}`

/** 'För många försök, prova igen om {n} minuter'. */
export const tooManyAttempts = ({ minutes }: { readonly minutes: number | null }): string =>
  minutes === null ? `${tooManyTitle}. ${tooMany}` : `${tooManyTitle}, prova ${inMinutes(minutes)}`
export const loggedOut = "Du är utloggad."
export const actingTitle = "Logga in som kund"
export const actingChecks = "Vi kontrollerar din länk …"
export const actingFailed = "Något gick fel, kontrollera token!"
