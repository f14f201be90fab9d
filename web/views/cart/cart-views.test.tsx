import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { AddButton, type AddButtonProps } from "./AddButton.tsx"
import { CartButton } from "./CartButton.tsx"
import { CartColumn } from "./CartColumn.tsx"
import { CartLine, type CartLineProps } from "./CartLine.tsx"
import { CartSummary } from "./CartSummary.tsx"
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
      presses: onPress.mock.calls.length,
      text: button.textContent,
      icons: [...button.querySelectorAll("svg")].length,
      attributes: ["aria-label", "aria-disabled", "aria-busy", "type"].map((name) => button.getAttribute(name)),
      className: button.className
    }
  }

  it("CART-52 adds the product that it names, with a plus sign", () => {
    expect(press()).toMatchObject({
      presses: 1,
      text: "Lägg till",
      icons: 1,
      attributes: ["Lägg till, Mellanmjölk", null, null, "button"]
    })
  })

  it("CART-50 has no plus sign and another look when it names a missing requirement", () => {
    const add = press().className
    cleanup()
    const requirement = press({ label: "Välj butik" })
    expect(requirement).toMatchObject({ presses: 1, text: "Välj butik", icons: 0 })
    expect(requirement.className).not.toBe(add)
  })

  it("ignores clicks while the product is unavailable or the cart is unknown", () => {
    expect(press({ unavailable: true, label: "Utgått" })).toMatchObject({
      presses: 0,
      text: "Utgått",
      attributes: ["Utgått, Mellanmjölk", "true", null, "button"]
    })
    cleanup()
    // A spinner instead of label and plus sign.
    expect(press({ pending: true })).toMatchObject({
      presses: 0,
      text: "",
      icons: 1,
      attributes: ["Lägg till, Mellanmjölk", "true", "true", "button"]
    })
  })
})

describe("CartButton", () => {
  it("SHELL-08 SHELL-10 shows that the total is unknown, and names a single product in the singular", () => {
    render(<CartButton count={1} onClick={() => undefined} />)
    expect(textOf(screen.getByRole("button"))).toBe("Varukorg, 1 vara, beräknas")
  })

  it("tells whether the cart is open, and looks different when it is filled or its total is recalculated", () => {
    const onClick = vi.fn()
    const button = (props: { readonly count: number; readonly updating?: boolean }) => (
      <CartButton total={ore(100)} onClick={onClick} expanded {...props} />
    )
    const { container, rerender } = render(button({ count: 0 }))
    fireEvent.click(screen.getByRole("button", { expanded: true }))
    expect(onClick).toHaveBeenCalledOnce()
    const looks = [{ count: 0 }, { count: 2 }, { count: 2, updating: true }].map((props) => {
      rerender(button(props))
      return [...container.querySelectorAll("button, button > span")].map(({ className }) => className).join()
    })
    expect(new Set(looks).size).toBe(3)
  })
})

describe("CartLine", () => {
  const renderLine = (props: Partial<CartLineProps>) =>
    render(<CartLine name="Mellanmjölk" {...props} />).container.firstElementChild as HTMLElement

  it("shows its name alone, with an unknown amount", () => {
    const line = renderLine({})
    expect(textOf(line)).toBe("Mellanmjölkberäknas")
    expect(screen.queryByRole("link")).toBeNull()
    expect(line.querySelectorAll("img, p").length).toBe(1)
  })

  it("shows the other parts where it has them, with a link to the product", () => {
    const line = renderLine({
      href: "/p1",
      details: "Arla · 1,5 l",
      picture: "/images/1",
      amount: ore(2_000),
      notes: "18 år",
      control: "3 st",
      action: "Ta bort"
    })
    expect(textOf(line)).toBe("MellanmjölkArla · 1,5 l18 år20,00 kr3 stTa bort")
    expect(screen.getByRole("link").getAttribute("href")).toBe("/p1")
    expect(line.querySelector("img")?.alt).toBe("")
  })

  it("CART-09 strikes the ordinary amount through only when the discount is known and reduces it", () => {
    const struck = (amount: number | undefined, ordinaryAmount: number | undefined) => {
      const line = renderLine({
        amount: amount === undefined ? undefined : ore(amount),
        ordinaryAmount: ordinaryAmount === undefined ? undefined : ore(ordinaryAmount)
      })
      const text = textOf(line.querySelector("s"))
      cleanup()
      return text
    }
    expect([struck(2_000, 2_500), struck(2_000, 2_000), struck(2_000, undefined), struck(undefined, 2_500)]).toEqual([
      "25,00 kr",
      "",
      "",
      ""
    ])
  })
})

describe("CartSummary", () => {
  const summary = (updating: boolean, discount: number) => (
    <CartSummary
      rows={[{ id: "p", label: "Plockavgift", amount: ore(4_900), note: "Därför" }]}
      count={2}
      discount={ore(discount)}
      updating={updating}
      threshold="Fri plockning"
      action="Till kassan"
    />
  )

  it("CART-08 CART-09 shows its parts in order, with an unknown total and no discount of 0", () => {
    const { container, rerender } = render(summary(false, 0))
    expect(textOf(container)).toBe("Fri plockningPlockavgiftDärför49,00 krTotalt (2 varor)beräknasTill kassan")
    rerender(summary(false, 1))
    expect(textOf(container)).toContain("Varav rabatt0,01 kr")
  })

  it("is busy while it is recalculated", () => {
    const busy = [false, true].map((updating) => {
      const { container } = render(summary(updating, 0))
      const isBusy = container.querySelector("[aria-busy=true]") !== null
      cleanup()
      return isBusy
    })
    expect(busy).toEqual([false, true])
  })
})

describe("CartColumn", () => {
  it("has a footer and a note only on request", () => {
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
  ])(
    "CART-16 CART-18 CART-20 shows at %i of 150000 öre what is left, or that the limit is reached",
    (reached, text) => {
      const { container } = render(<ThresholdBar reached={ore(reached)} limit={ore(150_000)} />)
      expect(textOf(container.querySelector("p"))).toMatch(text)
      expect(textOf(container.querySelector("p")).startsWith("Handla för")).toBe(reached < 150_000)
      expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(Math.min(reached, 150_000))
    }
  )
})
