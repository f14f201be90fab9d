export const required = (label: string): string => `${label} är ett obligatoriskt fält.`
export const tooShort = (label: string, min: number): string => `${label} måste vara minst ${min} tecken.`
export const tooLong = (label: string, max: number): string => `${label} får högst vara ${max} tecken.`
export const wrongEmail = (label: string): string => `${label} har ett felaktigt format, använd namn@exempel.se.`
export const wrongPersonalNumber = (label: string): string => `${label} har ett felaktigt format, använd YYMMDD-XXXX.`
export const wrongMobilePhone = (label: string): string => `${label} har ett felaktigt format, använd 0701234567`
export const wrongZipCode = (label: string): string => `${label} har ett felaktigt format, använd 12345`
export const wrongPhone = (label: string): string => `${label} får bara innehålla siffror, mellanslag och bindestreck.`
export const mustMatch = (label: string): string => `${label} måste matcha.`
export const taken = (label: string): string => `${label} är redan upptaget, vänligen välj ett annat`
export const requiredInfo = "* Obligatoriska uppgifter"
export const optional = "(valfritt)"
export const counter = (length: number, max: number): string => `${length}/${max}`
