// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { QuantityStepper } from "./QuantityStepper.tsx"
import { settledQuantity, stepped } from "./quantity-input.ts"

interface Setting {
  readonly start?: number
  readonly max?: number
  readonly unit?: "st" | "kg"
  readonly justAdded?: boolean
}

const show = ({ start = 2, max = 5, unit = "st", justAdded = false }: Setting = {}) => {
  const changes: Array<number> = []
  const Owner = () => {
    const [value, setValue] = useState(start)
    const change = (quantity: number) => {
      changes.push(quantity)
      setValue(quantity)
    }
    return <QuantityStepper value={value} max={max} unit={unit} name="Mellanmjölk 1,5 l" onChange={change} justAdded={justAdded} />
  }
  render(<Owner />)
  return { changes, field: screen.getByRole<HTMLInputElement>("textbox") }
}

const more = () => screen.getByRole("button", { name: "Öka antal, Mellanmjölk 1,5 l" })
const fewer = () => screen.getByRole("button", { name: "Minska antal, Mellanmjölk 1,5 l" })

const typeAndLeave = (field: HTMLInputElement, typed: string) => {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("QuantityStepper", () => {
  it("CART-57 CART-60 goes down to 0 by the minus and no further", () => {
    const { changes } = show({ start: 1 })
    fireEvent.click(fewer())
    fireEvent.click(fewer())
    expect(changes).toEqual([0])
  })

  it("counts on from the last press, also when its owner has not drawn that yet", () => {
    const changes: Array<number> = []
    render(<QuantityStepper value={2} max={5} name="Mellanmjölk 1,5 l" onChange={(quantity) => changes.push(quantity)} />)
    fireEvent.click(more())
    fireEvent.click(more())
    expect(changes).toEqual([3, 4])
  })

  it("CART-61 removes on blur when what was typed is no number", () => {
    const { changes, field } = show()
    typeAndLeave(field, "två")
    expect(changes).toEqual([0])
  })

  it("CART-62 removes on blur at 0 and below", () => {
    const { changes, field } = show()
    typeAndLeave(field, "-3")
    expect(changes).toEqual([0])
    cleanup()
    const again = show()
    typeAndLeave(again.field, "0")
    expect(again.changes).toEqual([0])
  })

  it("CART-63 holds a typed amount at the maximum", () => {
    const { changes, field } = show({ max: 25 })
    typeAndLeave(field, "30")
    expect(changes).toEqual([25])
    expect(field.value).toBe("25")
  })

  it("CART-64 CART-65 shows the maximum notice for 3 s when the plus reaches the limit, and again at the limit", () => {
    vi.useFakeTimers()
    const { changes } = show({ start: 4, max: 5 })
    const words = "Du kan köpa högst 5 st av varan."
    expect(screen.queryByText(words)).toBeNull()
    fireEvent.click(more())
    expect(screen.getByRole("status").textContent).toBe(words)
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.queryByText(words)).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText(words)).toBeNull()

    expect(more().getAttribute("aria-disabled")).toBe("true")
    expect(more().hasAttribute("disabled")).toBe(false)
    fireEvent.click(more())
    expect(screen.queryByText(words)).not.toBeNull()
    expect(changes).toEqual([5])
  })

  it("sends nothing for an emptied field until it is left", () => {
    const { changes, field } = show()
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: "" } })
    fireEvent.keyDown(field, { key: "Enter" })
    expect(changes).toEqual([])
    fireEvent.blur(field)
    expect(changes).toEqual([0])
  })

  it("sends a typed amount at once, without waiting for the field to be left", () => {
    const { changes, field } = show()
    fireEvent.change(field, { target: { value: "4" } })
    expect(changes).toEqual([4])
  })

  it("selects the number on focus", () => {
    const { field } = show({ start: 12, max: 25 })
    field.focus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2])
  })

  it("steps kilos by 0.1 and writes them with a decimal comma", () => {
    const { changes, field } = show({ start: 0.2, max: 5, unit: "kg" })
    fireEvent.click(more())
    expect(field.value).toBe("0,3 kg")
    typeAndLeave(field, "1,25")
    expect(changes).toEqual([0.3, 1.3])
  })

  it("keeps a second quick press anywhere on the spot of the add button as one more", () => {
    const { changes, field } = show({ start: 1, justAdded: true })
    expect(document.activeElement).toBe(more())
    fireEvent.click(field, { detail: 1 })
    expect(changes).toEqual([2])
  })

  it("always stays within 0 and the maximum, in whole steps, whatever is pressed or typed", () => {
    const unit = fc.constantFrom("st" as const, "kg" as const)
    const moves = fc.array(fc.oneof(fc.constantFrom(1 as const, -1 as const), fc.string()))
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 99 }), moves, (goods, max, made) => {
        const end = made.reduce<number>(
          (value, move) => (typeof move === "string" ? settledQuantity(move, goods, max) : stepped(value, move, goods, max)),
          1
        )
        const steps = goods === "kg" ? end * 10 : end
        expect(end).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(max)
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9)
      })
    )
  })
})
