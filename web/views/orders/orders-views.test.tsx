import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { aCartMeal, aCartRecipe } from "#core/cart/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/model.ts"
import { OrderContent } from "./OrderContent.tsx"
import { OrderRow } from "./OrderRow.tsx"

afterEach(cleanup)

const ore = (amount: number) => amount as Ore
const textOf = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll("\u00a0", " ")

describe("OrderRow", () => {
  const row = (props: object = {}) => (
    <OrderRow
      orderNumber="5100001"
      href="#order"
      status="placed"
      method="homeDelivery"
      time="tor 27/11 kl. 17–19"
      place="Vasastan"
      count={3}
      total={ore(12_450)}
      {...props}
    />
  )

  it("shows time, status, number, place, count and total, and links to the order", () => {
    const { container, rerender } = render(row())
    expect(textOf(container)).toBe("tor 27/11 kl. 17–19BeställdOrder 5100001 · Vasastan3 varor · 124,50 kr")
    expect(screen.getByRole("link").getAttribute("href")).toBe("#order")
    const placedClassName = screen.getByText("Beställd").className
    rerender(row({ status: "delivered", note: "Kan ändras", actions: "Handla igen" }))
    expect(textOf(container)).toMatch(/Levererad.*Kan ändrasHandla igen$/)
    expect(screen.getByText("Levererad").className).not.toBe(placedClassName)
    rerender(row({ status: "delivered", method: "pickupAtStore" }))
    expect(screen.getByText("Hämtad")).toBeDefined()
    rerender(row({ status: "locked", method: "pickupAtStore" }))
    expect(screen.getByText("Plockas")).toBeDefined()
  })
})

describe("OrderContent", () => {
  it("shows lines with quantity and unit, coupons as discounts, charges, and the VAT by rate", () => {
    const line = {
      id: "1",
      gtin: "1",
      name: "Äpplen",
      brand: "Garant",
      size: null,
      url: "#apples",
      picture: null,
      amount: ore(4_000),
      discount: ore(1_000),
      ageLimit: null,
      quantity: 1.5,
      unit: "kilogram"
    }
    const order = {
      lines: [
        line,
        { ...line, id: "2", name: "Öl", url: null, discount: ore(0), ageLimit: 18, unit: "piece", quantity: 2 }
      ],
      baskets: [],
      bags: [],
      meals: [],
      coupons: [{ gtin: "9", name: "Sommar", amount: ore(500) }],
      charges: [
        { id: "p", kind: "picking", amount: ore(4_900) },
        { id: "d", kind: "deposit", amount: ore(100) }
      ],
      total: ore(12_500),
      vat: [
        { rate: 6, amount: ore(10_600), vat: ore(600) },
        { rate: 25, amount: ore(1_900), vat: ore(380) }
      ],
      discount: ore(1_500)
    } as unknown as Order
    const { container } = render(<OrderContent order={order} />)
    const [apples, beer] = screen.getAllByRole("listitem")
    expect(textOf(apples)).toMatch(/^ÄpplenGarant.*40,00 kr.*50,00 kr1,5 kg$/)
    expect(textOf(beer)).toMatch(/^ÖlGarant18 år.*40,00 kr2 st$/)
    expect(screen.getAllByRole("link").length).toBe(1)
    expect([...container.querySelectorAll("dl > div")].map(textOf)).toEqual([
      expect.stringMatching(/80,00 kr$/),
      "Sommar−5,00 kr",
      expect.stringMatching(/^Plockavgift.*49,00 kr$/),
      expect.stringMatching(/^Pant.*1,00 kr$/),
      expect.stringMatching(/^Totalt \(\d+ varor\)125,00 kr$/),
      "Varav rabatt15,00 kr",
      "Varav moms 6 %6,00 kr",
      "Varav moms 25 %3,80 kr"
    ])
  })

  it("shows recipes with their portions, recipe bags and catered meals, and a row for the price of each kind", () => {
    const order = {
      lines: [],
      baskets: [
        { name: "receptkassen", recipes: [aCartRecipe({ name: "Pasta carbonara", flags: [] })], editableRecipes: [] },
        { name: "flexkassen", recipes: [], editableRecipes: [aCartRecipe({ price: ore(8_000) })] }
      ],
      bags: [{ id: "b", name: "Snabba kassen", portions: 4, amount: ore(20_000) }],
      meals: [aCartMeal({ amount: ore(99_000), side: { id: "a", name: "Aioli" } })],
      coupons: [],
      charges: [],
      total: ore(127_000),
      discount: ore(0)
    } as unknown as Order
    const { container } = render(<OrderContent order={order} />)
    expect(screen.getAllByRole("listitem").map(textOf)).toEqual([
      "Snabba kassen4 portioner200,00 kr",
      "Pasta carbonara4 portioner",
      "Pannkakor med sylt4 portioner · Vegetarisk80,00 kr",
      "Smörgåstårta med räkor10 portioner · Tillbehör: Aioli990,00 kr"
    ])
    expect([...container.querySelectorAll("dl > div")].map(textOf)).toEqual([
      "Recept280,00 kr",
      "Catering990,00 kr",
      "Totalt (3 varor)1 270,00 kr"
    ])
  })

  it("names every kind of charge, with the reservation for products sold by weight after the total", () => {
    const charges = [
      { id: "w", kind: "weight-reservation", amount: ore(1_000) },
      { id: "f", kind: "freight", amount: ore(9_900) },
      { id: "p", kind: "picking", amount: ore(4_900) },
      { id: "d", kind: "deposit", amount: ore(200) }
    ]
    const emptyContent = { lines: [], baskets: [], bags: [], meals: [], coupons: [] }
    const order = { ...emptyContent, charges, total: ore(15_000), discount: ore(0), vat: [] } as unknown as Order
    const { container } = render(<OrderContent order={order} />)
    expect([...container.querySelectorAll("dl > div")].map(textOf)).toEqual([
      expect.stringMatching(/^(Frakt|Hemleverans|Leverans).*99,00 kr$/),
      expect.stringMatching(/^Plockavgift.*49,00 kr$/),
      expect.stringMatching(/^Pant.*2,00 kr$/),
      expect.stringMatching(/^Totalt \(0 varor\)150,00 kr$/),
      expect.stringMatching(/^Reserv.*10,00 kr$/)
    ])
    expect(screen.queryAllByRole("listitem")).toEqual([])
    expect(screen.queryByRole("heading")).toBeNull()
  })

  it("shows pictures, brand and size where lines have them, and sections of recipes and catering only with contents", () => {
    const line = {
      id: "1",
      gtin: "1",
      name: "Mjölk",
      brand: null,
      size: "1,5 l",
      url: null,
      picture: "/images/1",
      amount: ore(2_000),
      discount: ore(0),
      ageLimit: null,
      quantity: 2,
      unit: "piece"
    }
    const order = {
      lines: [line, { ...line, id: "2", brand: "Arla", picture: null }],
      baskets: [],
      bags: [],
      meals: [aCartMeal({ side: null, amount: ore(99_000) })],
      coupons: [],
      charges: [],
      total: ore(4_000),
      discount: ore(0),
      vat: []
    } as unknown as Order
    render(<OrderContent order={order} />)
    const [first, second, meal] = screen.getAllByRole("listitem")
    expect([first, second, meal].map(textOf)).toEqual([
      "Mjölk1,5 l20,00 kr2 st",
      "MjölkArla · 1,5 l20,00 kr2 st",
      "Smörgåstårta med räkor10 portioner990,00 kr"
    ])
    expect([first, second].map((item) => item?.querySelectorAll("img, s").length)).toEqual([1, 0])
    expect(screen.getAllByRole("region").map((section) => section.getAttribute("aria-label"))).toEqual(["Catering"])
  })
})
