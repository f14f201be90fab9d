import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isOfAge,
  isPassword,
  isPersonalNumber,
  isSamePassword,
  parseMobilePhone,
  parsePersonalNumber,
  passwordStrength
} from "./rules.ts"
import { anyDate, anyLeapDay, anyPassword, anyPersonalNumberOf, withInvalidCharacter } from "./testing.ts"

const anyPersonalNumber = anyPersonalNumberOf(anyDate())
/** The number's digits of a birth date, whose day is 60 higher in a coordination number. */
const digitsOf = (birthDate: string, isCoordination: boolean): string =>
  String(Number(birthDate.replaceAll("-", "")) + (isCoordination ? 60 : 0))
const anySeparator = fc.constantFrom("", "-", " ")
const anySpaces = fc.constantFrom("", " ", "\u00a0", "\t")
const today = "2026-03-10"

describe("parsePersonalNumber", () => {
  it("FORM-24 always accepts twelve digits, with a dash, a space or nothing before the last four", () => {
    fc.assert(
      fc.property(anyPersonalNumber, anySeparator, anySpaces, (number, separator, spaces) => {
        expect(
          parsePersonalNumber(`${spaces}${number.slice(0, 8)}${separator}${number.slice(8)}${spaces}`, today)
        ).toBe(number)
      })
    )
  })

  it("FORM-24 always reads ten digits as the latest matching birth date that is not in the future", () => {
    fc.assert(
      fc.property(anyPersonalNumberOf(anyDate(1927, 2025)), anySeparator, (number, separator) => {
        expect(parsePersonalNumber(`${number.slice(2, 8)}${separator}${number.slice(8)}`, today)).toBe(number)
      })
    )
  })

  it("reads today's date as this century, and tomorrow's as the previous one", () => {
    expect(parsePersonalNumber("260310-1234", today)).toBe("202603101234")
    expect(parsePersonalNumber("260311-1234", today)).toBe("192603111234")
  })

  it("always reads ten digits of a coordination number, whose day is 60 higher, in the century of its birth date", () => {
    fc.assert(
      fc.property(anyDate(1927, 2025), fc.boolean(), (birthDate, isCoordination) => {
        const digits = digitsOf(birthDate, isCoordination)
        expect(parsePersonalNumber(`${digits.slice(2)}-1234`, today)).toBe(`${digits}1234`)
      })
    )
    expect(parsePersonalNumber("260370-1234", today)).toBe("202603701234")
    expect(parsePersonalNumber("260371-1234", today)).toBe("192603711234")
  })

  it("FORM-24 never accepts another century, length, separator or character", () => {
    const anyTenDigits = anyPersonalNumber.map((number) => number.slice(2))
    const anyInvalidNumber = fc.oneof(
      fc
        .tuple(fc.constantFrom("18", "21", "00", "29"), anyTenDigits)
        .map(([century, tenDigits]) => century + tenDigits),
      fc.stringMatching(/^(\d{0,9}|\d{11}|\d{13,20})$/),
      fc
        .tuple(anyTenDigits, fc.constantFrom("+", "--", " -", "/", ".", "–"))
        .map(([tenDigits, separator]) => `${tenDigits.slice(0, 6)}${separator}${tenDigits.slice(6)}`),
      fc
        .tuple(anyPersonalNumber, fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 9, 10, 11))
        .map(([number, position]) => `${number.slice(0, position)}-${number.slice(position)}`),
      withInvalidCharacter(anyPersonalNumber),
      withInvalidCharacter(anyTenDigits)
    )
    fc.assert(
      fc.property(anyInvalidNumber, (input) => {
        expect(parsePersonalNumber(input, today)).toBeNull()
        expect(isPersonalNumber(input)).toBe(false)
      }),
      { numRuns: 500 }
    )
  })

  it("accepts exactly what isPersonalNumber accepts, for any input", () => {
    fc.assert(
      fc.property(
        fc.oneof(anyPersonalNumber, fc.string(), fc.stringMatching(/^\d{6}[- ]?\d{4}$/)),
        anyDate(2000, 2099),
        (input, date) => {
          expect(isPersonalNumber(input)).toBe(parsePersonalNumber(input, date) !== null)
        }
      )
    )
  })
})

describe("isOfAge", () => {
  /** The birthday on which a person reaches an age. */
  const birthday = (birthDate: string, years: number): string => {
    const date = new Date(`${birthDate}T00:00:00Z`)
    date.setUTCFullYear(date.getUTCFullYear() + years)
    return date.toISOString().slice(0, 10)
  }
  const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

  it("REG-02 is always true on the eighteenth birthday and never the day before", () => {
    fc.assert(
      fc.property(fc.oneof(anyDate(1926, 2050), anyLeapDay), fc.boolean(), (birthDate, isCoordination) => {
        const number = `${digitsOf(birthDate, isCoordination)}1234`
        expect(isOfAge(number, birthday(birthDate, 18))).toBe(true)
        expect(isOfAge(number, dayBefore(birthday(birthDate, 18)))).toBe(false)
      })
    )
  })

  it("REG-02 counts a birthday on 29 February as 1 March, since eighteen years later there is no 29 February", () => {
    expect(isOfAge("200802291234", "2026-02-28")).toBe(false)
    expect(isOfAge("200802291234", "2026-03-01")).toBe(true)
  })

  it("REG-02 always stays true on later days", () => {
    fc.assert(
      fc.property(anyDate(), anyDate(2026, 2099), anyDate(2026, 2099), (birthDate, dateA, dateB) => {
        const number = `${birthDate.replaceAll("-", "")}1234`
        const [earlier = "", later = ""] = [dateA, dateB].toSorted()
        expect(isOfAge(number, later) || !isOfAge(number, earlier)).toBe(true)
      })
    )
  })
})

describe("parseMobilePhone", () => {
  const anyNineDigits = fc.stringMatching(/^\d{9}$/)

  it("FORM-23 always accepts nine digits after +46, 46, 0 or nothing, with any spacing, and returns +46 and the nine digits", () => {
    fc.assert(
      fc.property(
        anyNineDigits,
        fc.constantFrom("+46", "46", "0", "", "+46 ", "0-"),
        fc.array(fc.constantFrom("", " ", "-", "\u00a0"), { minLength: 9, maxLength: 9 }),
        (nineDigits, prefix, gaps) => {
          expect(parseMobilePhone(prefix + [...nineDigits].map((digit, index) => digit + gaps[index]).join(""))).toBe(
            `+46${nineDigits}`
          )
        }
      )
    )
  })

  it("FORM-23 never accepts another country, number of digits or character", () => {
    const anyInvalidNumber = fc.oneof(
      fc
        .tuple(fc.constantFrom("45", "+45", "+47", "0047", "+046", "++46", "00", "+"), anyNineDigits)
        .map(([prefix, nineDigits]) => prefix + nineDigits),
      fc.stringMatching(/^\d{0,8}$/),
      fc.stringMatching(/^[1-9]\d{11,15}$/),
      withInvalidCharacter(anyNineDigits)
    )
    fc.assert(
      fc.property(anyInvalidNumber, (input) => {
        expect(parseMobilePhone(input)).toBeNull()
      }),
      { numRuns: 500 }
    )
  })

  it("always returns a parsed number unchanged", () => {
    fc.assert(
      fc.property(anyNineDigits, (nineDigits) => {
        const parsedNumber = parseMobilePhone(`0${nineDigits}`)
        expect(parseMobilePhone(parsedNumber ?? "")).toBe(parsedNumber)
      })
    )
  })
})

describe("isPassword", () => {
  it("PASSWORD-01 always accepts any 8 to 1,000 characters", () => {
    fc.assert(
      fc.property(anyPassword(8), (password) => {
        expect(isPassword(password)).toBe(true)
      })
    )
    expect(isPassword("å".repeat(1_000).normalize("NFD"))).toBe(true)
  })

  it("PASSWORD-01 never accepts fewer than 8 characters, in either Unicode composition, or more than 1,000", () => {
    fc.assert(
      fc.property(anyPassword(0, 7), (password) => {
        expect(isPassword(password)).toBe(false)
      })
    )
    expect(isPassword("👍".repeat(7))).toBe(false)
    expect(isPassword("x".repeat(1_001))).toBe(false)
  })
})

describe("isSamePassword", () => {
  it("always accepts the same password, in either Unicode composition", () => {
    fc.assert(
      fc.property(anyPassword(), (password) => {
        expect(isSamePassword(password.normalize("NFC"), password.normalize("NFD"))).toBe(true)
      })
    )
  })

  it("never accepts a password with one more character or another case", () => {
    fc.assert(
      fc.property(anyPassword(), fc.constantFrom(" ", "a", "\n"), (password, suffix) => {
        expect(isSamePassword(password, password + suffix)).toBe(false)
        expect(isSamePassword(`A${password}`, `a${password}`)).toBe(false)
      })
    )
  })
})

describe("passwordStrength", () => {
  const characterKinds = [
    fc.stringMatching(/^[A-ZÅÄÖ]{1,9}$/),
    fc.stringMatching(/^[a-zåäö]{1,9}$/),
    fc.stringMatching(/^\d{1,9}$/),
    fc.stringMatching(/^[!?#%&_-]{1,9}$/)
  ]
  const strengths = ["weak", "weak", "medium", "strong", "veryStrong"]

  it("PASSWORD-03 always depends on how many of the four kinds of characters are used, in any order", () => {
    const anyMix = fc
      .subarray(characterKinds)
      .chain((usedKinds) =>
        fc
          .tuple(...usedKinds)
          .chain((parts) =>
            fc
              .shuffledSubarray([...parts.join("")], { minLength: parts.join("").length })
              .map((characters) => [usedKinds.length, characters.join("")] as const)
          )
      )
    fc.assert(
      fc.property(anyMix, ([count, password]) => {
        expect(passwordStrength(password)).toBe(strengths[count])
      })
    )
  })

  it("is always the same in either Unicode composition", () => {
    fc.assert(
      fc.property(anyPassword(), (password) => {
        expect(passwordStrength(password.normalize("NFD"))).toBe(passwordStrength(password.normalize("NFC")))
      })
    )
  })

  it("never decreases with one more character", () => {
    fc.assert(
      fc.property(anyPassword(), fc.constantFrom("a", "A", "1", "!", " "), (password, suffix) => {
        expect(strengths.lastIndexOf(passwordStrength(password + suffix))).toBeGreaterThanOrEqual(
          strengths.indexOf(passwordStrength(password))
        )
      })
    )
  })
})
