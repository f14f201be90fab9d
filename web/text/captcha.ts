export const notCompleted = "Du måste genomföra reCAPTCHA verifieringen, försök igen eller kontakta kundservice."
export const unavailable = "Kontrollen kunde inte göras. Försök igen eller kontakta kundservice."
