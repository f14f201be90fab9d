import type { Unit } from "#core/catalogue/model.ts"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { QuantityStepper } from "./QuantityStepper.tsx"
import { isValidQuantity, quantityOf } from "#core/catalogue/quantity.ts"

interface Options {
  readonly start?: number
  readonly max?: number
  readonly unit?: Unit
  readonly justAdded?: boolean
}

const renderStepper = ({ start = 2, max = 5, unit = "piece", justAdded = false }: Options = {}) => {
  const changes: Array<number> = []
  const Owner = () => {
    const [value, setValue] = useState(start)
    const change = (quantity: number) => {
      changes.push(quantity)
      setValue(quantity)
    }
    return (
      <QuantityStepper
        productId="101205823_ST"
        value={value}
        max={max}
        unit={unit}
        name="Mellanmjölk 1,5 l"
        onChange={change}
        justAdded={justAdded}
      />
    )
  }
  render(<Owner />)
  return { changes, field: screen.getByRole<HTMLInputElement>("textbox") }
}

const increaseButton = () => screen.getByRole("button", { name: "Öka antal, Mellanmjölk 1,5 l" })
const decreaseButton = () => screen.getByRole("button", { name: "Minska antal, Mellanmjölk 1,5 l" })

const typeAndBlur = (field: HTMLInputElement, input: string) => {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: input } })
  fireEvent.blur(field)
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("QuantityStepper", () => {
  it("CART-57 CART-60 decreases to 0 with the minus button and no further", () => {
    const { changes } = renderStepper({ start: 1 })
    fireEvent.click(decreaseButton())
    fireEvent.click(decreaseButton())
    expect(changes).toEqual([0])
  })

  it("continues from the last click, even before the parent has re-rendered", () => {
    const changes: Array<number> = []
    render(
      <QuantityStepper
        productId="1_ST"
        value={2}
        max={5}
        name="Mellanmjölk 1,5 l"
        onChange={(quantity) => changes.push(quantity)}
      />
    )
    fireEvent.click(increaseButton())
    fireEvent.click(increaseButton())
    expect(changes).toEqual([3, 4])
  })

  it("removes the product on blur when the typed text is not a number", () => {
    const { changes, field } = renderStepper()
    typeAndBlur(field, "två")
    expect(changes).toEqual([0])
  })

  it.each([
    ["piece", "2,7", "Avrundat till 2 st.", 2],
    ["kilogram", "0,25", "Avrundat till 0,3 kg.", 0.3]
  ] as const)("says that a quantity in %s typed as %s was rounded", (unit, input, notice, quantity) => {
    const { changes, field } = renderStepper({ unit, start: 4 })
    typeAndBlur(field, input)
    expect([screen.getByRole("status").textContent, changes.at(-1)]).toEqual([notice, quantity])
  })

  it("shows no message for a typed quantity that is accepted unchanged", () => {
    const { field } = renderStepper({ unit: "kilogram", start: 4 })
    typeAndBlur(field, "1,5 kg")
    expect(screen.getByRole("status").textContent).toBe("")
  })

  it("removes the product on blur at 0 or below", () => {
    const { changes, field } = renderStepper()
    typeAndBlur(field, "-3")
    expect(changes).toEqual([0])
    cleanup()
    const secondStepper = renderStepper()
    typeAndBlur(secondStepper.field, "0")
    expect(secondStepper.changes).toEqual([0])
  })

  it("CART-63 limits a typed quantity to the maximum", () => {
    const { changes, field } = renderStepper({ max: 25 })
    typeAndBlur(field, "30")
    expect(changes).toEqual([25])
    expect(field.value).toBe("25")
    cleanup()
    const secondStepper = renderStepper({ max: 25 })
    typeAndBlur(secondStepper.field, "25")
    expect([secondStepper.changes, secondStepper.field.value]).toEqual([[25], "25"])
  })

  it("CART-64 CART-65 shows the maximum notice for 3 s when the plus button reaches the limit, and again when the button is clicked at the limit", () => {
    vi.useFakeTimers()
    const { changes } = renderStepper({ start: 4, max: 5 })
    const notice = "Du kan köpa högst 5 st av varan."
    expect(screen.queryByText(notice)).toBeNull()
    fireEvent.click(increaseButton())
    expect(screen.getByRole("status").textContent).toBe(notice)
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.queryByText(notice)).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText(notice)).toBeNull()

    expect(increaseButton().getAttribute("aria-disabled")).toBe("true")
    expect(increaseButton().hasAttribute("disabled")).toBe(false)
    fireEvent.click(increaseButton())
    expect(screen.queryByText(notice)).not.toBeNull()
    expect(changes).toEqual([5])
  })

  it("reports no change of an empty field until blur", () => {
    const { changes, field } = renderStepper()
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: "" } })
    fireEvent.keyDown(field, { key: "Enter" })
    expect(changes).toEqual([])
    fireEvent.blur(field)
    expect(changes).toEqual([0])
  })

  it("reports a typed quantity while typing, without waiting for blur", () => {
    const { changes, field } = renderStepper()
    fireEvent.change(field, { target: { value: "4" } })
    expect(changes).toEqual([4])
  })

  it("reports a typed weight on blur, when it is complete", () => {
    const { changes, field } = renderStepper({ start: 1, max: 25, unit: "kilogram" })
    fireEvent.focus(field)
    for (const value of ["5", "50", "500", "500 ", "500 g"]) fireEvent.change(field, { target: { value } })
    expect(changes).toEqual([])
    fireEvent.blur(field)
    expect([changes, field.value]).toEqual([[0.5], "0,5 kg"])
  })

  it.each([
    ["piece", "30", "Du kan köpa högst 25 st av varan."],
    ["kilogram", "99", "Du kan köpa högst 25 kg av varan."],
    ["kilogram", "0,04", "Avrundat till 0,1 kg."]
  ] as const)("says why a quantity (%s) that was typed as '%s' was changed: '%s'", (unit, input, notice) => {
    const { field } = renderStepper({ max: 25, unit })
    typeAndBlur(field, input)
    expect(screen.getByRole("status").textContent).toBe(notice)
  })

  it("selects the number on focus", () => {
    const { field } = renderStepper({ start: 12, max: 25 })
    field.focus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2])
  })

  it("steps kilograms by 0.1 and shows them with a decimal comma", () => {
    const { changes, field } = renderStepper({ start: 0.2, max: 5, unit: "kilogram" })
    fireEvent.click(increaseButton())
    expect(field.value).toBe("0,3 kg")
    typeAndBlur(field, "1,25")
    expect(changes).toEqual([0.3, 1.3])
  })

  it("adds one more for a quick second click at the add button's position", () => {
    const { changes, field } = renderStepper({ start: 1, justAdded: true })
    expect(document.activeElement).toBe(increaseButton())
    fireEvent.click(field, { detail: 1 })
    expect(changes).toEqual([2])
  })

  it.each(["2,7", "1e3", "0,35 kg", "  3 ", "\u22121", "\u0663"])(
    "parses '%s' by the core's rule, in pieces and in kilograms",
    (input) => {
      for (const unit of ["piece", "kilogram"] as const) {
        const { changes, field } = renderStepper({ start: 1, max: 5, unit })
        typeAndBlur(field, input)
        expect(changes.at(-1)).toBe(quantityOf(input, { unit, maximum: 5 }))
        cleanup()
      }
    }
  )

  it("always stays between 0 and the maximum, in whole steps, for any clicks and input", () => {
    const unit = fc.constantFrom("piece" as const, "kilogram" as const)
    const input = fc.oneof(
      fc.string(),
      fc.double({ min: -5, max: 120 }).map((number) => String(number).replace(".", ","))
    )
    const moves = fc.array(fc.oneof(fc.constantFrom(1 as const, -1 as const), input), { maxLength: 8 })
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 99 }), moves, (productUnit, max, sequence) => {
        const { changes, field } = renderStepper({ start: 1, max, unit: productUnit })
        const [decrease, increase] = screen.getAllByRole("button")
        for (const move of sequence) {
          if (typeof move === "string") typeAndBlur(field, move)
          else fireEvent.click((move === 1 ? increase : decrease)!)
        }
        cleanup()
        for (const quantity of changes) {
          expect(quantity).toBeGreaterThanOrEqual(0)
          expect(quantity).toBeLessThanOrEqual(max)
          expect(isValidQuantity(quantity, productUnit)).toBe(true)
        }
      }),
      { numRuns: 25 }
    )
  })
})

describe("QuantityStepper with the keyboard", () => {
  it("focuses its plus button only when it has just replaced the add button", () => {
    renderStepper()
    expect(document.activeElement).toBe(document.body)
    cleanup()
    renderStepper({ justAdded: true })
    expect(document.activeElement).toBe(increaseButton())
  })

  it("applies the typed value on Enter, except while the field is empty, and ignores other keys", () => {
    const { changes, field } = renderStepper()
    const type = (value: string, key: string) => {
      fireEvent.change(field, { target: { value } })
      return fireEvent.keyDown(field, { key })
    }
    expect(type("", "Enter")).toBe(true)
    expect([changes, field.value]).toEqual([[], ""])
    expect(type("x", "a")).toBe(true)
    expect([changes, field.value]).toEqual([[], "x"])
    // The key press must not click the add button, which replaces the stepper and is focused at 0.
    expect(type("x", "Enter")).toBe(false)
    expect(changes).toEqual([0])
  })

  it("changes by one step with the arrow keys, which then do not move the cursor", () => {
    const { changes, field } = renderStepper()
    expect([fireEvent.keyDown(field, { key: "ArrowUp" }), fireEvent.keyDown(field, { key: "ArrowDown" })]).toEqual([
      false,
      false
    ])
    expect(changes).toEqual([3, 2])
  })

  it("continues from a quantity that the parent has changed", () => {
    const onChange = vi.fn()
    const stepper = (value: number) => (
      <QuantityStepper productId="1_ST" value={value} max={9} name="Mellanmjölk 1,5 l" onChange={onChange} />
    )
    const { rerender } = render(stepper(2))
    rerender(stepper(5))
    fireEvent.click(increaseButton())
    expect(onChange.mock.calls).toEqual([[6]])
  })

  it("selects its text when it receives the focus, and requests the on-screen keyboard that the unit needs", () => {
    const { field } = renderStepper()
    const select = vi.spyOn(field, "select")
    fireEvent.focus(field)
    expect([select.mock.calls.length, field.inputMode, field.autocomplete]).toEqual([1, "numeric", "off"])
    cleanup()
    expect(renderStepper({ unit: "kilogram" }).field.inputMode).toBe("decimal")
  })
})
