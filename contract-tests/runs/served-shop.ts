import { JSDOM } from "jsdom"
import { serializeCookie } from "#adapters/cookies/cookie-header.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { apiInProcess, openWeb, sessionCookie } from "./web-in-process.ts"

export interface ServedPage {
  readonly status: number
  readonly headers: Headers
  /** The target of a redirect; null for a page. */
  readonly location: string | null
  readonly html: string
  /** The parsed page, in which no script has run. */
  readonly document: Document
}

export interface ServedShop extends TestStaging {
  readonly get: (path: string, request?: { readonly cookie?: string }) => Promise<ServedPage>
  /** The cookie of a visitor who has selected home delivery, by default to 111 22 Stockholm, and the number of the store that delivers. */
  readonly selectHomeDelivery: (
    postalCode?: string
  ) => Promise<{ readonly cookie: string; readonly storeNumber: string }>
  /** The cookie of a demo customer who has logged in. */
  readonly customerCookie: (email?: string) => Promise<string>
}

/** Opens the web shop with the reference API and the demo data, all in this process. */
export const openServedShop = async (): Promise<ServedShop> => {
  const shop = await stagingForTests()
  const web = openWeb({ ...apiInProcess(shop.staging), clock: () => shop.clock.now })
  return {
    ...shop,
    get: async (path, { cookie = "" } = {}) => {
      const response = await web.fetch(new Request(`http://shop.test${path}`, { headers: { cookie } }))
      const html = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get("location"),
        html,
        get document() {
          return new JSDOM(html).window.document
        }
      }
    },
    selectHomeDelivery: async (postalCode = "11122") => {
      const { siteId, storeNumber, city } = (await shop.call("GET", `/zipCodes/${postalCode}/storeNumber`)).json
      const selection = {
        deliveryType: "homeDelivery",
        userSiteId: siteId,
        userPostalCode: postalCode,
        storeNo: storeNumber,
        storeName: "Skafferi",
        city
      }
      const cookie = serializeCookie(cookieNames.assortment, JSON.stringify(selection), 60, { secure: false })
      return { cookie: cookie.split(";")[0] ?? "", storeNumber }
    },
    customerCookie: async (email) => sessionCookie(await shop.logIn(email))
  }
}

/** The texts of the elements that match, without surrounding spaces. */
export const textsOf = (page: ParentNode, selector: string): ReadonlyArray<string> =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "")
