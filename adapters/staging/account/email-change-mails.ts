import { type MailContent, makeMail } from "../mail/make-mail.ts"

/** The mail to a new e-mail address with the link that confirms the change. */
export const confirmEmailMail = (link: string): MailContent =>
  makeMail("Bekräfta din e-postadress", [
    "Hej!",
    "Du har bett om att använda den här e-postadressen för ditt konto hos Skafferi. Öppna länken och bekräfta:",
    { link, label: "Bekräfta e-postadressen" },
    "Länken går att använda en gång, inom 24 timmar. Fram till dess loggar du in med din tidigare adress.",
    "Har du inte bett om det kan du låta bli att göra något."
  ])

/** The mail that tells the current address about a requested change. */
export const emailChangeRequestedMail = (newEmail: string): MailContent =>
  makeMail("Din e-postadress ska ändras", [
    "Hej!",
    `Någon som är inloggad på ditt konto hos Skafferi har bett om att ändra e-postadressen till ${newEmail}. Den ändras först när länken i mejlet till den nya adressen har öppnats.`,
    "Har du inte bett om det? Välj ett nytt lösenord så gäller länken inte längre, och kontakta kundservice."
  ])

/** The mail that tells the earlier address about a change. */
export const emailChangedMail = (newEmail: string): MailContent =>
  makeMail("Din e-postadress är ändrad", [
    "Hej!",
    `E-postadressen till ditt konto hos Skafferi är ändrad till ${newEmail}. Logga in med den nya adressen från och med nu.`,
    "Har du inte gjort ändringen? Kontakta kundservice så snart du kan."
  ])
