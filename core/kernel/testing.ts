import fc from "fast-check"
import { type Ore, ore } from "./money.ts"

/** Amounts up to a million kronor. */
export const anyOre = (max = 100_000_000): fc.Arbitrary<Ore> => fc.integer({ min: 0, max }).map(ore)

/** Five digits. */
export const anyPostalCode = fc.stringMatching(/^\d{5}$/)

/** Addresses that every rule of FORM-22 accepts. */
export const anyEmail = fc.tuple(
  fc.stringMatching(/^[a-z0-9._+-]{1,20}$/),
  fc.stringMatching(/^[a-z0-9]{1,10}$/),
  fc.constantFrom("se", "com", "co.uk", "nu")
).map(([name, domain, end]) => `${name}@${domain}.${end}`)
