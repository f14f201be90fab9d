import { base, en, Faker, sv } from "@faker-js/faker"

export interface DemoPerson {
  /** 12 digits. */
  readonly personalNumber: string
  readonly firstName: string
  readonly lastName: string
  readonly streetAddress: string
  readonly zipCode: string
  readonly city: string
}

/** Documented numbers: two adults, a person under 18, and Anna, who is a customer. */
const documentedNumbers = ["198501012382", "199001012385", "201212122384", "196408233234"] as const

const luhnCheckDigit = (nineDigits: string): string => {
  const sum = [...nineDigits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** A test number as published by the tax agency: serial 238, assigned to no real person. */
const testNumber = (year: number, month: number, day: number): string => {
  const date = `${year}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`
  return `${date}238${luhnCheckDigit(`${date.slice(2)}238`)}`
}

const generateNumbers = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => testNumber(1950 + (index % 50), 1 + (Math.floor(index / 50) % 10), 2))

const zipCodesWithCities = [
  ["11122", "Stockholm"],
  ["41101", "Göteborg"],
  ["21119", "Malmö"],
  ["75310", "Uppsala"],
  ["58222", "Linköping"],
  ["70210", "Örebro"],
  ["25220", "Helsingborg"],
  ["55316", "Jönköping"],
  ["60232", "Norrköping"],
  ["90325", "Umeå"],
  ["85230", "Sundsvall"],
  ["98107", "Kiruna"]
] as const

/** Creates the population register: the documented numbers and 500 more, with names and addresses; deterministic. */
export const makeRegister = (): ReadonlyArray<DemoPerson> => {
  const faker = new Faker({ locale: [sv, en, base] })
  faker.seed(20_250_101)
  return [...documentedNumbers, ...generateNumbers(500)].map((personalNumber): DemoPerson => {
    const [zipCode, city] = faker.helpers.arrayElement(zipCodesWithCities)
    // The third digit of the serial is even for women and odd for men.
    const sex = Number(personalNumber[10]) % 2 === 0 ? "female" : "male"
    const isAnna = personalNumber === "196408233234"
    return {
      personalNumber,
      firstName: isAnna ? "Anna" : faker.person.firstName(sex),
      lastName: isAnna ? "Andersson" : faker.person.lastName(),
      streetAddress: isAnna ? "Vasagatan 12" : `${faker.location.street()} ${faker.number.int({ min: 1, max: 98 })}`,
      zipCode: isAnna ? "11120" : zipCode,
      city: isAnna ? "Stockholm" : city
    }
  })
}
