import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart } from "#core/cart/testing.ts"
import type { Slot, SlotDay } from "#core/delivery/model.ts"
import type { Ore } from "#core/kernel/money.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { visitor } from "#core/session/model.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { wireSlot } from "#contract-tests/suites/wire-slot.ts"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { DoneStep } from "./DoneStep.tsx"
import { TimeStep, type TimeStepProps } from "./TimeStep.tsx"

afterEach(cleanup)

const isBooking = ({ path }: HttpRequest) => path.endsWith("/slot")
const twoSlots = [wireSlot(), wireSlot({ id: "b", deliveryFromTime: "14:00", deliveryToTime: "16:00", freightFee: 79 })]

const serverWith =
  (respondToBooking: FakeServer = () => respondWithJson(wireCart("cart-1", [])), slots = twoSlots): FakeServer =>
  (request) => {
    if (request.path === "/graphql") {
      const days = slots.length === 0 ? [] : [{ date: "2026-11-24", openReservationsId: null, deliverySlots: slots }]
      return respondWithJson({ data: { deliverySlotsAvailability: days } })
    }
    return isBooking(request) ? respondToBooking(request) : respondWithError(404, "ERR_NOT_FOUND")
  }

const slotA: Slot = {
  id: "a",
  available: true,
  date: "2026-11-24",
  from: "10:00",
  to: "12:00",
  pickingFee: 4_900 as Ore,
  freightFee: 0 as Ore,
  pickingFeeLimit: 150_000 as Ore,
  catering: "none"
}

const renderStep = ({
  server = serverWith(),
  session = anna,
  slotId = null,
  ...props
}: Partial<TimeStepProps> & {
  readonly server?: FakeServer
  readonly session?: typeof anna
  readonly slotId?: string | null
} = {}) => {
  const calls: Array<readonly [string, unknown]> = []
  const record = (name: string) => (value?: unknown) => void calls.push([name, value])
  const shop = renderInShop(
    <dialog open>
      <h2 tabIndex={-1} data-autofocus="">
        Välj tid
      </h2>
      <TimeStep
        fullyBookedCateringDates={[]}
        onSlots={(days: ReadonlyArray<SlotDay>) =>
          record("slots")(days.flatMap((day) => day.slots.map(({ id }) => id)))
        }
        onDone={record("done")}
        onLogInRequest={record("log in")}
        onChangeDelivery={record("change delivery")}
        pickedSlot={null}
        onPickedSlot={record("picked slot")}
        invalidatedTime={null}
        {...props}
      />
    </dialog>,
    { selection: stockholmSelection, session, server }
  )
  act(() => shop.states.of(cartState).update((view) => withServerCart(view, aCart({ slotId }))))
  const bookings = () => shop.http.sent.filter(isBooking).map(({ path, body }) => [path, body?.text])
  return { calls, bookings, ...shop }
}

const slotButton = async (time: string) =>
  within(await screen.findByRole("group")).getByRole("button", { name: new RegExp(time) })
const hasNotice = (text: string) => screen.queryByText(text) !== null

describe("TimeStep", () => {
  it("lists the selection's slots with their freight fees, and passes the slots to onSlots", async () => {
    const { calls } = renderStep({ slotId: "b" })
    expect((await slotButton("10")).textContent).not.toContain("kr")
    expect((await slotButton("14")).textContent).toContain("79")
    expect([(await slotButton("10")).ariaPressed, (await slotButton("14")).ariaPressed]).toEqual(["false", "true"])
    expect(calls.at(-1)).toEqual(["slots", ["a", "b"]])
  })

  it("books the slot that a customer chooses, and passes it to onDone", async () => {
    const { calls, bookings } = renderStep()
    await userEvent.click(await slotButton("10"))
    await waitFor(() => expect(calls.at(-1)).toEqual(["done", slotA]))
    expect(bookings()).toEqual([["/carts/cart-1/slot", '{"slotId":"a"}']])
  })

  it("books one slot at a time, and marks it as being booked", async () => {
    const { bookings } = renderStep({ server: serverWith(() => Effect.never) })
    await userEvent.click(await slotButton("10"))
    await userEvent.click(await slotButton("14"))
    expect((await slotButton("10")).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(bookings()).toHaveLength(1))
  })

  it.each([
    [409, "ERR_SLOT_FULL", "Tiden hann bli fullbokad. Välj en annan tid."],
    [500, "ERR_INTERNAL", "Tiden gick inte att boka. Försök igen om en stund."]
  ])("shows why a slot could not be booked (%d %s), and loads the slots again", async (status, code, text) => {
    const { calls } = renderStep({ server: serverWith(() => respondWithError(status, code)) })
    await userEvent.click(await slotButton("10"))
    expect(await screen.findByText(text)).toBeDefined()
    await waitFor(() => expect(calls.filter(([name]) => name === "slots").length).toBeGreaterThan(1))
    expect(calls.some(([name]) => name === "done")).toBe(false)
    expect(screen.queryByRole("button", { name: "Välj plats" })).toBeNull()
  })

  it("offers to change the delivery place when the slot belongs to another place", async () => {
    const { calls } = renderStep({ server: serverWith(() => respondWithError(422, "ERR_SLOT_OTHER_DELIVERY")) })
    await userEvent.click(await slotButton("10"))
    await userEvent.click(await screen.findByRole("button", { name: "Välj plats" }))
    expect(calls.at(-1)?.[0]).toBe("change delivery")
  })

  it("asks a visitor to log in, and keeps the slot for later instead of booking it", async () => {
    const { calls, bookings } = renderStep({ session: visitor })
    expect(hasNotice("Logga in för att boka en tid. Du kan också välja tid i kassan.")).toBe(true)
    await userEvent.click(await slotButton("10"))
    expect(calls.at(-1)).toEqual(["picked slot", slotA])
    await userEvent.click(screen.getByRole("button", { name: "Logga in" }))
    expect([calls.at(-1)?.[0], bookings()]).toEqual(["log in", []])
  })

  it("offers the log-in for the slot that a visitor has picked, and announces that to screen readers", async () => {
    const { calls } = renderStep({ session: visitor, pickedSlot: slotA })
    await slotButton("10")
    await userEvent.click(screen.getByRole("button", { name: /^Logga in och boka .*10/ }))
    expect(calls.at(-1)?.[0]).toBe("log in")
    expect(screen.getByText(/^Logga in för att boka .*10.*\.$/)).toBeDefined()
    expect((await slotButton("10")).ariaPressed).toBe("true")
  })

  it("books the picked slot once after the log-in", async () => {
    const { calls, bookings } = renderStep({ pickedSlot: slotA })
    await waitFor(() => expect(calls.some(([name]) => name === "done")).toBe(true))
    expect(calls.find(([name]) => name === "picked slot")).toEqual(["picked slot", null])
    expect(bookings()).toHaveLength(1)
    expect(screen.queryByRole("button", { name: /^Logga in och boka/ })).toBeNull()
  })

  it("loads again with 'Försök igen' when there are no slots; once there are, the dialog's title gets the focus", async () => {
    let slots: typeof twoSlots = []
    renderStep({ server: (request) => serverWith(undefined, slots)(request) })
    expect(await screen.findByText("Det finns inga tider att visa just nu.")).toBeDefined()
    const retry = screen.getByRole("button", { name: "Försök igen" })
    await userEvent.click(retry)
    await waitFor(() => expect(retry.getAttribute("aria-busy")).toBeNull())
    expect(document.activeElement).toBe(retry)
    slots = twoSlots
    await userEvent.click(retry)
    await slotButton("10")
    expect(document.activeElement?.textContent).toBe("Välj tid")
  })

  it("shows that a booked time is no longer valid, even when the time is unknown, and on which dates no catering is delivered", () => {
    renderStep({ invalidatedTime: "unknown", fullyBookedCateringDates: ["2026-12-04", "2026-12-05"] })
    expect(hasNotice("Din tid gäller inte här. Välj en ny.")).toBe(true)
    expect(hasNotice("Leverans av catering inte möjlig 04/12, 05/12")).toBe(true)
  })

  it("has no notice when no booked time was invalidated and no catering date is full, and can be skipped", async () => {
    const { calls } = renderStep()
    expect([screen.queryByText(/gäller inte här/), screen.queryByText(/catering/)]).toEqual([null, null])
    await userEvent.click(screen.getByRole("button", { name: "Välj tid senare" }))
    expect(calls.at(-1)).toEqual(["done", undefined])
  })
})

describe("DoneStep", () => {
  const renderDone = (chosenSlot?: Slot, selection = stockholmSelection) => {
    let isDone = false
    const { container: _, ...shop } = renderInShop(
      <DoneStep chosenSlot={chosenSlot} onDone={() => void (isDone = true)} />,
      { selection }
    )
    return { ...shop, isDone: () => isDone, text: () => shop.baseElement.textContent ?? "" }
  }

  it("shows the selection and the booked time with its fee, and calls onDone on a click", async () => {
    const { text, isDone } = renderDone({ ...slotA, freightFee: 7_900 as Ore })
    expect(text()).toMatch(/10.*12.*, 79\s?kr/)
    expect(text()).toContain(stockholmSelection.method === "homeDelivery" ? "Hemleverans till" : "Hämta i")
    await userEvent.click(screen.getByRole("button", { name: "Börja handla" }))
    expect(isDone()).toBe(true)
  })

  it("shows no fee of 0 kr, and no time when none is booked", () => {
    expect(renderDone(slotA).text()).not.toContain("kr")
    cleanup()
    expect(renderDone().text()).not.toMatch(/\d\d–\d\d|kl\./)
  })
})
