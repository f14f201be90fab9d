import { type MailContent, makeMail } from "../mail/make-mail.ts"

/** The mail about a changed e-mail address, which both the earlier and the new address get. */
export const emailChangedMail = (newEmail: string): MailContent =>
  makeMail("Din e-postadress är ändrad", [
    "Hej!",
    `E-postadressen till ditt konto hos Skafferi är ändrad till ${newEmail}. Logga in med den nya adressen från och med nu.`,
    "Har du inte gjort ändringen? Kontakta kundservice så snart du kan."
  ])
