/** What makes a text field one for an e-mail address: its keyboard, and no help that would change what is typed. */
export const emailInput = {
  type: "email",
  name: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false
} as const
