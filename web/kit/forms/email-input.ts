/** Attributes of a field for an e-mail address: its keyboard, and no autocorrection. */
export const emailInput = {
  type: "email",
  name: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false
} as const
