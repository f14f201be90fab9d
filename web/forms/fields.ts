import {
  isPassword,
  isPersonalNumber,
  isSamePassword,
  parseMobilePhone,
  minPasswordLength
} from "#core/account/rules.ts"
import { isPhone } from "#core/customer-service/rules.ts"
import { isEmail, normalizeEmail } from "#core/kernel/email.ts"
import * as text from "#web/text/forms.ts"

/** Makes the validation of a required field, which returns an error text when the value is empty or invalid. */
const required =
  (label: string, isValid: (value: string) => boolean, invalidText: string) =>
  (value: string): string | undefined => {
    if (value === "") return text.required(label)
    return isValid(value) ? undefined : invalidText
  }

/** An e-mail address. With a `hint`, that text replaces both error texts (LOGIN-07). */
export const emailField = (label: string, hint?: string) => ({
  normalize: normalizeEmail,
  validate: (value: string): string | undefined =>
    isEmail(value) ? undefined : (hint ?? required(label, isEmail, text.wrongEmail(label))(value))
})

export const mobilePhoneField = (label: string) => ({
  validate: required(label, (value) => parseMobilePhone(value) !== null, text.wrongMobilePhone(label))
})

export const personalNumberField = (label: string) => ({
  validate: required(label, isPersonalNumber, text.wrongPersonalNumber(label))
})

/** A new password and its repetition. */
export const newPasswordFields = (label: string, repeatLabel: string, mismatchText: string) => ({
  password: { validate: required(label, isPassword, text.tooShort(label, minPasswordLength)) },
  repeated: {
    validate: (value: string, { password }: { readonly password: string }) =>
      required(repeatLabel, (repeated) => isSamePassword(password, repeated), mismatchText)(value)
  }
})

/** An existing password; only an empty one is invalid. */
export const passwordField = (label: string) => ({
  validate: (value: string) => (value === "" ? text.required(label) : undefined)
})

/** A required text of at most `maxLength` characters. White space alone is no text. */
export const textField = (label: string, maxLength: number) => ({
  validate: (input: string): string | undefined => {
    const value = input.trim()
    return required(label, () => value.length <= maxLength, text.tooLong(label, maxLength))(value)
  }
})

/** An optional phone number of at most `maxLength` characters. */
export const phoneField = (label: string, maxLength: number) => ({
  validate: (input: string): string | undefined => {
    const value = input.trim()
    if (value === "") return undefined
    return value.length > maxLength
      ? text.tooLong(label, maxLength)
      : isPhone(value)
        ? undefined
        : text.wrongPhone(label)
  }
})

/** An e-mail address that repeats the one in the field `email` (FORM-05). */
export const repeatedEmailField = (label: string) => ({
  normalize: normalizeEmail,
  validate: (value: string, { email }: { readonly email: string }): string | undefined =>
    required(label, (repeated) => repeated === email, text.mustMatch(label))(value)
})

/** A checkbox that must be checked (FORM-02); its value is empty until then. */
export const requiredCheckbox = (error: string) => ({
  validate: (value: string): string | undefined => (value === "" ? error : undefined)
})
