import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { deleteOldCounts } from "../http/rate-limit.ts"
import { aLine, type TestRequest, stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
/** An IP address without earlier look-ups. */
let ipAddress = ""
let addressCount = 0

beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())
beforeEach(() => {
  ipAddress = `198.51.100.${++addressCount}`
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))

const get = (path: string, request: TestRequest = {}) => shop.call("GET", path, { ipAddress, ...request })
const validRegistration = {
  pnr: "198501012382",
  emailAddress: "ny.kund@exempel.se",
  password: "Matkasse-2026",
  mobilePhone: "0701234567",
  referrer: ""
}
const create = (body: Partial<typeof validRegistration> = {}) =>
  shop.call("POST", "/customer/createcustomer", { body: { ...validRegistration, ...body }, ipAddress })
const logIn = (username: string, password: string) =>
  shop.call("POST", "/connect/token", {
    raw: new URLSearchParams({ grant_type: "password", scope: "api", username, password }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" }
  })
const errorOf = ({ status, json }: Awaited<ReturnType<typeof create>>) => [
  status,
  json.errors?.[0].code,
  json.errors?.[0].field
]

describe("GET /customer/status/{id}", () => {
  it("REG-03 REG-20 ENTITY-16 returns the person's data from the population register", async () => {
    const { status, json } = await get("/customer/status/198501012382")
    expect(status).toBe(200)
    expect(json).toEqual({
      over18: true,
      hasParInfo: true,
      hasLogin: false,
      parInfo: {
        personalNumber: "198501012382",
        firstName: "Jenny",
        lastName: "Pettersson",
        streetAddress: "Järnvägsvägen 94",
        zipCode: "25220",
        city: "Helsingborg"
      }
    })
  })

  it.each(["8501012382", "850101-2382", "19850101-2382", "850101%202382"])(
    "accepts %s as the same personal number",
    async (input) => {
      expect((await get(`/customer/status/${input}`)).json.parInfo.personalNumber).toBe("198501012382")
    }
  )

  it.each([
    ["a person under 18", "201212122384", { over18: false, hasParInfo: true, hasLogin: false }],
    ["a person who is a customer already", "196408233234", { over18: true, hasParInfo: true, hasLogin: true }],
    ["a number that is not in the register", "199912312395", { over18: true, hasParInfo: false, hasLogin: false }],
    ["a number with a wrong check digit", "198501012383", { over18: true, hasParInfo: false, hasLogin: false }],
    ["a number with a date that does not exist", "198502302382", { over18: true, hasParInfo: false, hasLogin: false }],
    ["a text that is not a number", "abc", { over18: true, hasParInfo: false, hasLogin: false }]
  ])("returns flags without personal data for: %s", async (_, number, flags) => {
    expect((await get(`/customer/status/${number}`)).json).toEqual({ ...flags, parInfo: null })
  })
})

describe("GET /customer/email/{email}", () => {
  it.each(["anna.andersson@exempel.se", "ANNA.Andersson@Exempel.SE", "%20anna.andersson@exempel.se%20"])(
    "reports that %s is taken",
    async (email) => {
      expect((await get(`/customer/email/${email}`)).json).toMatchObject({ isAvailable: false, hasLogin: true })
    }
  )

  it("reports that an e-mail address is free", async () => {
    expect((await get("/customer/email/ledig@exempel.se")).json.isAvailable).toBe(true)
  })
})

describe("look-ups of persons", () => {
  it("are limited to ten in ten minutes per IP address, and are then refused with 429 and Retry-After", async () => {
    const paths = ["/customer/status/198501012382", "/customer/email/a@exempel.se"]
    for (let index = 0; index < 10; index++) expect((await get(paths[index % 2] ?? "")).status).toBe(200)
    const refusedResponse = await get("/customer/status/198501012382")
    expect([
      refusedResponse.status,
      refusedResponse.json.errors[0].code,
      Number(refusedResponse.headers.get("retry-after"))
    ]).toEqual([429, "too_many_lookups", 600])
    expect((await create()).status).toBe(429)
    expect((await get("/customer/status/198501012382", { ipAddress: "203.0.113.9" })).status).toBe(200)
    shop.clock.now += 10 * 60_000
    expect((await get("/customer/status/198501012382")).status).toBe(200)
  })

  it("are counted by the client's IP address, regardless of X-Forwarded-For", async () => {
    for (let index = 0; index < 10; index++)
      await get("/customer/status/198501012382", { headers: { "x-forwarded-for": `203.0.113.${index}` } })
    expect(
      (await get("/customer/status/198501012382", { headers: { "x-forwarded-for": "203.0.113.99" } })).status
    ).toBe(429)
  })

  it("are counted without storing IP addresses or personal numbers, and the counts are deleted after a day", async () => {
    await get("/customer/status/198501012382")
    const { rows } = await sql`select * from look_ups`.execute(shop.database.sql)
    expect(JSON.stringify(rows)).not.toMatch(/198501012382|198\.51\.100/)
    const countRows = async () => (await sql`select from look_ups`.execute(shop.database.sql)).rows.length
    await deleteOldCounts(shop.database.sql, shop.clock.now + 86_400_000)
    expect(await countRows()).toBeGreaterThan(0)
    await deleteOldCounts(shop.database.sql, shop.clock.now + 86_400_001)
    expect(await countRows()).toBe(0)
  })
})

describe("POST /customer/createcustomer", () => {
  it("creates a customer with an address who can log in immediately, and no second one with the same number or e-mail address in any letter case", async () => {
    const { status, json } = await create({ emailAddress: " Ny.Kund@exempel.se ", mobilePhone: "070-123 45 67" })
    expect([status, typeof json.customerId]).toEqual([201, "string"])
    const token = (await logIn("NY.KUND@exempel.se", "Matkasse-2026")).json.access_token
    const { contact } = (await shop.call("GET", "/customer", { token })).json
    expect([contact.login.email, contact.channels, contact.addresses.length]).toEqual([
      "Ny.Kund@exempel.se",
      [{ channelTypeId: "mobilephone", channelValue: "+46701234567" }],
      1
    ])
    expect(errorOf(await create({ emailAddress: "annan@exempel.se" }))).toEqual([409, "personal_number_in_use", "pnr"])
    expect(errorOf(await create({ pnr: "199001012385", emailAddress: "NY.kund@EXEMPEL.se" }))).toEqual([
      409,
      "email_in_use",
      "emailAddress"
    ])
  })

  it("REG-01 makes the person a Prio customer, who gets the members' prices", async () => {
    const { rows } = await sql<{ readonly number: string }>`
      select personal_number as number from population_register where personal_number like '195%' order by 1 limit 1
    `.execute(shop.database.sql)
    await create({ pnr: rows[0]?.number ?? "", emailAddress: "prio.kund@exempel.se" })
    const token = (await logIn("prio.kund@exempel.se", "Matkasse-2026")).json.access_token
    const { offers } = (await get("/offers?store=3201&size=200")).json
    const offer = offers.find(
      ({ membersOnly, products }: any) => membersOnly && products.length === 1 && products[0].minQuantity === 1
    )
    const [product] = (await get(`/Loop54/products/${offer.products[0].id}?store=3201`)).json.items
    const { id } = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json
    const { json } = await shop.call("POST", `/carts/${id}/additems`, { token, body: { items: [aLine(product, 1)] } })
    expect(json.items).toMatchObject([
      { itemNo: product.id, normalPrice: offer.regularRetailPrice, totalDiscountAmount: offer.save }
    ])
  })

  it.each([
    ["a person under 18", { pnr: "201212122384" }, [400, "not_of_age", "pnr"]],
    ["a number that is not in the register", { pnr: "199912312395" }, [400, "not_found_in_par", "pnr"]],
    ["a wrong check digit", { pnr: "199001012386" }, [400, "not_found_in_par", "pnr"]],
    ["a person who is a customer already", { pnr: "196408233234" }, [409, "personal_number_in_use", "pnr"]],
    [
      "REG-21 an e-mail address that is taken",
      { pnr: "199001012385", emailAddress: "Erik.Eriksson@exempel.se" },
      [409, "email_in_use", "emailAddress"]
    ],
    ["an invalid e-mail address", { emailAddress: "ny kund@exempel.se" }, [400, "bad_request", "emailAddress"]],
    ["an invalid mobile phone number", { mobilePhone: "12345" }, [400, "bad_request", "mobilePhone"]],
    ["seven characters", { password: "Matkass" }, [400, "bad_request", "password"]],
    ["seven characters in NFD", { password: "ååååååå".normalize("NFD") }, [400, "bad_request", "password"]],
    ["a password of more than 1,000 characters", { password: "x".repeat(1_001) }, [400, "bad_request", "password"]],
    ["a NUL in the password", { password: "Matkasse\0-2026" }, [400, "ERR_VALIDATION", undefined]],
    ["a number with Arabic digits", { pnr: "١٩٩٠٠١٠١٢٣٨٥" }, [400, "not_found_in_par", "pnr"]]
  ])("refuses %s", async (_, body, error) => {
    expect(errorOf(await create(body))).toEqual(error)
  })

  it("accepts a password of 1,000 characters, in NFC and in NFD", async () => {
    const password = "å".repeat(1_000)
    expect(
      (await create({ pnr: "199001012385", emailAddress: "lang@exempel.se", password: password.normalize("NFD") }))
        .status
    ).toBe(201)
    expect((await logIn("lang@exempel.se", password)).status).toBe(200)
    expect((await logIn("lang@exempel.se", password.normalize("NFD"))).status).toBe(200)
    expect((await logIn("lang@exempel.se", password.slice(1))).status).toBe(400)
  })

  it("stores no password in plain text", async () => {
    const { rows } = await sql<{ password_hash: string }>`select password_hash from customers`.execute(
      shop.database.sql
    )
    expect(rows).not.toHaveLength(0)
    expect(rows.every(({ password_hash: hash }) => /^scrypt\$1024\$8\$1\$[\w+/=]{24}\$[\w+/=]{44}$/.test(hash))).toBe(
      true
    )
  })
})
