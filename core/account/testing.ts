import fc from "fast-check"

const twoDigits = (value: number): string => String(value).padStart(2, "0")
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A calendar date, 'YYYY-MM-DD', including 29 February. */
export const anyDate = (fromYear = 1926, toYear = 2025): fc.Arbitrary<string> =>
  fc
    .integer({ min: fromYear, max: toYear })
    .chain((year) =>
      fc
        .integer({ min: 1, max: 12 })
        .chain((month) =>
          fc
            .integer({ min: 1, max: daysInMonth(year, month) })
            .map((day) => `${year}-${twoDigits(month)}-${twoDigits(day)}`)
        )
    )

/** A 29 February, 'YYYY-02-29'. */
export const anyLeapDay: fc.Arbitrary<string> = fc
  .integer({ min: 1928 / 4, max: 2020 / 4 })
  .map((quotient) => `${quotient * 4}-02-29`)

/** A 12-digit personal number with one of the birth dates and any last four digits. */
export const anyPersonalNumberOf = (birthDates: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(birthDates, fc.stringMatching(/^\d{4}$/)).map(([date, serial]) => date.replaceAll("-", "") + serial)

/** Replaces one character with one of `invalid`. */
const withReplacedCharacter = (digits: fc.Arbitrary<string>, invalid: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(digits, invalid, fc.nat()).map(([text, character, position]) => {
    const index = position % text.length
    return text.slice(0, index) + character + text.slice(index + 1)
  })

/** Replaces one digit with a letter, another script's digit or punctuation. */
export const withInvalidCharacter = (digits: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  withReplacedCharacter(digits, fc.constantFrom("a", "Ö", "٣", "+", ".", "_", "/"))

/** Passwords of `minLength` to `maxLength` characters: upper-case and lower-case letters, digits, symbols and spaces, in either Unicode composition. */
export const anyPassword = (minLength = 8, maxLength = 60): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom(..."abcåäözABCÅÄÖZ0189!?#-_ é€"), minLength, maxLength }),
      fc.constantFrom("NFC" as const, "NFD" as const)
    )
    .map(([text, form]) => text.normalize(form))
