export const sentTo = (email: string): string => `Vi svarar till ${email} så snart vi kan.`
export const failed = "Något gick fel, försök igen eller kontakta kundservice."
export const invalid = "Kontrollera uppgifterna i formuläret och försök igen."
