import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { emptyShell } from "#core/navigation/empty-shell.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { type ComposedShop, type ShopOptions, stockholmSelection } from "#web/container/testing.tsx"
import { wireDetails } from "#contract-tests/suites/wire-card.ts"
import { wireOffer, wireOfferProduct } from "#contract-tests/suites/wire-offer.ts"
import * as offersPage from "./offers.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

const path = "/matvaror/veckans-erbjudande"
const totalCount = 30

const offer = (index: number, fields: Parameters<typeof wireOffer>[0] = {}) =>
  wireOffer({
    id: `offer-${index}`,
    name: `Offer ${index + 1}`,
    brand: "Arla",
    weightVolume: "1,5L",
    price: "2 för 35 kr",
    comparisonPrice: "Jfr pris 11,67 kr/l",
    regularRetailPrice: 21.95,
    from: "2026-11-22T23:00:00Z",
    to: "2026-11-29T22:59:59Z",
    categories: ["Mejeri"],
    products: [wireOfferProduct(`10000${1000 + index}_ST`, 2)],
    ...fields
  })

const leaflet = {
  id: "1",
  title: "Veckans reklamblad",
  subTitle: "Att skriva ut.",
  link: "/matvaror/veckans-erbjudande/reklamblad",
  buttonText: "Läs bladet"
}

const server: FakeServer = ({ path: requestPath, query }) => {
  const parameters = new Map(query ?? [])
  if (requestPath === "/offers") {
    const buckets = [
      { key: "Mejeri", doc_count: 20 },
      { key: "Frukt", doc_count: 10 }
    ]
    const nextOffers = [
      offer(0, { membersOnly: true }),
      offer(1),
      offer(2, { membersOnly: true, price: "9,90 kr/st", products: [] })
    ]
    const currentOffers = Array.from({ length: parameters.get("category") === "Frukt" ? 10 : totalCount }, (_, index) =>
      offer(index)
    )
    const offers = parameters.has("next") ? nextOffers : currentOffers
    const list = { offers, aggregations: { category: { buckets } }, total: offers.length }
    return respondWithJson({ ...list, data: list })
  }
  if (requestPath === "/leaflets") return respondWithJson([leaflet])
  if (requestPath.startsWith("/Loop54/products/")) {
    const ids = decodeURIComponent(requestPath.split("/").at(-1) ?? "").split(",")
    return respondWithJson({ items: ids.map((id) => wireDetails({ id, name: `Product ${id}` })) })
  }
  return respondWithError(404, "ERR_NOT_FOUND")
}

/** The page's time is Saturday 21 November 2026. */
const open = (href = path, { toggleWeekday = 3, ...options }: ShopOptions & { readonly toggleWeekday?: number } = {}) =>
  openPage(path, offersPage, href, {
    server,
    selection: stockholmSelection,
    prepare: ({ states }: ComposedShop) =>
      states.of(shellState).set({
        ...emptyShell,
        settings: { ...emptyShell.settings, offersToggleWeekday: toggleWeekday }
      }),
    ...options
  })
const cards = () => screen.getAllByRole("article")
const chips = () => screen.getAllByRole("link", { name: /^(Mejeri|Frukt)/ })

describe("the page of offers", () => {
  it("OFFER-03 OFFER-04 asks a visitor without a store to choose one", async () => {
    const { panel } = await openPage(path, offersPage, path, { server })
    expect(screen.getByText("Välj butik för att se aktuella erbjudanden")).toBeDefined()
    screen.getByRole("button", { name: "Välj butik" }).click()
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["storeSelector"])
  })

  it("PAGE-13 OFFER-01 OFFER-11 shows the offers of the store in a grid, and how many there are", async () => {
    await open()
    expect(within(screen.getByRole("list", { name: "Veckans erbjudanden" })).getAllByRole("article").length).toBe(24)
    expect(cards().map((card) => within(card).getByRole("heading").textContent)).toEqual(
      Array.from({ length: 24 }, (_, index) => `Product 10000${1000 + index}_ST`)
    )
    expect(screen.getByText("30 erbjudanden")).toBeDefined()
    expect(screen.getByText("Visar 24 av 30")).toBeDefined()
  })

  it("DELIV-06 shows the offers of the chosen store, or of the store that delivers to the chosen area", async () => {
    const offersByStore: FakeServer = (request) => {
      const store = new Map(request.query ?? []).get("store") ?? "none"
      const offers = [
        offer(0, {
          storeNumbers: [store],
          products: [wireOfferProduct(`10000${store}_ST`)]
        })
      ]
      const list = { offers, aggregations: { category: { buckets: [] } }, total: 1 }
      return request.path === "/offers" ? respondWithJson({ ...list, data: list }) : server(request)
    }
    for (const selection of [
      stockholmSelection,
      { ...stockholmSelection, method: "pickupAtStore", postalCode: null, storeNumber: "3204" },
      { ...stockholmSelection, method: "homeDelivery", postalCode: "41101", storeNumber: "3202" }
    ] as const) {
      await open(path, { server: offersByStore, selection })
      expect(cards().map((card) => within(card).getByRole("heading").textContent)).toEqual([
        `Product 10000${selection.storeNumber}_ST`
      ])
      cleanup()
    }
  })

  it("CENTITY-13 holds the offers, the categories with their counts, the leaflets and the filters of its URL (decision 0026)", async () => {
    const { data } = await open(`${path}?week=nextweekoffer`)
    expect(data()).toMatchObject({
      url: { week: "next", category: null },
      leaflets: [{ id: leaflet.id }],
      result: {
        comingOffers: [{ id: "offer-0" }, { id: "offer-1" }, { id: "offer-2" }],
        categories: [
          { name: "Mejeri", count: 20 },
          { name: "Frukt", count: 10 }
        ]
      }
    })
    cleanup()
    const failedPage = await open(path, { server: () => respondWithError(500, "ERR_INTERNAL") })
    expect(failedPage.data()).toMatchObject({ url: { week: "current" }, leaflets: [], result: "failed" })
  })

  it("shows the leaflets with their links, even without a store, and the offers even when the leaflets cannot be loaded", async () => {
    const leaflets = () => screen.getByRole("region", { name: "Reklamblad och häften" })
    await openPage(path, offersPage, path, { server })
    expect(leaflets().textContent).toBe("Reklamblad och häftenVeckans reklambladAtt skriva ut.Läs bladet")
    expect(within(leaflets()).getByRole("link").getAttribute("href")).toBe(leaflet.link)
    cleanup()
    await open(path, {
      server: (request) => (request.path === "/leaflets" ? respondWithError(500, "ERR_INTERNAL") : server(request))
    })
    expect([cards().length, screen.queryByRole("region", { name: "Reklamblad och häften" })]).toEqual([24, null])
  })

  it("shows the remaining offers after a click on the button for more", async () => {
    const page = await open()
    await page.click(screen.getByRole("button", { name: "Visa fler erbjudanden" }))
    expect([page.url(), cards().length]).toEqual([`${path}?page=2`, 30])
    expect(screen.queryByRole("button", { name: "Visa fler erbjudanden" })).toBeNull()
  })

  it("OFFER-07 shows from when to when the offers are valid, as dates in Swedish time", async () => {
    await open()
    expect(screen.getByText("Gäller 23/11 till 29/11")).toBeDefined()
  })

  it("OFFER-08 OFFER-09 OFFER-10 has a chip with a count for each category; a second click removes the filter", async () => {
    const page = await open()
    expect(chips().map((chip) => chip.textContent)).toEqual(["Mejeri20", "Frukt10"])
    await page.click(chips()[1] as HTMLElement)
    expect([page.url(), cards().length]).toEqual([`${path}?category=Frukt`, 10])
    expect(chips()[1]?.getAttribute("aria-current")).toBe("true")
    await page.click(chips()[1] as HTMLElement)
    expect([page.url(), cards().length]).toEqual([path, 24])
  })

  it("OFFER-05 OFFER-06 has the tabs of the weeks only from the configured weekday", async () => {
    const tabNames = async (toggleWeekday: number) => {
      await open(path, { toggleWeekday })
      const names = screen.queryAllByRole("link", { name: /vecka$/ }).map((tab) => tab.textContent?.trim())
      cleanup()
      return names
    }
    expect(await tabNames(3)).toEqual(["Denna vecka", "Nästa vecka"])
    expect(await tabNames(7)).toEqual([])
  })

  it("OFFER-19 OFFER-21 toggles to next week's offers, where only a multi-buy for members has a stripe", async () => {
    const page = await open()
    await page.click(screen.getByRole("link", { name: "Nästa vecka" }))
    expect(page.url()).toBe(`${path}?week=nextweekoffer`)
    expect(
      cards().map((card) => [
        within(card).getByRole("heading").textContent,
        card.querySelector("[class*=stripe]") !== null
      ])
    ).toEqual([
      ["Offer 1", true],
      ["Offer 2", false],
      ["Offer 3", false]
    ])
    expect(cards()[1]?.textContent?.replace(/\s/g, " ")).toBe(
      " 2 för 35 krArla · 1,5 lOffer 2Jfr pris 11,67 kr/lOrd pris 21,95 krGäller från 23/11"
    )
  })

  it("OFFER-20 marks the offers as busy, with the new tab selected, until those of the new week have been fetched", async () => {
    let respond: () => void = () => undefined
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    await open(path, {
      server: (request) =>
        request.path === "/offers" && new Map(request.query ?? []).has("next")
          ? Effect.andThen(
              Effect.promise(() => releasePromise),
              server(request)
            )
          : server(request)
    })
    const isBusy = () => cards()[0]?.closest("[aria-busy]")?.getAttribute("aria-busy")
    const selectedTab = () => screen.getByRole("link", { name: /vecka$/, current: "page" }).textContent?.trim()
    expect([isBusy(), selectedTab()]).toEqual(["false", "Denna vecka"])
    await userEvent.click(screen.getByRole("link", { name: "Nästa vecka" }))
    await waitFor(() => expect([isBusy(), selectedTab(), cards().length]).toEqual(["true", "Nästa vecka", 24]))
    respond()
    await waitFor(() => expect([isBusy(), cards().length]).toEqual(["false", 3]))
  })

  it("OFFER-23 shows that the offers could not be loaded, with a retry", async () => {
    await open(path, { server: () => respondWithError(500, "ERR_INTERNAL") })
    expect(screen.getByText("Något gick fel vid inladdning av sidan")).toBeDefined()
    expect(screen.getByRole("button", { name: "Försök igen" })).toBeDefined()
  })
})
