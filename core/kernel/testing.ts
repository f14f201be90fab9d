import fc from "fast-check"
import { type Ore, ore } from "./money.ts"

/** Amounts up to `max`, by default a million kronor. */
export const anyOre = (max = 100_000_000): fc.Arbitrary<Ore> => fc.integer({ min: 0, max }).map(ore)

/** Five digits. */
export const anyPostalCode = fc.stringMatching(/^\d{5}$/)

const anyMailName = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,40}$/)
const anyLabel = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9-]{0,20}[a-zA-Z0-9])?$/)
const anyDomain = fc.array(anyLabel, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."))

/** Addresses that every rule of FORM-22 accepts. */
export const anyEmail = fc.tuple(anyMailName, anyDomain).map(([name, domain]) => `${name}@${domain}`)

/** Almost valid e-mail addresses, each with one error. */
export const anyInvalidEmail = fc.oneof(
  fc.tuple(anyMailName, anyLabel).map(([name, label]) => `${name}@${label}`),
  anyDomain.map((domain) => `@${domain}`),
  fc.tuple(anyMailName, anyDomain).map(([name, domain]) => `${name}${domain}`.replaceAll("@", "")),
  anyMailName.map((name) => `${name}@`),
  fc.tuple(anyEmail, anyDomain).map(([email, domain]) => `${email}@${domain}`),
  fc
    .tuple(anyEmail, fc.constantFrom(".", "-", "..se", ".-se", "_", "å", ",se", " "))
    .map(([email, end]) => email + end),
  fc
    .tuple(fc.constantFrom("å", "(", ",", ";", ":", "<", '"', "\\", " ", "\n"), anyEmail)
    .map(([character, email]) => character + email),
  fc
    .tuple(anyMailName, fc.constantFrom(".", "-", "a..b", "a.-b"), anyDomain)
    .map(([name, before, domain]) => `${name}@${before}.${domain}`),
  fc.tuple(anyMailName, fc.integer({ min: 64, max: 90 })).map(([name, length]) => `${name}@${"a".repeat(length)}.se`),
  fc
    .tuple(fc.integer({ min: 250, max: 400 }), fc.constantFrom("a", "."))
    .map(([length, character]) => `${character.repeat(length)}@b.se`)
)
