export const notCompleted = "Du måste genomföra reCAPTCHA verifieringen, försök igen eller kontakta kundservice."
export const checkbox = "Jag är inte en robot"
export const checking = "Kontrollerar"
export const expired = "Kontrollen gällde i två minuter. Bocka i rutan igen när du är klar att skicka."
export const unavailable = "Kontrollen kunde inte göras. Försök igen eller kontakta kundservice."
export const consent =
  "Innan du skickar behöver vi veta att du inte är en robot. Kontrollen görs av Google, som då får veta din IP-adress och kan spara kakor."
export const allow = "Tillåt och visa"
export const aboutCookies = "Läs mer om cookies"
