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
import type { DisplayedSlotState } from "#core/delivery/model.ts"
import { anna, stockholmSelection, renderInShop, type ShopOptions } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { Panel } from "./Panel.tsx"
import { aCart, aCartLine, aCartMeal } from "#core/cart/testing.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"

// The content of a layer is loaded when the layer is first opened. jsdom has neither modal dialogs nor matchMedia.
beforeAll(async () => {
  await import("./DeliveryLayer.tsx")
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

const slotDaysResponse = {
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
  if (path === "/graphql") return respondWithJson(slotDaysResponse)
  if (path.startsWith("/Loop54/products/")) return respondWithError(404, "ERR_PRODUCT_NOT_FOUND")
  if (path.endsWith("/move")) return respondWithJson(wireCart("cart-1", [], { storeNo: "3202" }))
  if (path === "/carts") return respondWithJson(wireCart("cart-1", []), 201)
  if (path.endsWith("/slot")) return respondWithJson(wireCart("cart-1", [], { selectedSlotId: "b" }))
  return path === "/customer/userdeliverysettings" ? respondWithJson(null, 204) : respondWithError(404, "ERR_NOT_FOUND")
}

const milk = aCartLine()
const cart = aCart({ lines: [milk] })

/** All stores sell the milk. */
const serverWithMilk: FakeServer = (request) => {
  const { id, itemNo, gtin, name, brand } = milk
  if (request.path.endsWith("/move")) {
    return respondWithJson(wireCart("cart-1", [{ id, itemNo, gtin, name, quantity: 2 }], { storeNo: "3202" }))
  }
  if (!request.path.startsWith("/Loop54/products/")) return server(request)
  return respondWithJson({
    items: [wireDetails({ id: itemNo, gtin, url: "/matvaror/mjolk-p1_ST", name, brand })]
  })
}
const vasastanSelection: DeliverySelection = {
  ...stockholmSelection,
  method: "pickupAtStore",
  siteId: "01",
  postalCode: null
}

const openPicker = async (options: ShopOptions = {}, serverCart: Cart | null = null) => {
  const shop = renderInShop(<Panel />, { server, ...options })
  if (serverCart !== null) shop.states.of(cartState).update((view) => withServerCart(view, serverCart))
  act(() => shop.panel.open("storeSelector"))
  await screen.findByRole("dialog")
  return shop
}
const clickButton = (name: string | RegExp) =>
  screen.findByRole("button", { name }).then((button) => userEvent.click(button))
const findTitle = (name: string) => screen.findByRole("heading", { level: 2, name })
const openStoreList = async () => {
  await clickButton(/^Hämta i butik/)
  await screen.findByText("2 butik(er)")
}
const enterCode = async (code: string) => {
  if (screen.queryByLabelText("Postnummer") === null) await clickButton(/^Hemleverans/)
  await userEvent.type(await screen.findByLabelText("Postnummer"), code)
  await clickButton("Fortsätt")
}
const findAlertDialog = () => screen.findByRole("alertdialog")
const storeNames = () => screen.queryAllByText(/^Skafferi|^Lagret/).map((element) => element.textContent)

describe("the delivery picker", () => {
  it("PAGE-01 DELIV-01 offers home delivery and pickup, and changes the store as soon as the postal code or the store is accepted", async () => {
    const methods: ReadonlyArray<readonly [() => Promise<void>, DeliverySelection["method"], string]> = [
      [() => enterCode("11122"), "homeDelivery", "3201"],
      [() => openStoreList().then(() => clickButton("Välj Skafferi Majorna")), "pickupAtStore", "3202"]
    ]
    for (const [choose, method, storeNumber] of methods) {
      const { states } = await openPicker()
      await findTitle("Hur vill du få dina varor?")
      const offered = await screen.findAllByRole("button", { name: /^(Hemleverans|Hämta)/ })
      expect(offered.map(({ textContent }) => /^(Hemleverans|Hämta i butik)/.exec(textContent ?? "")?.[0])).toEqual([
        "Hemleverans",
        "Hämta i butik"
      ])
      await choose()
      await findTitle("Välj tid")
      expect(states.of(assortmentState).current().selection).toMatchObject({ method, storeNumber })
      cleanup()
    }
  })

  it("DELIV-08 goes through the steps for method, postal code or store, time, which can be skipped, and confirmation", async () => {
    for (const [method, title, choose, text] of [
      [/^Hemleverans/, "Vart ska vi köra?", () => enterCode("11122"), "Hemleverans till 111 22 Stockholm"],
      [/^Hämta i butik/, "Välj butik", () => clickButton("Välj Skafferi Majorna"), "Hämta i Skafferi Majorna"]
    ] as const) {
      const { panel } = await openPicker()
      await findTitle("Hur vill du få dina varor?")
      await clickButton(method)
      await findTitle(title)
      await choose()
      await findTitle("Välj tid")
      await clickButton("Välj tid senare")
      await findTitle("Klart!")
      expect(screen.getByText(text)).toBeTruthy()
      await clickButton("Börja handla")
      expect(panel.current().layers.map(({ name }) => name)).toEqual([])
      cleanup()
    }
  })

  it("DELIV-07 goes back step by step with its back arrow, and keeps the input", async () => {
    await openPicker()
    await clickButton(/^Hemleverans/)
    await userEvent.type(await screen.findByLabelText("Postnummer"), "1112")
    await clickButton(/^Tillbaka/)
    await findTitle("Hur vill du få dina varor?")
    await clickButton(/^Hemleverans/)
    expect(await screen.findByLabelText("Postnummer")).toHaveProperty("value", "1112")
  })

  it("DELIV-13 clears its input when it is reset", async () => {
    await openPicker()
    await clickButton(/^Hemleverans/)
    await userEvent.type(await screen.findByLabelText("Postnummer"), "1112")
    await clickButton("Börja om")
    await findTitle("Hur vill du få dina varor?")
    await clickButton(/^Hemleverans/)
    expect(await screen.findByLabelText("Postnummer")).toHaveProperty("value", "")
  })

  it("DELIV-02 requires five digits for home delivery, and accepts them with a space", async () => {
    const { states, http } = await openPicker()
    await enterCode("abc111")
    expect(screen.getByText("Postnummer har ett felaktigt format, använd 12345")).toBeTruthy()
    expect(http.sent.filter(({ path }) => path.startsWith("/zipCodes"))).toEqual([])
    await userEvent.clear(screen.getByLabelText("Postnummer"))
    await userEvent.type(screen.getByLabelText("Postnummer"), "111 22")
    await clickButton("Fortsätt")
    await waitFor(() =>
      expect(states.of(assortmentState).current().selection).toMatchObject({
        method: "homeDelivery",
        postalCode: "11122"
      })
    )
  })

  it("STORE-07 shows that there is no delivery, keeps the code, and offers the nearest stores", async () => {
    const { http, states } = await openPicker()
    await enterCode("00000")
    expect(await screen.findByText(/Vi kör inte hem till 000.00/)).toBeTruthy()
    expect(await screen.findByText("Rekommenderade butiker")).toBeTruthy()
    expect(screen.getByLabelText("Postnummer")).toHaveProperty("value", "00000")
    expect(http.sent.find(({ path }) => path.startsWith("/postalCode"))?.query).toContainEqual(["count", "5"])
    await clickButton("Välj Skafferi Majorna")
    await findTitle("Välj tid")
    expect(states.of(assortmentState).current().selection).toMatchObject({ method: "pickupAtStore", siteId: "02" })
  })

  /** Submits a postal code with home delivery. The returned function sends the response and returns the selection. */
  const submitPostalCode = async () => {
    let respond = () => undefined as void
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    const { states } = await openPicker({
      server: (request) =>
        request.path.startsWith("/zipCodes/")
          ? Effect.andThen(
              Effect.promise(() => releasePromise),
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

  it("ignores a response that arrives after the shopper has left the step", async () => {
    const selectionAfterResponse = await submitPostalCode()
    await clickButton("Hämta i butik i stället")
    expect(await selectionAfterResponse()).toBeNull()
    await findTitle("Välj butik")
  })

  it("ignores a response to a postal code that was edited before the response", async () => {
    const selectionAfterResponse = await submitPostalCode()
    await userEvent.type(screen.getByLabelText("Postnummer"), "{Backspace}1")
    expect(await selectionAfterResponse()).toBeNull()
    expect(screen.getByLabelText("Postnummer")).toHaveProperty("value", "11121")
  })

  it("shows that only catering is delivered, with a button to the list of stores", async () => {
    const { states } = await openPicker({
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
    await findTitle("Välj tid")
    expect(screen.getByText("Till 912 31 kör vi bara catering. Matvaror kan du hämta i butik.")).toBeTruthy()
    expect(states.of(assortmentState).current().selection?.deliversGroceries).toBe(false)
    await clickButton("Hämta i butik i stället")
    await findTitle("Välj butik")
  })

  it("DELIV-44 reports a failed change, and keeps the previous selection", async () => {
    const { states } = await openPicker({
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

  it("reports a store that cannot be selected any more, and still offers the others", async () => {
    const unselectableSite = wireSite("09", { name: "Skafferi Hamnen", city: "Malmö" })
    const { states } = await openPicker({
      server: (request) =>
        request.path.startsWith("/postalCode")
          ? respondWithJson({ sites: [unselectableSite, ...sites.slice(1, 2)] })
          : server(request)
    })
    await enterCode("98107")
    await clickButton("Välj Skafferi Hamnen")
    expect(await screen.findByText(/^Tyvärr gick det inte att välja valt leveranssätt/)).toBeTruthy()
    await clickButton("Välj Skafferi Majorna")
    await waitFor(() => expect(states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" }))
  })

  it("starts at the list of stores for a shopper with pickup, with home delivery one click away", async () => {
    await openPicker({ selection: vasastanSelection })
    await findTitle("Välj butik")
    await clickButton("Hemleverans i stället")
    expect(await findTitle("Vart ska vi köra?")).toBeTruthy()
  })
})

describe("the list of stores", () => {
  it("STORE-01 STORE-02 STORE-03 STORE-04 has a search field, counts the stores and lists them with their streets", async () => {
    await openPicker()
    await openStoreList()
    expect(screen.getByLabelText("Sök butik eller stad")).toBeTruthy()
    expect(screen.getByText("2 butik(er)")).toBeTruthy()
    expect(
      [/^Skafferi Vasastan$/, /^Skafferi Majorna$/].map((name) => screen.getByText(name).closest("li")?.textContent)
    ).toEqual(["Skafferi VasastanStorgatan 01, StockholmVälj", "Skafferi MajornaStorgatan 02, GöteborgVälj"])
  })

  it("PAGE-02 DELIV-03 offers pickup in a store, and selects the store", async () => {
    const { states } = await openPicker()
    await openStoreList()
    await userEvent.click(within(screen.getByText("Skafferi Majorna").closest("li") as HTMLElement).getByRole("button"))
    await waitFor(() =>
      expect(states.of(assortmentState).current().selection).toMatchObject({
        method: "pickupAtStore",
        siteId: "02",
        storeNumber: "3202"
      })
    )
  })

  it("STORE-05 offers the selectable stores only", async () => {
    await openPicker()
    await openStoreList()
    expect(storeNames()).toEqual(["Skafferi Vasastan", "Skafferi Majorna"])
  })

  it("STORE-06 finds a store by its keywords, and says when no store matches", async () => {
    await openPicker()
    await openStoreList()
    await userEvent.type(screen.getByLabelText("Sök butik eller stad"), "Odenplan")
    expect(screen.getByText("1 butik(er)")).toBeTruthy()
    expect(storeNames()).toEqual(["Skafferi Vasastan"])
    await userEvent.type(screen.getByLabelText("Sök butik eller stad"), "x")
    expect(screen.getByText("Vi hittar inte butiken")).toBeTruthy()
  })
})

describe("closing the delivery picker", () => {
  it("PREVIEW-12 PREVIEW-13 PREVIEW-14 asks before input is lost, and stays or closes", async () => {
    const { panel } = await openPicker()
    await clickButton(/^Hemleverans/)
    await userEvent.type(await screen.findByLabelText("Postnummer"), "111")
    await clickButton("Stäng")
    const alertDialog = within(await findAlertDialog())
    expect(alertDialog.getByRole("heading", { name: "Är du säker?" })).toBeTruthy()
    expect(alertDialog.getByText("Om du stänger nu måste du börja om från början.")).toBeTruthy()
    await userEvent.click(alertDialog.getByRole("button", { name: "Tillbaka" }))
    expect(screen.getByLabelText("Postnummer")).toHaveProperty("value", "111")
    await clickButton("Stäng")
    await userEvent.click(within(await findAlertDialog()).getByRole("button", { name: "Stäng utan att spara" }))
    expect(panel.current().layers.map(({ name }) => name)).toEqual([])
    expect(screen.queryByRole("alertdialog")).toBeNull()
    act(() => panel.open("storeSelector"))
    await findTitle("Hur vill du få dina varor?")
  })

  it("does not ask about a postal code without delivery", async () => {
    const { panel } = await openPicker()
    await enterCode("00000")
    await screen.findByText(/Vi kör inte hem till 000.00/)
    await clickButton("Stäng")
    expect(panel.current().layers.map(({ name }) => name)).toEqual([])
  })

  it("does not ask when no input would be lost", async () => {
    const { panel } = await openPicker({ selection: vasastanSelection })
    await findTitle("Välj butik")
    await clickButton("Stäng")
    expect(panel.current().layers.map(({ name }) => name)).toEqual([])
  })
})

describe("changing store with a cart", () => {
  const openWithMilk = () => openPicker({ selection: vasastanSelection, session: anna }, cart)

  it("PREVIEW-04 PREVIEW-06 PREVIEW-07 lists the products that would be lost, sends no change before the confirmation, and goes back to the list of stores", async () => {
    const { http, states } = await openWithMilk()
    await clickButton("Byt butik, Skafferi Majorna")
    const alertDialog = within(await findAlertDialog())
    expect(alertDialog.getByRole("heading", { name: "Vissa varor tas bort!" })).toBeTruthy()
    expect(alertDialog.getByText("Mellanmjölk").textContent).toBe("MellanmjölkArla · 1,5 l")
    expect(alertDialog.getByText(/^2\sst$/)).toBeTruthy()
    expect(alertDialog.queryByRole("button", { name: "Acceptera" })).toBeNull()
    expect(http.sent.every(({ method }) => method === "GET")).toBe(true)
    await userEvent.click(alertDialog.getByRole("button", { name: "Gå tillbaka" }))
    await waitFor(() => expect(screen.queryByText("Arla · 1,5 l")).toBeNull())
    expect(states.of(assortmentState).current().selection).toEqual(vasastanSelection)
    expect(states.of(cartState).current().serverCart).toEqual(cart)
    await findTitle("Välj butik")
  })

  it("PREVIEW-11 names home delivery as the reason when products or meals would be lost by a change to it", async () => {
    const meal = aCartMeal()
    // The kitchen of the store that delivers prepares no variant of the meal.
    const wireMeal = {
      id: meal.itemNo,
      name: meal.name,
      url: meal.url,
      brand: null,
      image: null,
      minOrder: null,
      maxOrder: null,
      unit: meal.unit,
      sellable: true,
      description: null,
      sides: [],
      variants: []
    }
    const serverWithMeal: FakeServer = (request) =>
      request.path === `/Loop54/catered-meal/${meal.itemNo}` ? respondWithJson(wireMeal) : server(request)
    for (const contents of [{ lines: [milk] }, { meals: [meal] }, { lines: [milk], meals: [meal] }]) {
      await openPicker(
        { selection: vasastanSelection, session: anna, server: serverWithMeal },
        aCart({ ...contents, storeNumber: "3202" })
      )
      await clickButton("Hemleverans i stället")
      await enterCode("11122")
      const alertDialog = within(await findAlertDialog())
      expect(alertDialog.getByRole("heading").textContent).toBe("Hemleverans inte möjlig")
      expect(alertDialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
        [...(contents.lines ?? []), ...(contents.meals ?? [])].map(({ name }) => expect.stringContaining(name))
      )
      cleanup()
    }
  })

  it("PREVIEW-08 removes the lost products with one request on confirmation, without reporting them again", async () => {
    const { http, states } = await openWithMilk()
    await clickButton("Byt butik, Skafferi Majorna")
    await userEvent.click(within(await findAlertDialog()).getByRole("button", { name: "Gå vidare, ta bort varor" }))
    await findTitle("Välj tid")
    expect(http.sent.filter(({ path }) => path.startsWith("/carts")).map(({ path }) => path)).toEqual([
      "/carts/cart-1/move"
    ])
    expect(states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" })
    expect(states.of(cartState).current()).toMatchObject({ serverCart: { lines: [] }, problems: [] })
  })

  it("asks again when another tab has changed the cart, and removes no product that was not listed", async () => {
    const { http, states } = await openWithMilk()
    await clickButton("Byt butik, Skafferi Majorna")
    await findAlertDialog()
    const bread: CartLine = { ...milk, id: "l2", itemNo: "2_ST", gtin: "2", name: "Rågbröd" }
    act(() => {
      states.of(cartState).update((view) => withServerCart(view, { ...cart, lines: [milk, bread] }))
      screen.getByRole("button", { name: "Gå vidare, ta bort varor" }).click()
    })
    expect(await screen.findByText("Rågbröd")).toBeTruthy()
    expect(http.sent.every(({ method }) => method === "GET")).toBe(true)
    act(() => states.of(cartState).update((view) => withServerCart(view, { ...cart, lines: [] })))
    const alertDialog = within(await findAlertDialog())
    expect(await alertDialog.findByRole("heading", { name: "Alla varor följer med" })).toBeTruthy()
    await userEvent.click(alertDialog.getByRole("button", { name: "Byt butik" }))
    await findTitle("Välj tid")
    expect(states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" })
  })

  it("names the delivery method on the button that confirms, when the store stays the same", async () => {
    const { states } = await openWithMilk()
    await clickButton("Hemleverans i stället")
    await userEvent.type(await screen.findByLabelText("Postnummer"), "11122")
    await clickButton("Fortsätt")
    await findAlertDialog()
    act(() => states.of(cartState).update((view) => withServerCart(view, { ...cart, lines: [] })))
    await userEvent.click(await screen.findByRole("button", { name: "Byt leveranssätt" }))
    await findTitle("Välj tid")
    expect(states.of(assortmentState).current().selection).toMatchObject({
      method: "homeDelivery",
      storeNumber: "3201"
    })
  })

  it("closes the alert dialog when another tab has already changed to the store in question", async () => {
    const { states } = await openWithMilk()
    await clickButton("Byt butik, Skafferi Majorna")
    await findAlertDialog()
    act(() => {
      states.of(assortmentState).set({
        selection: { ...vasastanSelection, siteId: "02", storeNumber: "3202" },
        loading: false,
        failed: false
      })
      states.of(cartState).update((view) => withServerCart(view, { ...cart, storeNumber: "3202" }))
    })
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  })

  const displayedSlot: DisplayedSlotState = {
    selection: vasastanSelection,
    slotId: "a",
    hasCatering: false,
    time: { chosen: true, date: "2026-11-24", from: "10:00", to: "12:00" }
  }

  it("names the booked time that is released, first beside the lost products and again above the delivery times", async () => {
    const { states } = await openPicker({ selection: vasastanSelection, session: anna }, { ...cart, slotId: "a" })
    act(() => states.of(displayedSlotState).set(displayedSlot))
    await clickButton("Byt butik, Skafferi Majorna")
    expect(
      within(await findAlertDialog()).getByText(
        /^Din bokade tid tis 24\/11 kl\.\s10–12 följer inte med\. Välj en ny efter bytet\.$/
      )
    ).toBeTruthy()
    await clickButton("Gå vidare, ta bort varor")
    await findTitle("Välj tid")
    expect(screen.getByText(/^Din tid tis 24\/11 kl\.\s10–12 gäller inte här\. Välj en ny\.$/)).toBeTruthy()
  })

  it("shows a time that another tab books while the alert dialog is open, until that tab releases it", async () => {
    const { states } = await openWithMilk()
    await clickButton("Byt butik, Skafferi Majorna")
    const alertDialog = within(await findAlertDialog())
    act(() => states.of(cartState).update((view) => withServerCart(view, { ...cart, slotId: "a" })))
    expect(await alertDialog.findByText("Din bokade tid följer inte med. Välj en ny efter bytet.")).toBeTruthy()
    act(() => states.of(cartState).update((view) => withServerCart(view, cart)))
    await waitFor(() => expect(alertDialog.queryByText(/^Din bokade tid/)).toBeNull())
    expect(alertDialog.getByText("Mellanmjölk")).toBeTruthy()
  })

  it("hides the notice about the released time when another time is booked", async () => {
    await openPicker({ selection: vasastanSelection, session: anna }, { ...cart, lines: [], slotId: "a" })
    await clickButton("Välj Skafferi Majorna")
    await screen.findByText("Din tid gäller inte här. Välj en ny.")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    await findTitle("Klart!")
    await clickButton(/^Tillbaka/)
    await findTitle("Välj tid")
    expect(screen.queryByText("Din tid gäller inte här. Välj en ny.")).toBeNull()
  })

  it("shows that the booked time is released when no product is lost, even when its details are unknown", async () => {
    await openPicker({ selection: vasastanSelection, session: anna }, { ...cart, lines: [], slotId: "a" })
    await clickButton("Välj Skafferi Majorna")
    await findTitle("Välj tid")
    expect(screen.getByText("Din tid gäller inte här. Välj en ny.")).toBeTruthy()
  })

  it("mentions no time when none was booked", async () => {
    await openWithMilk()
    await clickButton("Byt butik, Skafferi Majorna")
    await findAlertDialog()
    expect(screen.queryByText(/Din (bokade )?tid/)).toBeNull()
    await clickButton("Gå vidare, ta bort varor")
    await findTitle("Välj tid")
    expect(screen.queryByText(/Din (bokade )?tid/)).toBeNull()
  })

  it("PREVIEW-09 does not ask when no product is lost, or when the cart is empty", async () => {
    const { states, http } = await openPicker(
      { selection: vasastanSelection, session: anna, server: (request) => serverWithMilk(request) },
      cart
    )
    await clickButton("Byt butik, Skafferi Majorna")
    await findTitle("Välj tid")
    expect(screen.queryByRole("alertdialog")).toBeNull()
    expect(http.sent.some(({ path }) => path.startsWith("/Loop54/products/"))).toBe(true)
    expect(states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" })
    expect(states.of(cartState).current()).toMatchObject({
      serverCart: { storeNumber: "3202", lines: [{ gtin: "1", quantity: 2 }] },
      problems: []
    })
    cleanup()
    const emptyCartShop = await openPicker({ selection: vasastanSelection, session: anna }, { ...cart, lines: [] })
    await clickButton("Välj Skafferi Majorna")
    await findTitle("Välj tid")
    expect(emptyCartShop.states.of(assortmentState).current().selection).toMatchObject({ siteId: "02" })
  })

  it("keeps cart and store, and reports the failure, when the change fails", async () => {
    const { states } = await openPicker(
      {
        selection: vasastanSelection,
        session: anna,
        server: (request) => (request.path.endsWith("/move") ? respondWithError(500, "ERR_INTERNAL") : server(request))
      },
      cart
    )
    await clickButton("Byt butik, Skafferi Majorna")
    await userEvent.click(within(await findAlertDialog()).getByRole("button", { name: "Gå vidare, ta bort varor" }))
    expect(await screen.findByText(/^Tyvärr gick det inte att välja valt leveranssätt/)).toBeTruthy()
    expect(states.of(assortmentState).current().selection).toEqual(vasastanSelection)
    expect(states.of(cartState).current().serverCart).toEqual(cart)
  })
})

describe("delivery times", () => {
  it("are one click away when the store or postal code is already selected", async () => {
    const { http } = await openPicker({ selection: vasastanSelection })
    await clickButton("Välj tid")
    expect(await screen.findByText("Fullbokad")).toBeTruthy()
    expect(http.sent.some(({ method, path }) => method === "PUT" || path.startsWith("/carts"))).toBe(false)
  })

  it("are marked when fully booked; a free one is booked for a customer", async () => {
    const { http, states } = await openPicker({ selection: vasastanSelection, session: anna })
    await clickButton("Välj Skafferi Majorna")
    await findTitle("Välj tid")
    expect(await screen.findByText("Fullbokad")).toBeTruthy()
    await userEvent.click(screen.getAllByRole("button", { name: /12–14/ })[0] as HTMLElement)
    await findTitle("Klart!")
    expect(
      http.sent.filter(({ method, path }) => method !== "GET" && path.startsWith("/carts")).map(({ path }) => path)
    ).toEqual(["/carts", "/carts/cart-1/move", "/carts/cart-1/slot"])
    expect(states.of(cartState).current().serverCart?.slotId).toBe("b")
  })

  it("are fetched again, with a notice, when the selected time has become full", async () => {
    const { http } = await openPicker({
      selection: vasastanSelection,
      session: anna,
      server: (request) => (request.path.endsWith("/slot") ? respondWithError(409, "ERR_SLOT_FULL") : server(request))
    })
    await clickButton("Välj Skafferi Majorna")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(await screen.findByText("Tiden hann bli fullbokad. Välj en annan tid.")).toBeTruthy()
    await waitFor(() => expect(http.sent.filter(({ path }) => path === "/graphql").length).toBeGreaterThan(1))
    await clickButton("Välj tid senare")
    await findTitle("Klart!")
  })

  it("are those of the store that another tab has selected in the meantime", async () => {
    const { http, states } = await openPicker({ selection: vasastanSelection, session: anna })
    await clickButton("Välj tid")
    await screen.findByText("Fullbokad")
    act(() =>
      states.of(assortmentState).set({
        selection: { ...vasastanSelection, siteId: "02", storeNumber: "3202" },
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

  it("cannot be booked when the customer's account still has another store after the selection was saved again; a button then opens the store selection", async () => {
    const { http } = await openPicker(
      {
        selection: vasastanSelection,
        session: anna,
        server: (request) =>
          request.path.endsWith("/slot") ? respondWithError(422, "ERR_SLOT_OTHER_DELIVERY") : server(request)
      },
      cart
    )
    await clickButton("Välj tid")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(
      await screen.findByText(
        "Tiden gäller inte för den butik eller adress som är sparad på ditt konto. Välj plats igen."
      )
    ).toBeTruthy()
    expect(http.sent.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([
      "/carts/cart-1/slot",
      "/customer/userdeliverysettings",
      "/carts/cart-1/slot"
    ])
    await clickButton("Välj plats")
    await findTitle("Välj butik")
  })

  it("are fetched again, with a notice, when the selected time does not exist any more", async () => {
    const { http } = await openPicker(
      {
        selection: vasastanSelection,
        session: anna,
        server: (request) =>
          request.path.endsWith("/slot") ? respondWithError(404, "ERR_SLOT_NOT_FOUND") : server(request)
      },
      cart
    )
    await clickButton("Välj tid")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(await screen.findByText("Tiden finns inte längre där du handlar. Välj en av tiderna här.")).toBeTruthy()
    await waitFor(() => expect(http.sent.filter(({ path }) => path === "/graphql")).toHaveLength(2))
  })

  it("are booked one at a time: of several clicked times only the first, which is shown as pending", async () => {
    let respond = () => undefined as void
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    const twoFreeSlotsResponse = {
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
    const { http } = await openPicker({
      selection: vasastanSelection,
      session: anna,
      server: (request) => {
        if (request.path === "/graphql") return respondWithJson(twoFreeSlotsResponse)
        if (!request.path.endsWith("/slot")) return server(request)
        return Effect.andThen(
          Effect.promise(() => releasePromise),
          server(request)
        )
      }
    })
    await clickButton("Välj Skafferi Majorna")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    const [pressed, other] = [/12–14/, /10–12/].map((name) => screen.getAllByRole("button", { name })[0] as HTMLElement)
    for (const button of [pressed, other]) await userEvent.click(button as HTMLElement)
    const buttonStates = [pressed, other].map((button) => [
      button?.ariaBusy,
      button?.getAttribute("aria-disabled"),
      button?.querySelectorAll("svg").length
    ])
    expect(buttonStates).toEqual([
      ["true", "true", 1],
      [null, "true", 0]
    ])
    respond()
    await findTitle("Klart!")
    expect(screen.getByText(/12–14/)).toBeTruthy()
    expect(http.sent.filter(({ path }) => path.endsWith("/slot")).map(({ body }) => body?.text)).toEqual([
      '{"slotId":"b"}'
    ])
  })

  it("report a failed booking, and can be clicked again", async () => {
    let serverFails = true
    await openPicker({
      selection: vasastanSelection,
      session: anna,
      server: (request) =>
        serverFails && request.path.endsWith("/slot") ? respondWithError(500, "ERR_INTERNAL") : server(request)
    })
    await clickButton("Välj Skafferi Majorna")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(await screen.findByText("Tiden gick inte att boka. Försök igen om en stund.")).toBeTruthy()
    serverFails = false
    await userEvent.click(screen.getAllByRole("button", { name: /12–14/ })[0] as HTMLElement)
    await findTitle("Klart!")
  })

  it("are shown to a visitor with a log-in button, and cannot be booked", async () => {
    const { http, panel } = await openPicker({ selection: vasastanSelection })
    await clickButton("Välj Skafferi Majorna")
    await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
    expect(await screen.findByText(/^Logga in för att boka tis 24\/11 kl\.\s12–14\.$/)).toBeTruthy()
    expect(http.sent.some(({ path }) => path.startsWith("/carts"))).toBe(false)
    expect(screen.getByRole("button", { name: "Logga in" })).toBeTruthy()
    await clickButton(/^Logga in och boka tis 24\/11 kl\.\s12–14$/)
    expect(panel.current().layers.map(({ name }) => name)).toEqual(["login"])
  })

  it("are shown with the place of delivery above them", async () => {
    await openPicker({ selection: stockholmSelection })
    await clickButton("Välj tid")
    expect(await screen.findByText("Hemleverans till 111 22 Stockholm")).toBeTruthy()
  })

  it("cannot be opened while a postal code other than the selected one is typed", async () => {
    await openPicker({ selection: stockholmSelection })
    expect(await screen.findByRole("button", { name: "Välj tid" })).toBeTruthy()
    await userEvent.clear(screen.getByLabelText("Postnummer"))
    await userEvent.type(screen.getByLabelText("Postnummer"), "00000{Enter}")
    expect(await screen.findByText(/Vi kör inte hem till 000.00/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Välj tid" })).toBeNull()
  })

  describe("picked by a visitor", () => {
    const customerWith = (settings: object) => ({
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
    const serverWithSettings =
      (settings: object): FakeServer =>
      (request) => {
        if (request.path === "/connect/token")
          return respondWithJson({ access_token: "token", token_type: "Bearer", expires_in: 3600, scope: "shop" })
        if (request.path === "/customer") return respondWithJson(customerWith(settings))
        return request.path === "/orders" ? respondWithJson({ carts: [], orders: [] }) : server(request)
      }
    const pickTimeAndLogIn = async (fakeServer: FakeServer) => {
      const shop = await openPicker({ selection: vasastanSelection, server: fakeServer })
      await clickButton("Välj tid")
      await userEvent.click((await screen.findAllByRole("button", { name: /12–14/ }))[0] as HTMLElement)
      await clickButton("Logga in")
      await userEvent.type(await screen.findByLabelText(/E-postadress/), "anna@exempel.se")
      await clickButton("Nästa")
      await userEvent.type(screen.getByLabelText(/^Lösenord/), "Matkasse-2026")
      await clickButton("Logga in")
      return shop
    }

    it("are booked after the log-in, and not again after going back", async () => {
      const { http, panel } = await pickTimeAndLogIn(serverWithSettings({}))
      await findTitle("Klart!")
      expect(screen.getByText(/tis 24\/11 kl\.\s12–14/)).toBeTruthy()
      expect(panel.current().layers.map(({ name }) => name)).toEqual(["storeSelector"])
      const bookingBodies = () => http.sent.filter(({ path }) => path.endsWith("/slot")).map(({ body }) => body?.text)
      expect(bookingBodies()).toEqual(['{"slotId":"b"}'])
      await clickButton(/^Tillbaka/)
      await findTitle("Välj tid")
      await screen.findByText("Fullbokad")
      expect(bookingBodies()).toHaveLength(1)
    })

    it("are reported as full when another customer has booked them, above the remaining times", async () => {
      await pickTimeAndLogIn((request) =>
        request.path.endsWith("/slot") ? respondWithError(409, "ERR_SLOT_FULL") : serverWithSettings({})(request)
      )
      expect(await screen.findByText("Tiden hann bli fullbokad. Välj en annan tid.")).toBeTruthy()
      await findTitle("Välj tid")
      expect(await screen.findByText("Fullbokad")).toBeTruthy()
    })

    it("are not booked when the customer has saved another store, and a notice is shown", async () => {
      const { http, states } = await pickTimeAndLogIn(
        serverWithSettings({ userSiteId: "02", userDeliveryMethod: "pickupAtStore" })
      )
      expect(await screen.findByText(/^Din tid tis 24\/11 kl\.\s12–14 gäller inte här\. Välj en ny\.$/)).toBeTruthy()
      expect(states.of(assortmentState).current().selection?.siteId).toBe("02")
      expect(http.sent.filter(({ path }) => path.endsWith("/slot"))).toEqual([])
    })

    it("are discarded when the customer must select a store first", async () => {
      const { http } = await pickTimeAndLogIn(
        serverWithSettings({ userSiteId: "01", userDeliveryMethod: "homeDelivery" })
      )
      await findTitle("Välj butik")
      expect(http.sent.filter(({ path }) => path.endsWith("/slot"))).toEqual([])
    })
  })

  it("DELIV-12 are shown with the dates that are fully booked for catering", async () => {
    await openPicker({ selection: vasastanSelection })
    await clickButton("Välj Skafferi Majorna")
    expect(await screen.findByText("Leverans av catering inte möjlig 24/11")).toBeTruthy()
  })

  it("can be skipped when they cannot be loaded", async () => {
    await openPicker({
      selection: vasastanSelection,
      server: (request) => (request.path === "/graphql" ? respondWithError(500, "ERR_INTERNAL") : server(request))
    })
    await clickButton("Välj Skafferi Majorna")
    expect(await screen.findByText("Det finns inga tider att visa just nu.")).toBeTruthy()
    await clickButton("Välj tid senare")
    await findTitle("Klart!")
  })

  it("are fetched again by the retry button, and the focus remains on the button until they are shown", async () => {
    let serverFails = true
    await openPicker({
      selection: vasastanSelection,
      server: (request) =>
        serverFails && request.path === "/graphql" ? respondWithError(500, "ERR_INTERNAL") : server(request)
    })
    await clickButton("Välj tid")
    await screen.findByText("Det finns inga tider att visa just nu.")
    const retryButton = screen.getByRole("button", { name: "Försök igen" })
    await userEvent.click(retryButton)
    await waitFor(() => expect(retryButton.getAttribute("aria-busy")).toBeNull())
    expect(document.activeElement).toBe(retryButton)
    serverFails = false
    await userEvent.click(retryButton)
    expect(await screen.findByText("Fullbokad")).toBeTruthy()
    expect(document.activeElement?.textContent).toBe("Välj tid")
  })
})
