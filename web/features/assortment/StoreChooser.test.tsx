// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { renderInShop } from "#web/container/testing.tsx"
import { StoreChooser } from "./StoreChooser.tsx"

afterEach(cleanup)

const site = (id: string, name: string, city: string, shown = true, words: ReadonlyArray<string> = []) => ({
  id, name, city, storeNumber: `32${id}`, streetAddress: `Storgatan ${id}`, zipcode: "111 22",
  data: { siteId: id, displayInSiteStoreSelector: shown },
  populated: { searchKeyWords: words, contactInformation: { phone: "08-123 45", email: "butik@exempel.se" } }
})

const sites = [site("01", "Skafferi Vasastan", "Stockholm", true, ["odenplan"]), site("02", "Skafferi Majorna", "Göteborg"), site("03", "Lagret", "Stockholm", false)]

const server: FakeServer = (request) => {
  if (request.path === "/sites") return answerJson({ sites })
  if (request.path === "/zipCodes/11122/storeNumber") return answerJson({ storeNumber: "3201", provider: "skafferi", siteId: "01", city: "Stockholm" })
  if (request.path.startsWith("/zipCodes/")) return refuse(404, "ERR_NO_HOME_DELIVERY")
  if (request.path === "/postalCode/GetRecommendedStoresByZip") return answerJson({ sites: sites.slice(0, 2) })
  return refuse(404, "ERR_NOT_FOUND")
}

const onDone = vi.fn<() => void>()
const draw = (over: FakeServer = server) => renderInShop(<StoreChooser onDone={onDone} />, { server: over })
const toPickup = () => userEvent.click(screen.getByRole("tab", { name: "Hämta i butik" }))
const names = () => screen.queryAllByText(/^Skafferi|^Lagret/).map((element) => element.textContent)

describe("StoreChooser", () => {
  it("STORE-01 STORE-02 STORE-03 STORE-04 lists name and street of the stores, and counts them", async () => {
    draw()
    await toPickup()
    expect(await screen.findByText("2 butik(er)")).toBeTruthy()
    expect(screen.getByLabelText("Sök butik eller stad")).toBeTruthy()
    expect(screen.getByText("Skafferi Majorna")).toBeTruthy()
    expect(screen.getByText(/Storgatan 02/)).toBeTruthy()
  })

  it("STORE-05 never offers a store that is not selectable", async () => {
    draw()
    await toPickup()
    await screen.findByText("2 butik(er)")
    expect(names()).not.toContain("Lagret")
  })

  it("STORE-06 finds a store by its keywords", async () => {
    draw()
    await toPickup()
    await screen.findByText("2 butik(er)")
    await userEvent.type(screen.getByLabelText("Sök butik eller stad"), "Odenplan")
    expect(screen.getByText("1 butik(er)")).toBeTruthy()
    expect(names()).toEqual(["Skafferi Vasastan"])
    await userEvent.type(screen.getByLabelText("Sök butik eller stad"), "x")
    expect(screen.getByText("Vi hittar inte butiken")).toBeTruthy()
  })

  it("DELIV-01 DELIV-03 DELIV-20 chooses a store for pickup", async () => {
    const { states } = draw()
    await toPickup()
    await screen.findByText("2 butik(er)")
    const row = screen.getByText("Skafferi Majorna").closest("li")
    await userEvent.click(within(row as HTMLElement).getByRole("button"))
    await waitFor(() => expect(states.assortment.current().choice).toMatchObject({ method: "pickupAtStore", siteId: "02", storeNumber: "3202" }))
    expect(onDone).toHaveBeenCalled()
  })

  it("DELIV-02 asks for five digits before home delivery, and takes a pasted blank out", async () => {
    const { states, http } = draw()
    await userEvent.type(screen.getByLabelText("Postnummer"), "111")
    await userEvent.click(screen.getByRole("button", { name: "Handla här" }))
    expect(screen.getByText("Postnummer har ett felaktigt format, använd 12345")).toBeTruthy()
    expect(http.sent.filter(({ path }) => path.startsWith("/zipCodes"))).toEqual([])
    await userEvent.clear(screen.getByLabelText("Postnummer"))
    await userEvent.type(screen.getByLabelText("Postnummer"), "111 22")
    await userEvent.click(screen.getByRole("button", { name: "Handla här" }))
    await waitFor(() => expect(states.assortment.current().choice).toMatchObject({ method: "homeDelivery", postalCode: "11122" }))
  })

  it("STORE-07 says where nobody delivers, keeps the code and offers the nearest stores", async () => {
    const { http } = draw()
    await userEvent.type(screen.getByLabelText("Postnummer"), "98107")
    await userEvent.click(screen.getByRole("button", { name: "Handla här" }))
    expect(await screen.findByText(/Vi kör inte hem till 98107/)).toBeTruthy()
    expect(await screen.findByText("Rekommenderade butiker")).toBeTruthy()
    expect(screen.getByLabelText("Postnummer")).toHaveProperty("value", "98107")
    expect(http.sent.find(({ path }) => path.startsWith("/postalCode"))?.query).toContainEqual(["count", "5"])
  })

  it("DELIV-21 DELIV-44 says so when the switch fails, and the earlier choice stands", async () => {
    const { states } = draw((request) => (request.path.startsWith("/zipCodes/") ? unreachable() : server(request)))
    await userEvent.type(screen.getByLabelText("Postnummer"), "11122")
    await userEvent.click(screen.getByRole("button", { name: "Handla här" }))
    expect(await screen.findByText("Tyvärr gick det inte att välja valt leveranssätt. Vänligen försök igen eller kontakta kundtjänst")).toBeTruthy()
    expect(states.assortment.current()).toEqual({ choice: null, loading: false, failed: true })
  })
})
