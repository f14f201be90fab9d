import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { Result } from "effect"
import { createMemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import type { DisplayedSlotState } from "#core/delivery/model.ts"
import { composeShop, stockholmSelection } from "#web/container/testing.tsx"
import { useCaseId } from "#web/container/bound-use-cases.ts"
import { watchDisplayedSlot } from "./watch-displayed-slot.ts"
import { aCart, aCartMeal } from "#core/cart/testing.ts"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"

const slot = (id: string, deliveryFromTime: string) => wireSlot({ id, deliveryFromTime, deliveryToTime: "20:00" })
const days = [{ date: "2026-11-24", openReservationsId: null, deliverySlots: [slot("a", "10:00"), slot("b", "12:00")] }]
const server: FakeServer = ({ path }) =>
  path === "/graphql"
    ? respondWithJson({ data: { deliverySlotsAvailability: days } })
    : respondWithError(404, "ERR_NOT_FOUND")
const cartWithSlot = aCart({ slotId: "b" })
const loadedSlot: DisplayedSlotState = {
  selection: stockholmSelection,
  slotId: null,
  hasCatering: false,
  time: { chosen: false, date: "2026-11-24", from: "10:00", to: "20:00" }
}

const watch = (initialSlot: DisplayedSlotState | null, fakeServer = server, initialPath = "/") => {
  const shop = composeShop({ selection: stockholmSelection, server: fakeServer })
  const { states, http } = shop
  if (initialSlot !== null) states.of(displayedSlotState).set(initialSlot)
  const loadPage = vi.fn(() => null)
  const router = createMemoryRouter(
    [
      { id: "shell", path: "*", loader: loadPage, HydrateFallback: () => null },
      { id: "standalone", path: "login" }
    ],
    { initialEntries: [initialPath], hydrationData: { loaderData: { shell: null } } }
  )
  watchDisplayedSlot({ ...shop, router })
  return { states, http, router, loadPage, current: () => states.of(displayedSlotState).current() }
}

afterEach(() => vi.useRealTimers())

describe("watchDisplayedSlot", () => {
  it("loads the delivery time in the background only when the server has rendered the page without one", async () => {
    const withoutTime = watch(null)
    await vi.waitFor(() => expect(withoutTime.current()).toEqual(loadedSlot), { timeout: 5_000 })
    const withTime = watch(loadedSlot)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(withTime.http.sent).toEqual([])
  })

  it("calls no use case until a store is selected", async () => {
    const shop = composeShop()
    const { container, states } = shop
    const refreshes: Array<unknown> = []
    container.bind(useCaseId("refreshDisplayedSlot")).toConstantValue(async (input) => {
      refreshes.push(input)
      return Result.succeed(undefined)
    })
    const router = createMemoryRouter([{ id: "shell", path: "*" }])
    watchDisplayedSlot({ ...shop, router })
    await router.navigate("/butiker")
    document.dispatchEvent(new Event("visibilitychange"))
    expect(refreshes).toEqual([])
    states.of(assortmentState).set({ selection: stockholmSelection, loading: false, failed: false })
    await vi.waitFor(() => expect(refreshes).toEqual([{}]))
  })

  it("shows the time of the cart's slot as soon as the cart has one, without reloading the page", async () => {
    const { states, current, loadPage } = watch(loadedSlot)
    states.of(cartState).update((view) => withServerCart(view, cartWithSlot))
    await vi.waitFor(() => expect(current()).toMatchObject({ slotId: "b", time: { chosen: true, from: "12:00" } }), {
      timeout: 5_000
    })
    states.of(cartState).update((view) => withServerCart(view, { ...cartWithSlot, slotId: null }))
    await vi.waitFor(() => expect(current()).toMatchObject({ slotId: null, time: { chosen: false, from: "10:00" } }), {
      timeout: 5_000
    })
    expect(loadPage).not.toHaveBeenCalled()
  })

  it("updates the time when the cart gets its first catered meal", async () => {
    const { states, current } = watch(loadedSlot)
    states.of(cartState).update((view) => withServerCart(view, aCart({ meals: [aCartMeal()] })))
    // No slot of the fake server accepts catering.
    await vi.waitFor(() => expect(current()).toMatchObject({ hasCatering: true, time: null }), { timeout: 5_000 })
  })

  it("updates the time when another store or delivery method is selected", async () => {
    const { states, current } = watch(loadedSlot)
    const selection = { ...stockholmSelection, method: "pickupAtStore" as const, postalCode: null }
    states.of(assortmentState).set({ selection, loading: false, failed: false })
    await vi.waitFor(() => expect(current().selection).toEqual(selection), { timeout: 5_000 })
  })

  it("retries a failed load with growing delays, only while the page is visible", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    let serverFails = true
    const { http, current } = watch(null, (request) =>
      serverFails ? respondWithError(500, "ERR_INTERNAL") : server(request)
    )
    const requestCountAfter = async (millis: number) => {
      await vi.advanceTimersByTimeAsync(millis)
      return http.sent.length
    }
    await vi.waitFor(() => expect(http.sent).toHaveLength(1), { timeout: 5_000 })
    expect([
      await requestCountAfter(10_000),
      await requestCountAfter(2_000),
      await requestCountAfter(20_000),
      await requestCountAfter(3_000)
    ]).toEqual([1, 2, 2, 3])
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    expect(await requestCountAfter(100_000)).toBe(3)
    visibility.mockRestore()
    serverFails = false
    document.dispatchEvent(new Event("visibilitychange"))
    expect(await requestCountAfter(100)).toBe(4)
    expect(current()).toEqual(loadedSlot)
    expect(await requestCountAfter(1_000_000)).toBe(4)
  })

  it("does not load the delivery time on a page without the shell, and loads it on the next page with the shell", async () => {
    const { http, router, states, current } = watch(null, server, "/login")
    states.of(cartState).update((view) => withServerCart(view, cartWithSlot))
    document.dispatchEvent(new Event("visibilitychange"))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(http.sent).toEqual([])
    await router.navigate("/")
    await vi.waitFor(() => expect(current()).toMatchObject({ slotId: "b", time: { chosen: true } }), { timeout: 5_000 })
  })

  it("refreshes on navigation, at most once per minute", async () => {
    const { http, router } = watch(loadedSlot)
    for (const path of ["/butiker", "/recept", "/"]) await router.navigate(path)
    await vi.waitFor(() => expect(http.sent).toHaveLength(1), { timeout: 5_000 })
    await router.navigate("/matvaror")
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(http.sent).toHaveLength(1)
  })
})
