import fc from "fast-check"

const twoDigits = (value: number): string => String(value).padStart(2, "0")
const leap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** A calendar date, 'YYYY-MM-DD', including 29 February. */
export const anyDay = (from = 1926, to = 2025): fc.Arbitrary<string> =>
  fc.integer({ min: from, max: to }).chain((year) =>
    fc.integer({ min: 1, max: 12 }).chain((month) => {
      const days = month === 2 ? (leap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
      return fc.integer({ min: 1, max: days }).map((day) => `${year}-${twoDigits(month)}-${twoDigits(day)}`)
    })
  )

/** A 29 February, 'YYYY-02-29'. */
export const anyLeapDay: fc.Arbitrary<string> = fc
  .integer({ min: 482, max: 505 })
  .map((quarter) => `${quarter * 4}-02-29`)

/** A 12-digit personal number for a birth date, with any serial number. */
export const personalNumberOf = (born: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(born, fc.stringMatching(/^\d{4}$/)).map(([day, serial]) => day.replaceAll("-", "") + serial)

/** Replaces one character by a foreign one. */
const withReplacedCharacter = (digits: fc.Arbitrary<string>, foreign: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(digits, foreign, fc.nat()).map(([text, sign, at]) => {
    const index = at % text.length
    return text.slice(0, index) + sign + text.slice(index + 1)
  })

/** Replaces one digit by a letter, another script's digit or punctuation. */
export const withInvalidCharacter = (digits: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  withReplacedCharacter(digits, fc.constantFrom("a", "Ö", "٣", "+", ".", "_", "/"))

/** Passwords of any length with capitals, small letters, digits, symbols and marks, in either composition. */
export const anyPassword = (minLength = 8, maxLength = 60): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom(..."abcåäözABCÅÄÖZ0189!?#-_ é€"), minLength, maxLength }),
      fc.constantFrom("NFC" as const, "NFD" as const)
    )
    .map(([text, form]) => text.normalize(form))
