import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { aCartMeal } from "#core/cart/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import { CartLine, type CartLineProps } from "./CartLine.tsx"
import { CartSummary } from "./CartSummary.tsx"
import { EntryLine, type EntryLineProps } from "./EntryLine.tsx"
import { subtotalRows } from "./subtotal-rows.ts"

afterEach(cleanup)

const ore = (amount: number) => amount as Ore
const textOf = (element: Element | null) => (element?.textContent ?? "").replaceAll("\u00a0", " ")

describe("CartLine", () => {
  const renderLine = (props: Partial<CartLineProps>) =>
    render(<CartLine name="Mellanmjölk" {...props} />).container.firstElementChild as HTMLElement

  it("shows its name alone, with an unknown amount", () => {
    const line = renderLine({})
    expect(textOf(line)).toBe("Mellanmjölkberäknas")
    expect(screen.queryByRole("link")).toBeNull()
    expect(line.querySelectorAll("img, p").length).toBe(1)
  })

  it("shows its optional parts if they are given, with a link to the product", () => {
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

  it("strikes the ordinary amount through only when the amount is known and below it", () => {
    const struckTextFor = (amount: number | undefined, ordinaryAmount: number | undefined) => {
      const line = renderLine({
        amount: amount === undefined ? undefined : ore(amount),
        ordinaryAmount: ordinaryAmount === undefined ? undefined : ore(ordinaryAmount)
      })
      const text = textOf(line.querySelector("s"))
      cleanup()
      return text
    }
    expect([
      struckTextFor(2_000, 2_500),
      struckTextFor(2_000, 2_000),
      struckTextFor(2_000, undefined),
      struckTextFor(undefined, 2_500)
    ]).toEqual(["25,00 kr", "", "", ""])
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

  it("CART-08 CART-09 shows its parts in order and that the total is being calculated, and the discount unless it is 0", () => {
    const { container, rerender } = render(summary(false, 0))
    expect(textOf(container)).toBe("Fri plockningPlockavgiftDärför49,00 krTotalt (2 varor)beräknasTill kassan")
    rerender(summary(false, 1))
    expect(textOf(container)).toContain("Varav rabatt0,01 kr")
  })

  it("is busy while it is recalculated", () => {
    const busyStates = [false, true].map((updating) => {
      const { container } = render(summary(updating, 0))
      const isBusy = container.querySelector("[aria-busy=true]") !== null
      cleanup()
      return isBusy
    })
    expect(busyStates).toEqual([false, true])
  })
})

describe("the rows of CartSummary", () => {
  const contentsOfRows = (props: Partial<Parameters<typeof CartSummary>[0]>) => {
    const { container } = render(<CartSummary rows={[]} count={1} discount={ore(0)} total={ore(10_000)} {...props} />)
    const rowContents = [...container.querySelectorAll("dl > div")].map((row) => [
      textOf(row),
      row.querySelector("details") !== null
    ])
    cleanup()
    return rowContents
  }

  it("show a note behind their label, if they have one, and show that an amount is unknown", () => {
    const summaryRows = [
      { id: "a", label: "Frakt", amount: ore(9_900) },
      { id: "b", label: "Pant", note: "Betalas tillbaka" }
    ]
    expect(contentsOfRows({ rows: summaryRows })).toEqual([
      ["Frakt99,00 kr", false],
      ["PantBetalas tillbakaberäknas", true],
      ["Totalt (1 vara)100,00 kr", false]
    ])
  })

  it("show the VAT by rate after the total, and then the amounts that are not part of the total", () => {
    const vat = [
      { rate: 6, amount: ore(5_000), vat: ore(283) },
      { rate: 12, amount: ore(5_000), vat: ore(536) }
    ]
    const outsideTotal = [{ id: "r", label: "Reservation", amount: ore(1_000) }]
    expect(contentsOfRows({ vat, outsideTotal } as never).map(([text]) => text)).toEqual([
      "Totalt (1 vara)100,00 kr",
      "Varav moms 6 %2,83 kr",
      "Varav moms 12 %5,36 kr",
      "Reservation10,00 kr"
    ])
  })
})

describe("EntryLine", () => {
  const renderEntry = (props: Partial<EntryLineProps> = {}) => {
    const { container } = render(<EntryLine name="Ostpaj" {...props} />)
    return container.firstElementChild as HTMLElement
  }

  it("shows its name, and that its amount is unknown", () => {
    const line = renderEntry()
    expect([textOf(line), line.querySelectorAll("p").length, line.querySelectorAll("a").length]).toEqual([
      "Ostpajberäknas",
      1,
      0
    ])
    expect(line.children).toHaveLength(2)
  })

  it("shows link, details, controls and amount if they are given", () => {
    const line = renderEntry({
      href: "/ostpaj",
      details: "4 portioner",
      amount: ore(8_000),
      control: "2 st",
      action: "Ta bort"
    })
    expect(textOf(line)).toBe("Ostpaj4 portioner80,00 krTa bort2 st")
    expect(screen.getByRole("link").getAttribute("href")).toBe("/ostpaj")
    cleanup()
    expect(renderEntry({ details: "" }).querySelectorAll("p")).toHaveLength(1)
  })

  it("shows no amount for a recipe of a bag, and looks different while the amount is recalculated", () => {
    expect(textOf(renderEntry({ hasAmount: false, amount: ore(100) }))).toBe("Ostpaj")
    cleanup()
    const classNames = [true, false].map(
      (updating) => renderEntry({ updating, amount: ore(100) }).querySelector("p")?.className
    )
    expect(new Set(classNames).size).toBe(2)
  })
})

describe("subtotalRows", () => {
  const cart = (parts: object) => ({ lines: [], baskets: [], bags: [], meals: [], ...parts }) as never

  it("has the price of products, of recipes and of catering, each only if there are any", () => {
    expect(subtotalRows(cart({}))).toEqual([])
    const lines = [{ amount: ore(1_000) }, { amount: ore(500) }]
    expect(subtotalRows(cart({ lines })).map(({ id, amount }) => [id, amount])).toEqual([["products", 1_500]])
    expect(subtotalRows(cart({ lines: [{ amount: ore(0) }] }))).toHaveLength(1)
    const bags = [{ id: "b", name: "Kassen", portions: 4, amount: ore(20_000) }]
    const allRows = subtotalRows(cart({ lines, bags, meals: [aCartMeal({ amount: ore(99_000) })] }))
    expect(allRows.map(({ label, amount }) => [label, amount])).toEqual([
      [expect.any(String), 1_500],
      ["Recept", 20_000],
      ["Catering", 99_000]
    ])
  })
})
