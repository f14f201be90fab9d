// @vitest-environment jsdom
import { createMemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { settled } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import type { ShownTimeView } from "#core/delivery/model.ts"
import { composeShop, inStockholm } from "#web/container/testing.tsx"
import { followShownTime } from "./follow-shown-time.ts"

const slot = (id: string, from: string) => ({
  id, isEnabled: true, deliveryDate: "2026-11-24", deliveryFromTime: from, deliveryToTime: "20:00", pickingFee: 49, currentPickingFee: 49, freightFee: 0, pickingFeeLimit: 1500,
  currentPickingFeeLimit: 1500, originalPickingFee: 49, maxCateredReservations: 0, cateredReservations: 0, lastReservationDateWithCateredMeal: null
})
const days = [{ date: "2026-11-24", openReservationsId: null, deliverySlots: [slot("a", "10:00"), slot("b", "12:00")] }]
const server: FakeServer = ({ path }) => (path === "/graphql" ? answerJson({ data: { deliverySlotsAvailability: days } }) : refuse(404, "ERR_NOT_FOUND"))
const booked: Cart = {
  id: "cart-1", storeNumber: "3201", lines: [], charges: [], coupons: [], total: 0 as never, discount: 0 as never, slotId: "b", pickingFeeLimit: null, replacesOrderId: null,
  modified: "2026-11-21T12:00:00Z", checkedOut: null
}
const known: ShownTimeView = { place: inStockholm, slotId: null, time: { chosen: false, date: "2026-11-24", from: "10:00", to: "20:00" } }

const follow = (shown: ShownTimeView | null, answers = server, at = "/") => {
  const { container, states, http } = composeShop({ choice: inStockholm, server: answers })
  if (shown !== null) states.shownTime.set(shown)
  const loads = vi.fn(() => null)
  const router = createMemoryRouter([{ id: "shell", path: "*", loader: loads, HydrateFallback: () => null }, { id: "standalone", path: "login" }], { initialEntries: [at], hydrationData: { loaderData: { shell: null } } })
  followShownTime({ container, states, router })
  return { states, http, router, loads, shown: () => states.shownTime.current() }
}

afterEach(() => vi.useRealTimers())

describe("the time under the header", () => {
  it("is found out behind the page where the server did not know it, and else left as it is", async () => {
    const late = follow(null)
    await vi.waitFor(() => expect(late.shown()).toEqual(known), { timeout: 5_000 })
    const early = follow(known)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(early.http.sent).toEqual([])
  })

  it("is the cart's own as soon as a cart with one is there, also the first, and no page is loaded again for it", async () => {
    const { states, shown, loads } = follow(known)
    states.cart.update((view) => settled(view, booked))
    await vi.waitFor(() => expect(shown()).toMatchObject({ slotId: "b", time: { chosen: true, from: "12:00" } }), { timeout: 5_000 })
    states.cart.update((view) => settled(view, { ...booked, slotId: null }))
    await vi.waitFor(() => expect(shown()).toMatchObject({ slotId: null, time: { chosen: false, from: "10:00" } }), { timeout: 5_000 })
    expect(loads).not.toHaveBeenCalled()
  })

  it("is that of the place that is chosen", async () => {
    const { states, shown } = follow(known)
    const choice = { ...inStockholm, method: "pickupAtStore" as const, postalCode: null }
    states.assortment.set({ choice, loading: false, failed: false })
    await vi.waitFor(() => expect(shown().place).toEqual(choice), { timeout: 5_000 })
  })

  it("is asked for again by itself where it could not be found out, later after every failure, and while the page is seen", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    let broken = true
    const { http, shown } = follow(null, (request) => (broken ? refuse(500, "ERR_INTERNAL") : server(request)))
    const asked = async (after: number) => {
      await vi.advanceTimersByTimeAsync(after)
      return http.sent.length
    }
    await vi.waitFor(() => expect(http.sent).toHaveLength(1), { timeout: 5_000 })
    expect([await asked(10_000), await asked(2_000), await asked(20_000), await asked(3_000)]).toEqual([1, 2, 2, 3])
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    expect(await asked(100_000)).toBe(3)
    visibility.mockRestore()
    broken = false
    document.dispatchEvent(new Event("visibilitychange"))
    expect(await asked(100)).toBe(4)
    expect(shown()).toEqual(known)
    expect(await asked(1_000_000)).toBe(4)
  })

  it("is not asked for where there is no such line, and at once on the next page that has it", async () => {
    const { http, router, states, shown } = follow(null, server, "/login")
    states.cart.update((view) => settled(view, booked))
    document.dispatchEvent(new Event("visibilitychange"))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(http.sent).toEqual([])
    await router.navigate("/")
    await vi.waitFor(() => expect(shown()).toMatchObject({ slotId: "b", time: { chosen: true } }), { timeout: 5_000 })
  })

  it("is asked for on the next page, at most once a minute", async () => {
    const { http, router } = follow(known)
    for (const path of ["/butiker", "/recept", "/"]) await router.navigate(path)
    await vi.waitFor(() => expect(http.sent).toHaveLength(1), { timeout: 5_000 })
    await router.navigate("/matvaror")
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(http.sent).toHaveLength(1)
  })
})
