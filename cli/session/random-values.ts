import { base, en, Faker, sv } from "@faker-js/faker"

const plainLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[åä]/g, "a")
    .replace(/ö/g, "o")
    .replace(/[^a-z]/g, "")

/**
 * Generates a script's random values from a seed. An e-mail address also contains a suffix that is unique to the run, so that two runs with the
 * same seed differ.
 */
export const makeRandomValues = (seed: number, uniqueSuffix: string): ((name: string) => string) => {
  const faker = new Faker({ locale: [sv, en, base] })
  faker.seed(seed)
  const generators: Readonly<Record<string, () => string>> = {
    email: () =>
      `${plainLetters(faker.person.firstName())}.${plainLetters(faker.person.lastName())}.${uniqueSuffix}@exempel.se`,
    password: () => `${faker.internet.password({ length: 14, memorable: false, pattern: /[A-Za-z0-9]/ })}-Aa1`,
    "mobile-phone": () => `07${faker.helpers.arrayElement([0, 2, 3, 6, 9])}${faker.string.numeric(7)}`,
    "first-name": () => faker.person.firstName(),
    "last-name": () => faker.person.lastName(),
    word: () => faker.word.noun().toLowerCase(),
    number: () => String(faker.number.int({ min: 1, max: 999_999 }))
  }
  return (name) => generators[name]?.() ?? ""
}
