import { isEmail } from "../kernel/email.ts"

export const maxNameLength = 40
export const maxPhoneLength = 20
export const maxBodyLength = 4_000

/** A message to customer service, as entered in the form; only the phone number may be empty. */
export interface CustomerMessage {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly body: string
}

/** Whether the text is a phone number: an optional '+', then a digit, then digits, spaces and dashes (CSERV-20). */
export const isPhone = (text: string): boolean => /^\+?\d[\d -]*$/.test(text)

const isText = (text: string, maxLength: number): boolean => text !== "" && text.length <= maxLength

const rules: { readonly [Name in keyof CustomerMessage]: (value: string) => boolean } = {
  name: (name) => isText(name, maxNameLength),
  phone: (phone) => phone === "" || (isPhone(phone) && phone.length <= maxPhoneLength),
  email: isEmail,
  body: (body) => isText(body, maxBodyLength)
}

/** The message without white space around its fields. */
export const trimMessage = ({ name, phone, email, body }: CustomerMessage): CustomerMessage => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email.trim(),
  body: body.trim()
})

/** The first field of a trimmed message that breaks its rule; null when all are valid (CSERV-18..24). */
export const invalidFieldOf = (message: CustomerMessage): keyof CustomerMessage | null =>
  (Object.keys(rules) as ReadonlyArray<keyof CustomerMessage>).find((name) => !rules[name](message[name])) ?? null
