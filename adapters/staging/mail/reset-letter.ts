import { type Letter, makeLetter } from "./letter.ts"

/** The mail with the link to a new password. */
export const resetLetter = (link: string, minutes: number): Letter =>
  makeLetter("Välj ett nytt lösenord", [
    "Hej!",
    "Du har bett om att få välja ett nytt lösenord hos Skafferi. Öppna länken:",
    { link, words: "Välj nytt lösenord" },
    `Länken fungerar en gång och i ${minutes} minuter. Har du bett om flera mejl gäller bara det senaste.`,
    "Har du inte bett om det kan du låta bli att göra något. Ditt lösenord är oförändrat."
  ])
