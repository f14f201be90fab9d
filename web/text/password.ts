export const strength = { weak: "Svag", medium: "Medium", strong: "Stark", veryStrong: "Mycket Stark" } as const
export const strengthLabel = (strength: string): string => `Lösenordets styrka: ${strength}`
export const mismatch = "Lösenorden matchar inte"
export const newPassword = "Ange nytt lösenord"
export const repeat = "Repetera lösenord"
export const hint = "Ange ett säkert lösenord med minst 8 tecken."
export const repeatHint = "Repetera lösenord måste matcha fältet Ange nytt lösenord."
export const forgotTitle = "Glömt lösenord"
export const setTitle = "Välj nytt lösenord"
export const setSubmit = "Byt lösenord"
export const emailHint = "Används vid inloggning"

/** 'Ett mail med instruktioner har skickats till {email}!' (PWD-02). */
export const sent = (email: string): string => `Ett mail med instruktioner har skickats till ${email}!`
export const requestFailed = "Hoppsan, något gick fel! Kontrollera att e-postadressen stämmer."
export const invalidTokenTitle = "Ogiltig token!"
export const invalidTokenText = "Länken du använt har en ogiltig eller för gammal token."
export const changeFailed = "Det gick inte att byta lösenordet."
export const maybeChangedTitle = "Lösenordet kan redan vara bytt."
export const maybeChangedText = "Vi fick inget svar första gången. Prova att logga in med det nya lösenordet."
export const useLatestLink = "Kontrollera att du använder länken i det senaste mejlet."
export const changed = "Ditt lösenord är bytt!"
export const logIn = "Logga in"
