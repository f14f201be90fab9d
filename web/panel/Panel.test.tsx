import { wireDetails } from "#contract-tests/suites/wire-card.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import type { Cart, CartLine } from "#core/cart/model.ts"
import type { DisplayedSlotView } from "#core/delivery/model.ts"
import { anna, inStockholm, renderInShop, type ShopOptions } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { Panel } from "./Panel.tsx"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"

// jsdom has no modal dialogs. The content of a tab is loaded when it is first opened.
beforeAll(async () => {
  await import("./DeliveryTab.tsx")
  fakeModalDialogs()
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
})
afterAll(() => void vi.unstubAllGlobals())
afterEach(cleanup)

const sites = [
  wireSite("01", {
    name: "Skafferi Vasastan",
    populated: { searchKeyWords: ["odenplan"], contactInformation: { phone: "08-123 45", email: "butik@exempel.se" } }
  }),
  wireSite("02", { name: "Skafferi Majorna", city: "Göteborg" }),
  wireSite("03", { name: "Lagret", selectable: false })
]

const slotDays = {
  data: {
    deliverySlotsAvailability: [
      {
        date: "2026-11-24",
        openReservationsId: null,
        deliverySlots: [
          wireSlot({ isEnabled: false }),
          wireSlot({
            id: "b",
            deliveryFromTime: "12:00",
            deliveryToTime: "14:00",
            maxCateredReservations: 2,
            cateredReservations: 2
          })
        ]
      }
    ]
  }
}

const server: FakeServer = ({ path }) => {
  if (path === "/sites") return respondWithJson({ sites })
  if (path === "/zipCodes/11122/storeNumber")
    return respondWithJson({ storeNumber: "3201", provider: "skafferi", siteId: "01", city: "Stockholm" })
  if (path.startsWith("/zipCodes/")) return respondWithError(404, "ERR_NO_HOME_DELIVERY")
  if (path === "/postalCode/GetRecommendedStoresByZip") return respondWithJson({ sites: sites.slice(0, 2) })
  if (path === "/graphql") return respondWithJson(slotDays)
  if (path.startsWith("/Loop54/products/")) return respondWithError(404, "ERR_PRODUCT_NOT_FOUND")
  if (path.endsWith("/move")) return respondWithJson(wireCart("cart-1", [], { storeNo: "3202" }))
  if (path === "/carts") return respondWithJson(wireCart("cart-1", []), 201)
  if (path.endsWith("/slot")) return respondWithJson(wireCart("cart-1", [], { selectedSlotId: "b" }))
  return path === "/customer/userdeliverysettings" ? respondWithJson(null, 204) : respondWithError(404, "ERR_NOT_FOUND")
}

const milk = aCartLine()
const cart = aCart({ lines: [milk] })

/** All stores sell the milk. */
const sellingMilk: FakeServer = (request) => {
  const { id, itemNo, gtin, name, brand } = milk
  if (request.path.endsWith("/move")) {
    return respondWithJson(wireCart("cart-1", [{ id, itemNo, gtin, name, quantity: 2 }], { storeNo: "3202" }))
  }
  if (!request.path.startsWith("/Loop54/products/")) return server(request)
  return respondWithJson({
    items: [wireDetails({ id: itemNo, gtin, url: "/matvaror/mjolk-p1_ST", name, brand })]
  })
}
const inVasastan: DeliverySelection = { ...inStockholm, method: "pickupAtStore", siteId: "01", postalCode: null }

const open = async (options: ShopOptions = {}, filled: Cart | null = null) => {
  const shop = renderInShop(<Panel />, { server, ...options })
  if (filled !== null) shop.states.of(cartState).update((view) => withServerCart(view, filled))
  act(() => shop.panel.open("storeSelector"))
  await screen.findByRole("dialog")
  return shop
}
const press = (name: string | RegExp) => screen.findByRole("button", { name }).then((button) => userEvent.click(button))
const title = (name: string) => screen.findByRole("heading", { level: 2, name })
const pickStore = async () => {
  await press(/^Hämta i butik/)
  await screen.findByText("2 butik(er)")
}
const enterCode = async (code: string) => {
  await press(/^Hemleverans/)
  await userEvent.type(await screen.findByLabelText("Postnummer"), code)
  await press("Handla här")
}
const findAlertDialog = () => screen.findByRole("alertdialog")
const names = () => screen.queryAllByText(/^Skafferi|^Lagret/).map((element) => element.textContent)

describe("the delivery picker", () => {
  it("DELIV-08 DELIV-01 DELIV-02 goes from method to postal code, time and done, and changes the store as soon as the postal code is accepted", async () => {
    const { states, panel } = await open()
    await title("Hur vill du få dina varor?")
    await enterCode("11122")
    await title("Välj tid")
    expect(states.of(assortmentState).current().selection).toMatchObject({
      method: "homeDelivery",
      postalCode: "11122",
      storeNumber: "3201"
    })
    await press("Välj tid senare")
    await title("Klart!")
    expect(screen.getByText("Hemleverans till 11122 Stockholm")).toBeTruthy()
    await press("Börja handla")
    expect(panel.current().layers.map(({ name }) => name)).toEqual([])
  })

  it("DELIV-07 goes back step by step with its back arrow, and keeps the input", async () => {
    await open()
    await press(/^Hemleverans/)
    await userEvent.type(await screen.findByLabelText("Postnummer"), "1112")
    await press(/^Tillbaka/)
    await title("Hur vill du få dina varor?")
    await press(/^Hemleverans/)
    expect(await screen.findByLabelText("Postnummer")).toHaveProperty("value", "1112")
  })

  it("DELIV-13 clears its input when it is reset", async () => {
    await open()
    await press(/^Hemleverans/)
    await userEvent.type(await screen.findByLabelText("Postnummer"), "1112")
    await press("Börja om")
    await title("Hur vill du få dina varor?")
    await press(/^Hemleverans/)
    expect(await screen.findByLabelText("Postnummer")).toHaveProperty("value", "")
  })

  it("DELIV-02 requires five digits for home delivery, and removes a pasted space", async () => {
    const { states, http } = await open()
    await enterCode("abc111")
    expect(screen.getByText("Postnummer har ett felaktigt format, använd 12345")).toBeTruthy()
    expect(http.sent.filter(({ path }) => path.startsWith("/zipCodes"))).toEqual([])
    await userEvent.clear(screen.getByLabelText("Postnummer"))
    await userEvent.type(screen.getByLabelText("Postnummer"), "111 22")
    await press("Handla här")
    await waitFor(() =>
      expect(states.of(assortmentState).current().selection).toMatchObject({
        method: "homeDelivery",
        postalCode: "11122"
      })
    )
  })

  it("STORE-07 says that there is no delivery, keeps the code and selects one of the nearest stores", async () => {
    const { http, states } = await open()
    await enterCode("00000")
    expect(await screen.findByText(/Vi kör inte hem till 00000/)).toBeTruthy()
    expect(await screen.findByText("Rekommenderade butiker")).toBeTruthy()
    expect(screen.getByLabelText("Postnummer")).toHaveProperty("value", "00000")
    expect(http.sent.find(({ path }) => path.startsWith("/postalCode"))?.query).toContainEqual(["count", "5"])
    await press("Välj Skafferi Majorna")
    await title("Välj tid")
    expect(states.of(assortmentState).current().selection).toMatchObject({ method: "pickupAtStore", siteId: "02" })
  })

  /** Submits a postal code with delivery; the response is sent by the returned function. */
  const submitPostalCode = async () => {
    let respond = () => undefined as void
    const gate = new Promise<void>((resolve) => (respond = resolve))
    const { states } = await open({
      server: (request) =>
        request.path.startsWith("/zipCodes/")
          ? Effect.andThen(
              Effect.promise(() => gate),
              server(request)
            )
          : server(request)
    })
    await enterCode("11122")
    return async () => {
      respond()
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      return states.of(assortmentState).current().selection
    }
  }

  it("ignores a response that arrives after the step was left", async () => {
    const choiceAfterResponse = await submitPostalCode()
    await press("Hämta i butik i stället")
    expect(await choiceAfterResponse()).toBeNull()
    await title("Välj butik")
  })

  it("ignores a response to a postal code that was edited meanwhile", async () => {
    const choiceAfterResponse = await submitPostalCode()
    await userEvent.type(screen.getByLabelText("Postnummer"), "{Backspace}1")
    expect(await choiceAfterResponse()).toBeNull()
    expect(screen.getByLabelText("Postnummer")).toHaveProperty("value", "11121")
  })

  it("DELIV-26 says when only catering is delivered, and leads to the list of stores", async () => {
    const { states } = await open({
      server: (request) =>
        request.path === "/zipCodes/91231/storeNumber"
          ? respondWithJson({
              storeNumber: "3201",
              provider: "skafferi",
              siteId: "01",
              city: "Umeå",
              homeDeliveryAssortmentValues: ["catering"]
            })
          : server(request)
    })
    await enterCode("91231")
    await title("Välj tid")
    expect(screen.getByText("Till 91231 kör vi bara catering. Matvaror kan du hämta i butik.")).toBeTruthy()
    expect(states.of(assortmentState).current().selection?.groceries).toBe(false)
    await press("Hämta i butik i stället")
    await title("Välj butik")
  })

  it("DELIV-21 DELIV-44 reports a failed change, and keeps the previous selection", async () => {
    const { states } = await open({
      server: (request) => (request.path.startsWith("/zipCodes/") ? unreachable() : server(request))
    })
    await enterCode("11122")
    expect(
      await screen.findByText(
        "Tyvärr gick det inte att välja valt leveranssätt. Vänligen försök igen eller kontakta kundtjänst"
      )
    ).toBeTruthy()
    expect(states.of(assortmentState).current().selection).toBeNull()
  })

  it("STORE-05 reports a store that can no longer be selected, and still offers the others", async () => {
    const gone = wireSite("09", { name: "Skafferi Hamnen", city: "Malmö" })
    const { states } = await open({
      server: (request) =>
        request.path.startsWith("/postalCode")
          ? respondWithJson({ sites: [gone, ...sites.slice(1, 2)] })
          : server(request)
    })
    await enterCode("98107")
    await press("Välj Skafferi Hamnen")
    expect(await screen.findByText(/^Tyvärr gick det inte att välja valt leveranssätt/)).toBeTruthy()
    await press("Välj Skafferi Majorna")
    await waitFor(() => expect(states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" }))
  })

  it("starts at the list of stores for a shopper with pickup, with home delivery one press away", async () => {
    await open({ selection: inVasastan })
    await title("Välj butik")
    await press("Hemleverans i stället")
    expect(await title("Vart ska vi köra?")).toBeTruthy()
  })
})

describe("the list of stores", () => {
  it("STORE-01 STORE-02 STORE-03 STORE-04 lists name and street of each store below a search field, and counts the stores", async () => {
    await open()
    await pickStore()
    expect(screen.getByLabelText("Sök butik eller stad")).toBeTruthy()
    expect(screen.getByText(/Storgatan 02/)).toBeTruthy()
  })

  it("DELIV-03 selects a store", async () => {
    const { states } = await open()
    await pickStore()
    await userEvent.click(within(screen.getByText("Skafferi Majorna").closest("li") as HTMLElement).getByRole("button"))
    await waitFor(() =>
      expect(states.of(assortmentState).current().selection).toMatchObject({
        method: "pickupAtStore",
        siteId: "02",
        storeNumber: "3202"
      })
    )
  })

  it("STORE-05 never offers a store that is not selectable", async () => {
    await open()
    await pickStore()
    expect(names()).not.toContain("Lagret")
  })

  it("STORE-06 finds a store by its keywords", async () => {
    await open()
    await pickStore()
    await userEvent.type(screen.getByLabelText("Sök butik eller stad"), "Odenplan")
    expect(screen.getByText("1 butik(er)")).toBeTruthy()
    expect(names()).toEqual(["Skafferi Vasastan"])
    await userEvent.type(screen.getByLabelText("Sök butik eller stad"), "x")
    expect(screen.getByText("Vi hittar inte butiken")).toBeTruthy()
  })
})

describe("closing an unfinished delivery picker", () => {
  it("PREVIEW-12 PREVIEW-13 PREVIEW-14 asks whether to close without saving, and stays or closes", async () => {
    const { panel } = await open()
    await press(/^Hemleverans/)
    await userEvent.type(await screen.findByLabelText("Postnummer"), "111")
    await press("Stäng")
    const asked = within(await findAlertDialog())
    expect(asked.getByRole("heading", { name: "Är du säker?" })).toBeTruthy()
    expect(asked.getByText("Om du stänger nu måste du börja om från början.")).toBeTruthy()
    await userEvent.click(asked.getByRole("button", { name: "Tillbaka" }))
    expect(screen.getByLabelText("Postnummer")).toHaveProperty("value", "111")
    await press("Stäng")
    await userEvent.click(within(await findAlertDialog()).getByRole("button", { name: "Stäng utan att spara" }))
    expect(panel.current().layers.map(({ name }) => name)).toEqual([])
    expect(screen.queryByRole("alertdialog")).toBeNull()
    act(() => panel.open("storeSelector"))
    await title("Hur vill du få dina varor?")
  })

  it("does not ask about a postal code without delivery", async () => {
    const { panel } = await open()
    await enterCode("00000")
    await screen.findByText(/Vi kör inte hem till 00000/)
    await press("Stäng")
    expect(panel.current().layers.map(({ name }) => name)).toEqual([])
  })

  it("does not ask when no input would be lost", async () => {
    const { panel } = await open({ selection: inVasastan })
    await title("Välj butik")
    await press("Stäng")
    expect(panel.current().layers.map(({ name }) => name)).toEqual([])
  })
})

describe("changing store with a cart", () => {
  const withMilk = () => open({ selection: inVasastan, session: anna }, cart)

  it("PREVIEW-01 PREVIEW-04 PREVIEW-06 PREVIEW-07 lists the products that would be lost, changes nothing before the confirmation, and goes back to the list of stores", async () => {
    const { http, states } = await withMilk()
    await press("Byt butik, Skafferi Majorna")
    const asked = within(await findAlertDialog())
    expect(asked.getByRole("heading", { name: "Vissa varor tas bort!" })).toBeTruthy()
    expect(asked.getByText("Mellanmjölk").textContent).toBe("MellanmjölkArla · 1,5 l")
    expect(asked.getByText(/^2\sst$/)).toBeTruthy()
    expect(http.sent.every(({ method }) => method === "GET")).toBe(true)
    await userEvent.click(asked.getByRole("button", { name: "Gå tillbaka" }))
    await waitFor(() => expect(screen.queryByText("Arla · 1,5 l")).toBeNull())
    expect(states.of(assortmentState).current().selection).toEqual(inVasastan)
    expect(states.of(cartState).current().serverCart).toEqual(cart)
    await title("Välj butik")
  })

  it("PREVIEW-08 removes them with one request on confirmation, without reporting them again", async () => {
    const { http, states } = await withMilk()
    await press("Byt butik, Skafferi Majorna")
    await userEvent.click(within(await findAlertDialog()).getByRole("button", { name: "Gå vidare, ta bort varor" }))
    await title("Välj tid")
    expect(http.sent.filter(({ path }) => path.startsWith("/carts")).map(({ path }) => path)).toEqual([
      "/carts/cart-1/move"
    ])
    expect(states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" })
    expect(states.of(cartState).current()).toMatchObject({ serverCart: { lines: [] }, problems: [] })
  })

  it("asks again when another page has changed the cart meanwhile, and removes no product that was not listed", async () => {
    const { http, states } = await withMilk()
    await press("Byt butik, Skafferi Majorna")
    await findAlertDialog()
    const bread: CartLine = { ...milk, id: "l2", itemNo: "2_ST", gtin: "2", name: "Rågbröd" }
    act(() => {
      states.of(cartState).update((view) => withServerCart(view, { ...cart, lines: [milk, bread] }))
      screen.getByRole("button", { name: "Gå vidare, ta bort varor" }).click()
    })
    expect(await screen.findByText("Rågbröd")).toBeTruthy()
    expect(http.sent.every(({ method }) => method === "GET")).toBe(true)
    act(() => states.of(cartState).update((view) => withServerCart(view, { ...cart, lines: [] })))
    const asked = within(await findAlertDialog())
    expect(await asked.findByRole("heading", { name: "Alla varor följer med" })).toBeTruthy()
    await userEvent.click(asked.getByRole("button", { name: "Byt butik" }))
    await title("Välj tid")
    expect(states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" })
  })

  it("names the delivery method on its button when the store stays the same", async () => {
    const { states } = await withMilk()
    await press("Hemleverans i stället")
    await userEvent.type(await screen.findByLabelText("Postnummer"), "11122")
    await press("Byt butik")
    await findAlertDialog()
    act(() => states.of(cartState).update((view) => withServerCart(view, { ...cart, lines: [] })))
    await userEvent.click(await screen.findByRole("button", { name: "Byt leveranssätt" }))
    await title("Välj tid")
    expect(states.of(assortmentState).current().selection).toMatchObject({
      method: "homeDelivery",
      storeNumber: "3201"
    })
  })

  it("closes the question when another page has changed to the same store", async () => {
    const { states } = await withMilk()
    await press("Byt butik, Skafferi Majorna")
    await findAlertDialog()
    act(() => {
      states.of(assortmentState).set({
        selection: { ...inVasastan, siteId: "02", storeNumber: "3202" },
        loading: false,
        failed: false
      })
      states.of(cartState).update((view) => withServerCart(view, { ...cart, storeNumber: "3202" }))
    })
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  })

  const known: DisplayedSlotView = {
    selection: inVasastan,
    slotId: "a",
    time: { chosen: true, date: "2026-11-24", from: "10:00", to: "12:00" }
  }

  it("names the booked time that is released, with the lost products and again above the delivery times", async () => {
    const { states } = await open({ selection: inVasastan, session: anna }, { ...cart, slotId: "a" })
    act(() => states.of(displayedSlotState).set(known))
    await press("Byt butik, Skafferi Majorna")
    expect(
      within(await findAlertDialog()).getByText(
        /^Din bokade tid tis 24\/11 kl\.\s10–12 följer inte med\. Välj en ny efter bytet\.$/
      )
    ).toBeTruthy()
    await press("Gå vidare, ta bort varor")
    await title("Välj tid")
    expect(screen.getByText(/^Din tid tis 24\/11 kl\.\s10–12 gäller inte här\. Välj en ny\.$/)).toBeTruthy()
  })

  it("shows a time that another page books while the alert dialog is open, until that page releases it", async () => {
    const { states } = await withMilk()
    await press("Byt butik, Skafferi Majorna")
    const asked = within(await findAlertDialog())
    act(() => states.of(cartState).update((view) => withServerCart(view, { ...cart, slotId: "a" })))
    expect(await asked.findByText("Din bokade tid följer inte med. Välj en ny efter bytet.")).toBeTruthy()
    act(() => states.of(cartState).update((view) => withServerCart(view, cart)))
    await waitFor(() => expect(asked.queryByText(/^Din bokade tid/)).toBeNull())
    expect(asked.getByText("Mellanmjölk")).toBeTruthy()
  })

  it("hides the notice about the released time once another time is booked", async () => {
    await open({ selection: inVasastan, session: anna }, { ...cart, lines: [], slotId: "a" })
    await press("Välj Skafferi Majorna")
    await screen.findByText("Din tid gäller inte här. Välj en ny.")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    await title("Klart!")
    await press(/^Tillbaka/)
    await title("Välj tid")
    expect(screen.queryByText("Din tid gäller inte här. Välj en ny.")).toBeNull()
  })

  it("says that the booked time is released when no product is lost, also when its details are unknown", async () => {
    await open({ selection: inVasastan, session: anna }, { ...cart, lines: [], slotId: "a" })
    await press("Välj Skafferi Majorna")
    await title("Välj tid")
    expect(screen.getByText("Din tid gäller inte här. Välj en ny.")).toBeTruthy()
  })

  it("mentions no time when none was booked", async () => {
    await withMilk()
    await press("Byt butik, Skafferi Majorna")
    await findAlertDialog()
    expect(screen.queryByText(/Din (bokade )?tid/)).toBeNull()
    await press("Gå vidare, ta bort varor")
    await title("Välj tid")
    expect(screen.queryByText(/Din (bokade )?tid/)).toBeNull()
  })

  it("PREVIEW-09 does not ask when no product is lost, or when the cart is empty", async () => {
    const { states, http } = await open(
      { selection: inVasastan, session: anna, server: (request) => sellingMilk(request) },
      cart
    )
    await press("Byt butik, Skafferi Majorna")
    await title("Välj tid")
    expect(screen.queryByRole("alertdialog")).toBeNull()
    expect(http.sent.some(({ path }) => path.startsWith("/Loop54/products/"))).toBe(true)
    expect(states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" })
    expect(states.of(cartState).current()).toMatchObject({
      serverCart: { storeNumber: "3202", lines: [{ gtin: "1", quantity: 2 }] },
      problems: []
    })
    cleanup()
    const empty = await open({ selection: inVasastan, session: anna }, { ...cart, lines: [] })
    await press("Välj Skafferi Majorna")
    await title("Välj tid")
    expect(empty.states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" })
  })

  it("DELIV-44 keeps cart and store, and reports the failure, when the change fails", async () => {
    const { states } = await open(
      {
        selection: inVasastan,
        session: anna,
        server: (request) => (request.path.endsWith("/move") ? respondWithError(500, "ERR_INTERNAL") : server(request))
      },
      cart
    )
    await press("Byt butik, Skafferi Majorna")
    await userEvent.click(within(await findAlertDialog()).getByRole("button", { name: "Gå vidare, ta bort varor" }))
    expect(await screen.findByText(/^Tyvärr gick det inte att välja valt leveranssätt/)).toBeTruthy()
    expect(states.of(assortmentState).current().selection).toEqual(inVasastan)
    expect(states.of(cartState).current().serverCart).toEqual(cart)
  })
})

describe("delivery times", () => {
  it("are one press away when the store or postal code is already selected", async () => {
    const { http } = await open({ selection: inVasastan })
    await press("Välj tid")
    expect(await screen.findByText("Fullbokad")).toBeTruthy()
    expect(http.sent.some(({ method, path }) => method === "PUT" || path.startsWith("/carts"))).toBe(false)
  })

  it("are marked when fully booked, and are booked for a customer", async () => {
    const { http, states } = await open({ selection: inVasastan, session: anna })
    await press("Välj Skafferi Majorna")
    await title("Välj tid")
    expect(await screen.findByText("Fullbokad")).toBeTruthy()
    await userEvent.click(screen.getAllByRole("button", { name: /12–14/ })[0] as HTMLElement)
    await title("Klart!")
    expect(
      http.sent.filter(({ method, path }) => method !== "GET" && path.startsWith("/carts")).map(({ path }) => path)
    ).toEqual(["/carts", "/carts/cart-1/move", "/carts/cart-1/slot"])
    expect(states.of(cartState).current().serverCart?.slotId).toBe("b")
  })

  it("are fetched again, with a notice, when the pressed one has become full", async () => {
    const { http } = await open({
      selection: inVasastan,
      session: anna,
      server: (request) => (request.path.endsWith("/slot") ? respondWithError(409, "ERR_SLOT_FULL") : server(request))
    })
    await press("Välj Skafferi Majorna")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(await screen.findByText("Tiden hann bli fullbokad. Välj en annan tid.")).toBeTruthy()
    await waitFor(() => expect(http.sent.filter(({ path }) => path === "/graphql").length).toBeGreaterThan(1))
    await press("Välj tid senare")
    await title("Klart!")
  })

  it("are those of the store that another page has selected meanwhile", async () => {
    const { http, states } = await open({ selection: inVasastan, session: anna })
    await press("Välj tid")
    await screen.findByText("Fullbokad")
    act(() =>
      states.of(assortmentState).set({
        selection: { ...inVasastan, siteId: "02", storeNumber: "3202" },
        loading: false,
        failed: false
      })
    )
    await waitFor(() =>
      expect(
        http.sent
          .filter(({ path }) => path === "/graphql")
          .map(({ body }) => JSON.parse(body?.text ?? "").variables.input.siteId)
      ).toEqual(["01", "02"])
    )
    expect(await screen.findByText("Fullbokad")).toBeTruthy()
  })

  it("cannot be booked when another store is saved: a link leads back to the selection", async () => {
    const { http } = await open(
      {
        selection: inVasastan,
        session: anna,
        server: (request) =>
          request.path.endsWith("/slot") ? respondWithError(422, "ERR_SLOT_OTHER_DELIVERY") : server(request)
      },
      cart
    )
    await press("Välj tid")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(
      await screen.findByText("Tiden hör inte till den plats som är sparad på ditt konto. Välj plats igen.")
    ).toBeTruthy()
    expect(http.sent.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([
      "/carts/cart-1/slot",
      "/customer/userdeliverysettings",
      "/carts/cart-1/slot"
    ])
    await press("Välj plats")
    await title("Välj butik")
  })

  it("are fetched again, with a notice, when the pressed one no longer exists", async () => {
    const { http } = await open(
      {
        selection: inVasastan,
        session: anna,
        server: (request) =>
          request.path.endsWith("/slot") ? respondWithError(404, "ERR_SLOT_NOT_FOUND") : server(request)
      },
      cart
    )
    await press("Välj tid")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(await screen.findByText("Tiden finns inte längre där du handlar. Välj en av tiderna här.")).toBeTruthy()
    await waitFor(() => expect(http.sent.filter(({ path }) => path === "/graphql")).toHaveLength(2))
  })

  it("book only the first of several pressed ones, which is shown as pending", async () => {
    let respond = () => undefined as void
    const gate = new Promise<void>((resolve) => (respond = resolve))
    const both = {
      data: {
        deliverySlotsAvailability: [
          {
            date: "2026-11-24",
            openReservationsId: null,
            deliverySlots: [wireSlot(), wireSlot({ id: "b", deliveryFromTime: "12:00", deliveryToTime: "14:00" })]
          }
        ]
      }
    }
    const { http } = await open({
      selection: inVasastan,
      session: anna,
      server: (request) =>
        request.path === "/graphql"
          ? respondWithJson(both)
          : request.path.endsWith("/slot")
            ? Effect.andThen(
                Effect.promise(() => gate),
                server(request)
              )
            : server(request)
    })
    await press("Välj Skafferi Majorna")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    const [pressed, other] = [/12–14/, /10–12/].map((name) => screen.getAllByRole("button", { name })[0] as HTMLElement)
    for (const button of [pressed, other]) await userEvent.click(button as HTMLElement)
    const looks = [pressed, other].map((button) => [
      button?.ariaBusy,
      button?.getAttribute("aria-disabled"),
      button?.querySelectorAll("svg").length
    ])
    expect(looks).toEqual([
      ["true", "true", 1],
      [null, "true", 0]
    ])
    respond()
    await title("Klart!")
    expect(screen.getByText(/12–14/)).toBeTruthy()
    expect(http.sent.filter(({ path }) => path.endsWith("/slot")).map(({ body }) => body?.text)).toEqual([
      '{"slotId":"b"}'
    ])
  })

  it("report a failed booking, and can be pressed again", async () => {
    let broken = true
    await open({
      selection: inVasastan,
      session: anna,
      server: (request) =>
        broken && request.path.endsWith("/slot") ? respondWithError(500, "ERR_INTERNAL") : server(request)
    })
    await press("Välj Skafferi Majorna")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(await screen.findByText("Tiden gick inte att boka. Försök igen om en stund.")).toBeTruthy()
    broken = false
    await userEvent.click(screen.getAllByRole("button", { name: /12–14/ })[0] as HTMLElement)
    await title("Klart!")
  })

  it("are shown to a visitor with a log-in button, and cannot be booked", async () => {
    const { http, panel } = await open({ selection: inVasastan })
    await press("Välj Skafferi Majorna")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(await screen.findByText(/^Logga in för att boka tis 24\/11 kl\.\s12–14\.$/)).toBeTruthy()
    expect(http.sent.some(({ path }) => path.startsWith("/carts"))).toBe(false)
    expect(screen.getByRole("button", { name: "Logga in" })).toBeTruthy()
    await press(/^Logga in och boka tis 24\/11 kl\.\s12–14$/)
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["login"])
  })

  it("are those of the store that is named above them", async () => {
    await open({ selection: inStockholm })
    await press("Välj tid")
    expect(await screen.findByText("Hemleverans till 11122 Stockholm")).toBeTruthy()
  })

  it("cannot be opened while a postal code other than the selected one is typed", async () => {
    await open({ selection: inStockholm })
    expect(await screen.findByRole("button", { name: "Välj tid" })).toBeTruthy()
    await userEvent.clear(screen.getByLabelText("Postnummer"))
    await userEvent.type(screen.getByLabelText("Postnummer"), "00000{Enter}")
    expect(await screen.findByText(/Vi kör inte hem till 00000/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Välj tid" })).toBeNull()
  })

  describe("picked by a visitor", () => {
    const saved =
      (settings: object): FakeServer =>
      (request) =>
        request.path === "/connect/token"
          ? respondWithJson({ access_token: "token", token_type: "Bearer", expires_in: 3600, scope: "shop" })
          : request.path === "/customer"
            ? respondWithJson({
                contact: {
                  id: "1",
                  firstname: "Anna",
                  lastname: "Andersson",
                  login: { email: "anna@exempel.se" },
                  channels: [],
                  addresses: [],
                  emailRecieptCopy: false
                },
                settings: {
                  id: "1",
                  storePageId: null,
                  userSiteId: null,
                  userDeliveryMethod: null,
                  userPostalCode: null,
                  ...settings
                }
              })
            : request.path === "/orders"
              ? respondWithJson({ carts: [], orders: [] })
              : server(request)
    const logInForTime = async (fakeServer: FakeServer) => {
      const shop = await open({ selection: inVasastan, server: fakeServer })
      await press("Välj tid")
      await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
      await press("Logga in")
      await userEvent.type(await screen.findByLabelText(/E-postadress/), "anna@exempel.se")
      await press("Nästa")
      await userEvent.type(screen.getByLabelText(/^Lösenord/), "Matkasse-2026")
      await press("Logga in")
      return shop
    }

    it("are booked after the log-in, and not again after going back", async () => {
      const { http, panel } = await logInForTime(saved({}))
      await title("Klart!")
      expect(screen.getByText(/tis 24\/11 kl\.\s12–14/)).toBeTruthy()
      expect(panel.current().layers.map(({ name }) => name)).toEqual(["storeSelector"])
      const booked = () => http.sent.filter(({ path }) => path.endsWith("/slot")).map(({ body }) => body?.text)
      expect(booked()).toEqual(['{"slotId":"b"}'])
      await press(/^Tillbaka/)
      await title("Välj tid")
      await screen.findByText("Fullbokad")
      expect(booked()).toHaveLength(1)
    })

    it("are reported as full when another customer has booked them, above the remaining times", async () => {
      await logInForTime((request) =>
        request.path.endsWith("/slot") ? respondWithError(409, "ERR_SLOT_FULL") : saved({})(request)
      )
      expect(await screen.findByText("Tiden hann bli fullbokad. Välj en annan tid.")).toBeTruthy()
      await title("Välj tid")
      expect(await screen.findByText("Fullbokad")).toBeTruthy()
    })

    it("are not booked when the customer's saved store is another one, and a notice says so", async () => {
      const { http, states } = await logInForTime(saved({ userSiteId: "02", userDeliveryMethod: "pickupAtStore" }))
      expect(await screen.findByText(/^Din tid tis 24\/11 kl\.\s12–14 gäller inte här\. Välj en ny\.$/)).toBeTruthy()
      expect(states.of(assortmentState).current().selection?.siteId).toBe("02")
      expect(http.sent.filter(({ path }) => path.endsWith("/slot"))).toEqual([])
    })

    it("DELIV-18 are dropped when the customer must select a store first", async () => {
      const { http } = await logInForTime(saved({ userSiteId: "01", userDeliveryMethod: "homeDelivery" }))
      await title("Välj butik")
      expect(http.sent.filter(({ path }) => path.endsWith("/slot"))).toEqual([])
    })
  })

  it("DELIV-12 are preceded by the dates that are fully booked for catering", async () => {
    await open({ selection: inVasastan })
    await press("Välj Skafferi Majorna")
    expect(await screen.findByText("Leverans av catering inte möjlig 24/11")).toBeTruthy()
  })

  it("DELIV-43 can be skipped when they cannot be loaded", async () => {
    await open({
      selection: inVasastan,
      server: (request) => (request.path === "/graphql" ? respondWithError(500, "ERR_INTERNAL") : server(request))
    })
    await press("Välj Skafferi Majorna")
    expect(await screen.findByText("Det finns inga tider att visa just nu.")).toBeTruthy()
    await press("Välj tid senare")
    await title("Klart!")
  })

  it("DELIV-43 are fetched again on request, and the focus stays on the button until they arrive", async () => {
    let broken = true
    await open({
      selection: inVasastan,
      server: (request) =>
        broken && request.path === "/graphql" ? respondWithError(500, "ERR_INTERNAL") : server(request)
    })
    await press("Välj tid")
    await screen.findByText("Det finns inga tider att visa just nu.")
    const again = screen.getByRole("button", { name: "Försök igen" })
    await userEvent.click(again)
    await waitFor(() => expect(again.getAttribute("aria-busy")).toBeNull())
    expect(document.activeElement).toBe(again)
    broken = false
    await userEvent.click(again)
    expect(await screen.findByText("Fullbokad")).toBeTruthy()
    expect(document.activeElement?.textContent).toBe("Välj tid")
  })
})
