import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { AddButton, type AddButtonProps } from "./AddButton.tsx"
import { CartButton } from "./CartButton.tsx"
import { CartColumn } from "./CartColumn.tsx"
import { ThresholdBar } from "./ThresholdBar.tsx"

afterEach(cleanup)

const ore = (amount: number) => amount as Ore
const textOf = (element: Element | null) => (element?.textContent ?? "").replaceAll("\u00a0", " ")

describe("AddButton", () => {
  const press = (props: Partial<AddButtonProps> = {}) => {
    const onPress = vi.fn()
    render(<AddButton label="Lägg till" name="Mellanmjölk" onPress={onPress} {...props} />)
    const button = screen.getByRole("button")
    fireEvent.click(button)
    return {
      pressCount: onPress.mock.calls.length,
      text: button.textContent,
      iconCount: [...button.querySelectorAll("svg")].length,
      attributes: ["aria-label", "aria-disabled", "aria-busy", "type"].map((name) => button.getAttribute(name)),
      className: button.className
    }
  }

  it("has a plus sign, names its product, and adds it when pressed", () => {
    expect(press()).toMatchObject({
      pressCount: 1,
      text: "Lägg till",
      iconCount: 1,
      attributes: ["Lägg till, Mellanmjölk", null, null, "button"]
    })
  })

  it("has no plus sign and a different appearance when it names a missing requirement", () => {
    const addClassName = press().className
    cleanup()
    const requirement = press({ label: "Välj butik" })
    expect(requirement).toMatchObject({ pressCount: 1, text: "Välj butik", iconCount: 0 })
    expect(requirement.className).not.toBe(addClassName)
  })

  it("ignores clicks while the product is unavailable or the cart is unknown", () => {
    expect(press({ unavailable: true, label: "Utgått" })).toMatchObject({
      pressCount: 0,
      text: "Utgått",
      attributes: ["Utgått, Mellanmjölk", "true", null, "button"]
    })
    cleanup()
    // A spinner instead of label and plus sign.
    expect(press({ pending: true })).toMatchObject({
      pressCount: 0,
      text: "",
      iconCount: 1,
      attributes: ["Lägg till, Mellanmjölk", "true", "true", "button"]
    })
  })
})

describe("CartButton", () => {
  it("shows that the total is unknown, and names a single product in the singular", () => {
    render(<CartButton count={1} onClick={() => undefined} />)
    expect(textOf(screen.getByRole("button"))).toBe("Varukorg, 1 vara, beräknas")
  })

  it("exposes whether the cart is open, and looks different when it is filled or its total is recalculated", () => {
    const onClick = vi.fn()
    const button = (props: { readonly count: number; readonly updating?: boolean }) => (
      <CartButton total={ore(100)} onClick={onClick} expanded {...props} />
    )
    const { container, rerender } = render(button({ count: 0 }))
    fireEvent.click(screen.getByRole("button", { expanded: true }))
    expect(onClick).toHaveBeenCalledOnce()
    const classNames = [{ count: 0 }, { count: 2 }, { count: 2, updating: true }].map((props) => {
      rerender(button(props))
      return [...container.querySelectorAll("button, button > span")].map(({ className }) => className).join()
    })
    expect(new Set(classNames).size).toBe(3)
  })
})

describe("CartColumn", () => {
  it("has a footer and a note only if they are given", () => {
    const { container, rerender } = render(<CartColumn>Varor</CartColumn>)
    const parts = () => [...(container.firstElementChild?.children ?? [])].map(textOf)
    expect(parts()).toEqual(["Varukorg", "Varor"])
    rerender(
      <CartColumn footer="Summa" note="Sparad">
        Varor
      </CartColumn>
    )
    expect(parts()).toEqual(["VarukorgSparad", "Varor", "Summa"])
  })
})

describe("ThresholdBar", () => {
  it.each([
    [149_999, /^Handla för 0,01 kr/],
    [150_000, /gratis/],
    [200_000, /gratis/]
  ])("shows at %i of 150000 öre what is left, or that the limit is reached", (subtotal, text) => {
    const { container } = render(<ThresholdBar subtotal={ore(subtotal)} freeFrom={ore(150_000)} />)
    expect(textOf(container.querySelector("p"))).toMatch(text)
    expect(textOf(container.querySelector("p")).startsWith("Handla för")).toBe(subtotal < 150_000)
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(Math.min(subtotal, 150_000))
  })
})
