/** The birth date of a number with digits YYYYMMDD, as a number; the day of a coordination number, for people without a personal number, is 60 higher. */
const birthDateOf = (digits: string): number => {
  const date = Number(digits.slice(0, 8))
  return date % 100 > 60 ? date - 60 : date
}

const dateNumber = (date: string): number => Number(date.replaceAll("-", ""))

/** Parses a personal number of 10 or 12 digits, with or without a dash or a space, to 12 digits. Ten digits get the latest century in which the birth date is not after `today`, 'YYYY-MM-DD' (FORM-24). Returns null for any other input. */
export const parsePersonalNumber = (input: string, today: string): string | null => {
  const [, century, date = "", serial = ""] = /^(19|20)?(\d{6})[- ]?(\d{4})$/.exec(input.trim()) ?? []
  if (date === "") return null
  if (century !== undefined) return century + date + serial
  return (birthDateOf(`20${date}`) > dateNumber(today) ? "19" : "20") + date + serial
}

/** Whether the person with this 12-digit number is 18 or older on `today`, 'YYYY-MM-DD' (REG-02). A birthday on 29 February counts as 1 March. */
export const isOfAge = (personalNumber: string, today: string): boolean =>
  // Dates as numbers YYYYMMDD: 18 years are 180,000.
  birthDateOf(personalNumber) + 180_000 <= dateNumber(today)

/** Parses a mobile number to the stored format, '+46' and nine digits; all spaces and dashes are removed first (FORM-23). Returns null for any other input. */
export const parseMobilePhone = (input: string): string | null => {
  const [, digits] = /^(?:\+46|46|0)?(\d{9})$/.exec(input.replace(/[\s\p{Pd}]/gu, "")) ?? []
  return digits === undefined ? null : `+46${digits}`
}

export const minPasswordLength = 8
const maxPasswordLength = 1_000

/** Whether a password has 8 to 1,000 characters; an 'å' counts as one, whether composed or decomposed in Unicode (PASSWORD-01). */
export const isPassword = (password: string): boolean => {
  const { length } = [...password.normalize("NFC")]
  return length >= minPasswordLength && length <= maxPasswordLength
}

/** Whether the repeated password equals the first (PASSWORD-02). */
export const isSamePassword = (password: string, repeatedPassword: string): boolean =>
  password.normalize("NFC") === repeatedPassword.normalize("NFC")

export type PasswordStrength = "weak" | "medium" | "strong" | "veryStrong"

const strengths = ["weak", "weak", "medium", "strong", "veryStrong"] as const
const characterKinds = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{Lu}\p{Ll}\d\s]/u]

/** Rates a password by how many of these it contains: upper-case letters, lower-case letters, digits, symbols (PASSWORD-03). */
export const passwordStrength = (password: string): PasswordStrength =>
  strengths[characterKinds.filter((kind) => kind.test(password.normalize("NFC"))).length] ?? "weak"

/** Whether the input has the format of a personal number (FORM-24). */
export const isPersonalNumber = (input: string): boolean =>
  // Any date can be passed, because it only determines the century.
  parsePersonalNumber(input, "2000-01-01") !== null
