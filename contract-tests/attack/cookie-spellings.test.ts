import { expect, it } from "vitest"
import { stagingForTests } from "#adapters/demo-shop/testing.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { attackTimeoutMs, printCounts, repetitions } from "./scale.ts"
import { apiInProcess, openWeb, sessionCookie } from "../runs/web-in-process.ts"

const name = cookieNames.session
const spellings: ReadonlyArray<(value: string) => string> = [
  (value) => `${name}=${value}`,
  (value) => ` ${name} = ${value} `,
  (value) => `${name}="${value}"`,
  (value) => `${name}=;${name}=${value}`,
  (value) => `${name}=${value};${name}=`,
  (value) => `${name}=%zz; ${name}=${value}`,
  (value) => `a;;=;${name}=${value}`,
  (value) => `a=b,${name}=${value}`,
  (value) => `${name.toUpperCase()}=${value}`,
  (value) => `%73kafferi_session=${value}`,
  (value) => `${name}%20=${value}`,
  (value) => `${name}[]=${value}`,
  (value) => `__Host-${name}=${value}`,
  (value) => `${name}=${decodeURIComponent(value).replaceAll(";", "%3B")}`,
  (value) => `${name}=${encodeURIComponent(value)}`,
  (value) => `${name}\t=\t${value}`,
  (value) => `a=b;${name}=${value}`
]
/** The first two are pages that are cached for visitors. */
const paths = ["/", "/butiker", "/mina-sidor", "/sok?Q=ost", "/checkout", "/finns-inte"].slice(0, repetitions(2, 6))

const annasNamePattern = /Andersson|>Anna</
const eriksNamePattern = /Eriksson|>Erik</

it(
  "the page cache never shows a customer's page to a visitor or another customer, however the session cookie is spelled",
  async () => {
    const shop = await stagingForTests()
    const web = openWeb({ ...apiInProcess(shop.staging), clock: () => shop.clock.now })
    const cookieOf = async (email: string) => sessionCookie(await shop.logIn(email))
    const annasCookie = await cookieOf("anna.andersson@exempel.se")
    const eriksCookie = await cookieOf("erik.eriksson@exempel.se")
    const firstPage = await web.fetch(new Request("http://shop.test/mina-sidor", { headers: { cookie: annasCookie } }))
    // All requests have the same selection, so that only the session differs and no page sets a cookie. A page that sets one would not be cached.
    const selection = [
      ...firstPage.headers.getSetCookie().map((setCookie) => setCookie.split(";")[0]),
      `${cookieNames.storeAsked}=1`
    ]
    const get = async (path: string, cookie: string): Promise<string> => {
      const headers = { cookie: [cookie, ...selection].join("; ") }
      return (await web.fetch(new Request(`http://shop.test${path}`, { headers }))).text()
    }
    const counts = { pages: 0, "pages with the customer's name": 0 }
    for (const path of paths)
      for (const spelling of spellings) {
        const respell = (cookie: string) => spelling(cookie.slice(name.length + 1))
        const annasPage = await get(path, respell(annasCookie))
        const visitorsPage = await get(path, spelling("").replaceAll(name, "x"))
        const eriksPage = await get(path, respell(eriksCookie))
        counts.pages += 3
        counts["pages with the customer's name"] += annasNamePattern.test(annasPage) ? 1 : 0
        expect([
          path,
          spelling("x"),
          eriksNamePattern.test(annasPage),
          annasNamePattern.test(visitorsPage),
          eriksNamePattern.test(visitorsPage),
          annasNamePattern.test(eriksPage)
        ]).toEqual([path, spelling("x"), false, false, false, false])
      }
    printCounts("cookie spellings", counts)
    expect(counts["pages with the customer's name"]).toBeGreaterThan(0)
    await shop.close()
  },
  attackTimeoutMs
)
