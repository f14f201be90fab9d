import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { mealDetails, recipeDetails } from "./entry-details.ts"
import { MealStepper, type MealStepperProps } from "./MealStepper.tsx"

afterEach(cleanup)

const limits = { quantityFrom: 8, quantityTo: 40 }
const renderStepper = (props: Partial<MealStepperProps> = {}) => {
  const onChange = vi.fn()
  const { container } = render(
    <MealStepper value={10} limits={limits} unit="per person" name="Landgång" onChange={onChange} {...props} />
  )
  return { container, onChange }
}

describe("MealStepper", () => {
  it("PRODUCT-16 PRODUCT-17 reads 'Antal' and 'st' for a meal sold per piece, and 'Portioner' and 'portioner' for one sold per person", () => {
    const textsOf = (unit: MealStepperProps["unit"]) => {
      const { container } = renderStepper({ unit })
      const texts = [container.textContent, screen.getByRole("textbox").getAttribute("aria-label")]
      cleanup()
      return texts
    }
    expect(textsOf("per styck")).toEqual(["Antalst", "Antal, Landgång"])
    expect(textsOf("per person")).toEqual(["Portionerportioner", "Portioner, Landgång"])
  })

  it("changes by one, but not below the smallest quantity", async () => {
    const { onChange } = renderStepper()
    await userEvent.click(screen.getByRole("button", { name: "Öka portioner, Landgång" }))
    await userEvent.click(screen.getByRole("button", { name: "Öka portioner, Landgång" }))
    await userEvent.click(screen.getByRole("button", { name: "Minska portioner, Landgång" }))
    expect(onChange.mock.calls).toEqual([[11], [12], [11]])
    cleanup()
    const atMinimum = renderStepper({ value: 8 })
    const decrease = screen.getByRole("button", { name: "Minska portioner, Landgång" })
    expect(decrease.getAttribute("aria-disabled")).toBe("true")
    await userEvent.click(decrease)
    expect(atMinimum.onChange).not.toHaveBeenCalled()
  })

  it("CONST-02 clamps a typed quantity to its limits when the field is left; a maximum of 999 means none", () => {
    const commit = (input: string, props: Partial<MealStepperProps> = {}) => {
      const { onChange } = renderStepper(props)
      const field = screen.getByRole("textbox")
      fireEvent.change(field, { target: { value: input } })
      fireEvent.blur(field)
      cleanup()
      return onChange.mock.calls.flat()
    }
    expect([commit("2"), commit("12"), commit("500"), commit("x"), commit("0")]).toEqual([[8], [12], [40], [], [8]])
    expect(commit("2000", { limits: { quantityFrom: 8, quantityTo: 999 } })).toEqual([2_000])
  })
})

describe("the field of MealStepper", () => {
  const type = (input: string, key?: string) => {
    const { onChange } = renderStepper()
    const field = screen.getByRole<HTMLInputElement>("textbox")
    fireEvent.change(field, { target: { value: input } })
    if (key !== undefined) fireEvent.keyDown(field, { key })
    return { onChange, field }
  }

  it("shows the typed text, and reports it on Enter and on no other key", () => {
    const typing = type("12", "1")
    expect([typing.field.value, typing.onChange.mock.calls]).toEqual(["12", []])
    cleanup()
    const { field, onChange } = type("12", "Enter")
    expect(onChange.mock.calls).toEqual([[12]])
    expect(field.value).toBe("10")
    fireEvent.blur(field)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it("reports no change when no text or the same quantity was typed", () => {
    const { onChange } = renderStepper()
    fireEvent.blur(screen.getByRole("textbox"))
    expect(onChange).not.toHaveBeenCalled()
    cleanup()
    expect(type("10", "Enter").onChange).not.toHaveBeenCalled()
  })

  it("discards the typed value when a button of the stepper is pressed", () => {
    const { field, onChange } = type("12")
    fireEvent.click(screen.getByRole("button", { name: "Öka portioner, Landgång" }))
    expect([field.value, onChange.mock.calls]).toEqual(["10", [[11]]])
  })

  it("selects its text when it receives the focus", () => {
    renderStepper()
    const field = screen.getByRole<HTMLInputElement>("textbox")
    const select = vi.spyOn(field, "select")
    fireEvent.focus(field)
    expect(select).toHaveBeenCalledTimes(1)
  })
})

describe("the buttons of MealStepper", () => {
  it("continue from a quantity that the parent has changed", () => {
    const onChange = vi.fn()
    const stepper = (value: number) => (
      <MealStepper value={value} limits={limits} unit="per person" name="Landgång" onChange={onChange} />
    )
    const { rerender } = render(stepper(10))
    rerender(stepper(20))
    fireEvent.click(screen.getByRole("button", { name: "Öka portioner, Landgång" }))
    expect(onChange.mock.calls).toEqual([[21]])
  })

  it("CONST-02 do not increase the quantity above the largest one, if there is one", () => {
    const increase = (value: number, quantityTo: number) => {
      const { onChange } = renderStepper({ value, limits: { quantityFrom: 8, quantityTo } })
      const button = screen.getByRole("button", { name: "Öka portioner, Landgång" })
      fireEvent.click(button)
      cleanup()
      return [button.getAttribute("aria-disabled"), onChange.mock.calls.flat()]
    }
    expect([increase(40, 40), increase(39, 40), increase(999, 999)]).toEqual([
      ["true", []],
      [null, [40]],
      [null, [1_000]]
    ])
  })
})

describe("mealDetails", () => {
  it("names the side, if there is one", () => {
    expect([mealDetails({ side: { id: "a", name: "Aioli" } }), mealDetails({ side: null })]).toEqual([
      "Tillbehör: Aioli",
      ""
    ])
  })
})

describe("recipeDetails", () => {
  it("names the portions and the dietary flags, without those that vegan implies", () => {
    expect(recipeDetails(1, [])).toBe("1 portion")
    expect(recipeDetails(4, ["vegetarian", "lactoseFree", "glutenFree"])).toBe(
      "4 portioner · Vegetarisk · Laktosfri · Glutenfri"
    )
    expect(recipeDetails(4, ["organic", "vegetarian", "lactoseFree", "vegan"])).toBe(
      "4 portioner · Ekologisk · Vegansk"
    )
  })
})
