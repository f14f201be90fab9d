export const required = (label: string): string => `${label} är ett obligatoriskt fält.`
export const tooShort = (label: string, min: number): string => `${label} måste vara minst ${min} tecken.`
export const tooLong = (label: string, max: number): string => `${label} får högst vara ${max} tecken.`
export const mustMatch = (label: string): string => `${label} måste matcha.`
export const wrongEmail = (label: string): string => `${label} har ett felaktigt format, använd namn@exempel.se.`
export const wrongPersonalNumber = (label: string): string => `${label} har ett felaktigt format, använd YYMMDD-XXXX.`
export const wrongMobilePhone = (label: string): string => `${label} har ett felaktigt format, använd 0701234567`
export const wrongZipCode = (label: string): string => `${label} har ett felaktigt format, använd 12345`
export const taken = (label: string): string => `${label} är redan upptaget, vänligen välj ett annat`
export const emailHint = "Ange en giltig e-postadress."
export const notValid = (label: string): string => `${label} är inte giltigt.`
export const unsupportedField = "Invalid or not supported formfield type"
export const requiredInfo = "* Obligatoriska uppgifter"
export const optional = "(valfritt)"
export const zipPlaceholder = "Postnummer"
export const counter = (length: number, max: number): string => `${length}/${max}`
export const send = "Skicka"
export const captchaMissing = "Du måste genomföra reCAPTCHA verifieringen, försök igen eller kontakta kundservice."
export const captchaNotSet = "Formuläret kan inte skickas just nu eftersom verifieringen saknar inställningar."
export const captchaLabel = "Jag är inte en robot"
export const failed = "Något gick fel"
export const errorSummary = (count: number): string => (count === 1 ? "En uppgift behöver rättas" : `${count} uppgifter behöver rättas`)
export const choose = "Välj"
