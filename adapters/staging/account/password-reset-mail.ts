import { type MailContent, makeMail } from "../mail/make-mail.ts"

/** The mail with the link for choosing a new password. */
export const passwordResetMail = (link: string, validMinutes: number): MailContent =>
  makeMail("Välj ett nytt lösenord", [
    "Hej!",
    "Du har bett om att få välja ett nytt lösenord hos Skafferi. Öppna länken:",
    { link, label: "Välj nytt lösenord" },
    `Länken går att använda en gång, inom ${validMinutes} minuter. Har du bett om flera mejl gäller bara det senaste.`,
    "Har du inte bett om det kan du låta bli att göra något. Ditt lösenord är oförändrat."
  ])
