/** Ten or twelve digits with or without a dash or a blank as twelve; of ten the latest century that is not ahead of `today`, 'YYYY-MM-DD' (FORM-24). */
export const parsePersonalNumber = (typed: string, today: string): string | null => {
  const [, century, date = "", serial = ""] = /^(19|20)?(\d{6})[- ]?(\d{4})$/.exec(typed.trim()) ?? []
  if (date === "") return null
  if (century !== undefined) return century + date + serial
  return (`20${date}` > today.replaceAll("-", "") ? "19" : "20") + date + serial
}

/** REG-02: eighteen on `today`, 'YYYY-MM-DD', by the date in a number of 12 digits. Who was born on 29 February has the birthday on 1 March. */
export const isOfAge = (personalNumber: string, today: string): boolean =>
  Number(personalNumber.slice(0, 8)) + 180_000 <= Number(today.replaceAll("-", ""))

/** '+46' and nine digits, as it is stored; blanks and dashes between digits are dropped first (FORM-23). */
export const parseMobilePhone = (typed: string): string | null => {
  const [, digits] = /^(?:\+46|46|0)?(\d{9})$/.exec(typed.replace(/[\s-]/g, "")) ?? []
  return digits === undefined ? null : `+46${digits}`
}

export const shortestPassword = 8
const longestPassword = 1_000

/** Eight characters or more, as a reader counts them: an 'å' is one, however the keyboard composes it (PASSWORD-01). */
export const isPassword = (password: string): boolean => {
  const { length } = [...password.normalize("NFC")]
  return length >= shortestPassword && length <= longestPassword
}

/** Whether a password is repeated (PASSWORD-02). */
export const isSamePassword = (password: string, repeated: string): boolean => password.normalize("NFC") === repeated.normalize("NFC")

export type PasswordStrength = "weak" | "medium" | "strong" | "veryStrong"

const strengths = ["weak", "weak", "medium", "strong", "veryStrong"] as const
const kindsOfSigns = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{Lu}\p{Ll}\d\s]/u]

/** By how many of capitals, small letters, digits and symbols are used (PASSWORD-03). */
export const passwordStrength = (password: string): PasswordStrength =>
  strengths[kindsOfSigns.filter((kind) => kind.test(password.normalize("NFC"))).length] ?? "weak"

/** Whether a number has the shape of a personal number (FORM-24). */
export const isPersonalNumber = (typed: string): boolean => parsePersonalNumber(typed, "2000-01-01") !== null
