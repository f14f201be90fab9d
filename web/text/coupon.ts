export const label = "Rabattkod"
export const open = "Har du en rabattkod?"
export const apply = "Använd"
export const remove = (code: string): string => `Ta bort rabattkoden ${code}`

/** 'Rabattkod har lagts till VALKOMMEN50' (COUPON-08). */
export const added = (code: string): string => `Rabattkod har lagts till ${code}`
export const missing = "Rabattkod saknas"
export const alreadyUsed = "Rabattkoden redan använd"
export const reserved = "Rabattkoden är reserverad"
export const expired = "Rabattkoden har gått ut"
export const validationFailed = "Validering misslyckades"
export const invalid = "Rabattkod ej giltig"
export const removeFailed = "Rabattkoden gick inte att ta bort just nu. Försök igen."
