/** Attributes of a field for a mobile number: its keyboard, and the name by which browsers fill it in. */
export const phoneInput = { type: "tel", name: "mobile-phone", inputMode: "tel", autoComplete: "tel" } as const
