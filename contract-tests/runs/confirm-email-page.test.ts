import { JSDOM } from "jsdom"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { findNewestMailTo } from "#adapters/staging/mail/mailbox.ts"
import { apiInProcess, openWeb, sessionCookie, type Web } from "./web-in-process.ts"

const eriksEmail = "erik.eriksson@exempel.se"
let shop: TestStaging
let web: Web
/** Whether the API responds with 503. */
let apiFails = false

beforeAll(async () => {
  shop = await stagingForTests()
  const { api, http } = apiInProcess(shop.staging)
  web = openWeb({
    http,
    api: (request) => (apiFails ? Promise.resolve(new Response(null, { status: 503 })) : api(request)),
    clock: () => shop.clock.now
  })
})
afterAll(() => shop.close())

const visit = async (url: string, init: RequestInit = {}) => {
  const response = await web.fetch(new Request(url, init))
  const { document } = new JSDOM(await response.text()).window
  return { response, document, heading: document.querySelector("h1")?.textContent }
}
/** Requests a change of Erik's address and returns the link in the mail. */
const requestChange = async (token: string, newEmail: string): Promise<string> => {
  const body = { currentEmailAddress: eriksEmail, password: "Matkasse-2026", newEmail }
  await shop.call("PUT", "/customer/email", { token, body })
  return /http\S+/.exec((await findNewestMailTo(shop.database.sql, newEmail))?.body ?? "")?.[0] ?? ""
}

describe("the page of the link in the mail to a new e-mail address", () => {
  it("confirms the address by its button only, without scripts, and logs the browser out", async () => {
    const token = await shop.logIn(eriksEmail)
    const link = await requestChange(token, "erik@exempel.se")
    const page = await visit(link)
    expect([page.response.status, page.heading]).toEqual([200, "Bekräfta din e-postadress"])
    expect(page.document.querySelector("form[method=post] button")?.textContent).toBe("Bekräfta")
    expect(page.document.querySelectorAll("script")).toHaveLength(0)
    expect(await shop.logIn(eriksEmail)).toBeTypeOf("string")

    apiFails = true
    const failure = await visit(link, { method: "POST" })
    apiFails = false
    expect([failure.response.status, failure.heading]).toEqual([503, "E-postadressen kunde inte ändras"])
    expect(failure.document.querySelector("form[method=post] button")?.textContent).toBe("Försök igen")

    const confirmation = await visit(link, { method: "POST", headers: { cookie: sessionCookie(token) } })
    expect([confirmation.response.status, confirmation.heading]).toEqual([200, "Din e-postadress är ändrad"])
    expect(confirmation.document.querySelector("main a")?.getAttribute("href")).toBe("/login")
    expect(confirmation.response.headers.get("set-cookie")).toMatch(/^[^=]+=; Path=\/; Max-Age=0/)
    expect(await shop.logIn("erik@exempel.se")).toBeTypeOf("string")
  })

  it("says that a link is not valid any more, and where to request another", async () => {
    const { response, document, heading } = await visit("http://shop.test/bekrafta-epost/none", { method: "POST" })
    expect([response.status, heading]).toEqual([400, "Länken gäller inte"])
    expect(document.querySelector("main a")?.getAttribute("href")).toBe("/mina-sidor")
  })
})
