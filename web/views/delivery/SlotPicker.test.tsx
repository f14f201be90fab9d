import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { MethodStep } from "./MethodStep.tsx"
import { type SlotChoice, SlotPicker, type SlotPickerProps } from "./SlotPicker.tsx"

afterEach(cleanup)

const slot = (id: string, date: string, fields: Partial<SlotChoice> = {}): SlotChoice => ({
  id,
  date,
  from: "17:00",
  to: "19:00",
  freight: 4_900 as Ore,
  ...fields
})

const renderPicker = (props: Partial<SlotPickerProps>) => {
  const selectedIds: Array<string> = []
  const { container } = render(
    <SlotPicker today="2025-11-26" slots={[]} onSelect={(id) => selectedIds.push(id)} {...props} />
  )
  return { container, selectedIds }
}
const selectedDay = () => screen.getByRole("tab", { selected: true }).textContent
const slotButtons = () => [...screen.getByRole("group").querySelectorAll("button")]
const textOf = (element: Element | undefined) => (element?.textContent ?? "").replaceAll("\u00a0", " ")

const slots = [
  slot("a", "2025-11-26", { unavailable: "full" }),
  slot("b", "2025-11-27"),
  slot("c", "2025-11-27", { from: "19:00", to: "21:00", freight: 0 as Ore }),
  slot("d", "2025-11-28")
]

describe("SlotPicker", () => {
  it("shows that there are no slots", () => {
    const { container } = renderPicker({})
    expect(container.textContent).toBe("Det finns inga tider att visa just nu.")
  })

  it("opens on the day of the selected slot, which it marks", () => {
    renderPicker({ slots, selectedId: "d" })
    expect(selectedDay()).toBe("fre28/11")
    const pressedStates = [...slotButtons()].map((button) => button.getAttribute("aria-pressed"))
    expect([pressedStates, slotButtons()[0]?.querySelectorAll("svg").length]).toEqual([["true"], 1])
  })

  it("shows the day that the shopper chooses, with its slots and their freight fees", () => {
    renderPicker({ slots, selectedId: "d" })
    fireEvent.click(screen.getByRole("tab", { name: /^tor/ }))
    expect([selectedDay(), slotButtons().map(textOf)]).toEqual(["tor27/11", ["17–1949 kr", "19–21"]])
    for (const button of slotButtons()) {
      expect([button.getAttribute("aria-pressed"), button.querySelector("svg")]).toEqual(["false", null])
      expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, null])
    }
  })

  it("reports a clicked slot, unless it is full", () => {
    const { selectedIds } = renderPicker({ slots })
    fireEvent.click(slotButtons()[1] as Element)
    fireEvent.click(screen.getByRole("tab", { name: /^ons/ }))
    fireEvent.click(slotButtons()[0] as Element)
    expect(selectedIds).toEqual(["c"])
  })

  it("shows that all slots of a day are full", () => {
    const allFullText = "Alla tider den här dagen är fullbokade."
    renderPicker({ slots })
    expect(screen.queryByText(allFullText)).toBeNull()
    fireEvent.click(screen.getByRole("tab", { name: /^ons/ }))
    expect(screen.queryByText(allFullText)).not.toBeNull()
    expect(slotButtons().map(textOf)).toEqual(["17–19Fullbokad"])
  })

  it("shows which slots accept no catering, and that a day has no free slot for it", () => {
    renderPicker({
      slots: [
        slot("a", "2025-11-26", { unavailable: "withoutCatering" }),
        slot("b", "2025-11-26", { unavailable: "full" }),
        slot("c", "2025-11-27")
      ]
    })
    fireEvent.click(screen.getByRole("tab", { name: /^ons/ }))
    expect(slotButtons().map(textOf)).toEqual(["17–19Ingen catering", "17–19Fullbokad"])
    expect(screen.queryByText("Den här dagen finns ingen ledig tid för catering.")).not.toBeNull()
  })

  it("opens on the first day when every slot is full, and shows no first free slot", () => {
    renderPicker({
      slots: [slot("a", "2025-11-26", { unavailable: "full" }), slot("b", "2025-11-27", { unavailable: "full" })]
    })
    expect([selectedDay(), screen.queryByText("Första lediga")]).toEqual(["ons26/11", null])
  })

  it("selects no slot while one is being booked, and marks that one as busy", () => {
    const { selectedIds } = renderPicker({ slots, pendingId: "b" })
    for (const button of slotButtons()) fireEvent.click(button)
    expect([
      selectedIds,
      slotButtons().map((button) => [button.getAttribute("aria-busy"), button.getAttribute("aria-disabled")])
    ]).toEqual([
      [],
      [
        ["true", "true"],
        [null, "true"]
      ]
    ])
    fireEvent.click(screen.getByRole("tab", { name: /^ons/ }))
    expect(slotButtons()[0]?.getAttribute("aria-disabled")).toBeNull()
  })

  it("goes back to a day with slots when the chosen day disappears", () => {
    const picker = (choices: ReadonlyArray<SlotChoice>) => (
      <SlotPicker today="2025-11-26" slots={choices} onSelect={() => undefined} />
    )
    const { rerender } = render(picker(slots))
    fireEvent.click(screen.getByRole("tab", { name: /^fre/ }))
    rerender(picker(slots.slice(0, 3)))
    expect(selectedDay()).toBe("tor27/11")
  })
})

describe("MethodStep", () => {
  it("DELIV-01 offers home delivery and pickup", () => {
    const pickedMethods: Array<string> = []
    render(<MethodStep onPick={(method) => pickedMethods.push(method)} />)
    const buttons = screen.getAllByRole("button")
    for (const button of buttons) fireEvent.click(button)
    expect(pickedMethods).toEqual(["homeDelivery", "pickupAtStore"])
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Hem/),
      expect.stringMatching(/^Hämta/)
    ])
  })
})
