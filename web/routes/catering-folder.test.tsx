import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { sideNavigation } from "#web/text/shell.ts"
import { stockholmSelection } from "#web/container/testing.tsx"
import * as pageRoute from "./page.tsx"
import { openPage } from "./testing.tsx"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"

afterEach(cleanup)

const folder = (name: string, type: string, children: ReadonlyArray<object> = []) => ({
  id: name,
  name,
  type,
  link: { url: `/${name.toLowerCase()}` },
  children
})
const slot = (id: string, deliveryDate: string, cateredReservations: number) =>
  wireSlot({ id, deliveryDate, maxCateredReservations: 4, cateredReservations })
const day = (date: string, ...reservationCounts: ReadonlyArray<number>) => ({
  date,
  openReservationsId: null,
  deliverySlots: reservationCounts.map((count, index) => slot(`${date}-${index}`, date, count))
})

const variant = (name: string, price: number) => ({
  id: name,
  name,
  gtin: name,
  quantityFrom: 1,
  quantityTo: 10,
  images: [],
  contents: [],
  storeDetails: {
    v_has_price: true,
    v_current_price: price,
    v_ordinary_price: price,
    v_availablefrom: null,
    v_availableto: null
  },
  freshnessGuarantee: null,
  storageInformation: null,
  contentInformation: null,
  allergenInformation: null,
  otherInformation: null,
  ingredientStatement: null
})
const cake = {
  id: "C1",
  name: "Jordgubbstårta",
  url: "/catering/tartor/bestall-c:jordgubbstarta",
  brand: null,
  image: null,
  minOrder: 1,
  maxOrder: 10,
  unit: "per styck",
  sellable: true,
  description: null,
  sides: [],
  variants: [variant("klassisk", 279), variant("vegansk", 249)]
}

const fullAndFreeDays = [day("2026-12-04", 4, 4), day("2026-12-05", 4, 3), day("2026-12-24", 4)]
const serverWith =
  (days: typeof fullAndFreeDays): FakeServer =>
  ({ path }) => {
    if (path === "/navigation") {
      const tree = {
        id: "1",
        name: "Start",
        type: "StartPage",
        link: { url: "/" },
        children: [
          folder("Catering", "CateringFolderPage", [
            { ...folder("Tårtor", "CateringCategoryPage"), link: { url: "/catering/tartor" } },
            { ...folder("Sallader", "CateringCategoryPage"), link: { url: "/catering/sallader" } }
          ]),
          folder("Matvaror", "ProductFolderPage")
        ]
      }
      return respondWithJson({ data: { tree, header: [], footer: [], customerService: [] } })
    }
    if (path === "/graphql") return respondWithJson({ data: { deliverySlotsAvailability: days } })
    if (path.endsWith("/catered-meals"))
      return respondWithJson({ items: [cake], currentPage: 0, totalPages: 1, totalCount: 1, pageSize: 120 })
    return respondWithError(404, "ERR_NOT_FOUND")
  }

const renderPage = (path: string, days = fullAndFreeDays) =>
  openPage("*", pageRoute, path, { server: serverWith(days), selection: stockholmSelection })
const noticeAt = async (path: string, days = fullAndFreeDays) => {
  await renderPage(path, days)
  return screen.queryByText(/^Leverans av catering inte möjlig/)?.textContent
}

describe("the pages of catering", () => {
  it("PAGE-42 PAGE-46 have a sidebar with 'All Catering' and the categories", async () => {
    await renderPage("/catering")
    const links = within(screen.getByRole("navigation", { name: sideNavigation })).getAllByRole("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["All Catering", "/catering"],
      ["Tårtor", "/catering/tartor"],
      ["Sallader", "/catering/sallader"]
    ])
  })

  it("CATERING-01 list a category's meals with their variants and the lowest price", async () => {
    await renderPage("/catering/tartor")
    const list = within(screen.getByRole("list", { name: "Tårtor" }))
    const card = within(list.getByRole("listitem"))
    expect(card.getByRole("link", { name: "Jordgubbstårta" }).getAttribute("href")).toBe(cake.url)
    expect([card.queryByText("klassisk · vegansk"), card.queryByText("Från 249 kr/st")].map(Boolean)).toEqual([
      true,
      true
    ])
  })

  it("SHELL-35 SHELL-36 list the fully booked dates as DD/MM, if there are any; other pages do not", async () => {
    expect(await noticeAt("/catering")).toBe("Leverans av catering inte möjlig 04/12, 24/12")
    cleanup()
    expect(await noticeAt("/catering/tartor")).toBe("Leverans av catering inte möjlig 04/12, 24/12")
    cleanup()
    expect(await noticeAt("/catering", [day("2026-12-05", 4, 3)])).toBeUndefined()
    cleanup()
    expect(await noticeAt("/matvaror")).toBeUndefined()
  })
})
