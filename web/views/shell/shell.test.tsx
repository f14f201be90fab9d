import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { Breadcrumbs } from "../navigation/Breadcrumbs.tsx"
import { CartButton } from "../cart/CartButton.tsx"
import { CartSummary } from "../cart/CartSummary.tsx"
import type { CategoryItem } from "../navigation/CategoryNav.tsx"
import { CategoryNav } from "../navigation/CategoryNav.tsx"
import { NoticeBar } from "#web/kit/feedback/NoticeBar.tsx"
import { SideMenu, type SideMenuProps } from "../navigation/SideMenu.tsx"
import { SkipLinks } from "./SkipLinks.tsx"
import { SlotPicker } from "../delivery/SlotPicker.tsx"
import { StoreBanner } from "../assortment/StoreBanner.tsx"

const ore = (amount: number) => amount as Ore
const withPlainSpaces = (text: string | null | undefined) => (text ?? "").replace(/\u00a0/g, " ")
afterEach(cleanup)

describe("in the shell", () => {
  it("SHELL-18 SHELL-19 SHELL-20 the skip links are for content, cart, categories and checkout, in this order", () => {
    render(<SkipLinks checkoutHref="/checkout" />)
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Gå till huvudinnehåll",
      "Gå till varukorg",
      "Gå till kategorier",
      "Till kassan"
    ])
  })

  it("SHELL-08 SHELL-09 SHELL-10 the cart button shows count and total, or 'Handla'", () => {
    render(<CartButton count={3} total={ore(12450)} onClick={() => {}} />)
    expect(withPlainSpaces(screen.getByRole("button").textContent)).toBe("Varukorg, 3 varor, 124,50 kr")
    cleanup()
    render(<CartButton count={0} total={ore(0)} onClick={() => {}} />)
    expect(screen.getByRole("button").textContent).toBe("Varukorg, tom, Handla")
  })

  it("SHELL-16 SHELL-17 the banner shows the selected store, or asks the shopper to select one", () => {
    render(<StoreBanner selectionText="Hämta i Skafferi Södermalm" onChange={() => {}} />)
    expect(screen.getByText("Hämta i Skafferi Södermalm")).toBeTruthy()
    cleanup()
    render(<StoreBanner onChange={() => {}} />)
    expect(screen.getByText("Välj butik för att se ditt sortiment")).toBeTruthy()
  })

  it("SHELL-14 SHELL-15 the notice bar shows its message in the colour of its kind, without a style attribute", () => {
    const classNames = (["info", "warning", "campaign"] as const).map((kind) => {
      const html = renderToString(<NoticeBar kind={kind}>Öppet i helgen</NoticeBar>)
      expect(html).toContain("Öppet i helgen")
      expect(html).not.toContain("style=")
      return /class="([^"]*)"/.exec(html)?.[1]
    })
    expect(new Set(classNames).size).toBe(3)
  })

  it("CATNAV-04 CATNAV-05 breadcrumbs read Start, parents, and the page as the h1", () => {
    render(<Breadcrumbs parents={[{ name: "Matvaror", href: "/matvaror" }]} current="Mjölk" />)
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Start", "Matvaror"])
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Mjölk")
  })
})

const tree = ({ isInMejeri }: { readonly isInMejeri: boolean }): ReadonlyArray<CategoryItem> => [
  {
    name: "Mejeri",
    href: "/m",
    ...(isInMejeri ? { current: "ancestor" as const } : {}),
    children: [{ name: "Mjölk", href: "/m/mjolk" }]
  },
  { name: "Frukt", href: "/f", children: [{ name: "Äpplen", href: "/f/applen" }] }
]

describe("CategoryNav", () => {
  it("CATNAV-01 expands and collapses a branch with its toggle", () => {
    render(<CategoryNav items={tree({ isInMejeri: false })} />)
    expect(screen.queryByText("Äpplen")).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Visa underkategorier till Frukt" }))
    expect(screen.getByText("Äpplen")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Dölj underkategorier till Frukt" }))
    expect(screen.queryByText("Äpplen")).toBeNull()
  })

  it("CATNAV-02 nests each item under its parent", () => {
    const item = (href: string) => ({ name: href, href, current: "ancestor" as const })
    render(
      <CategoryNav
        items={[
          { ...item("/m"), children: [{ ...item("/m/a"), children: [item("/m/a/1"), item("/m/a/2")] }, item("/m/b")] },
          item("/n")
        ]}
      />
    )
    for (const link of screen.getAllByRole("link")) {
      const depth = (link.getAttribute("href") ?? "").split("/").length - 1
      let listCount = 0
      for (let element: Element | null = link; element !== null; element = element.parentElement)
        listCount += element.tagName === "UL" ? 1 : 0
      expect(listCount).toBe(depth)
    }
  })

  it("CATNAV-03 opens the branch of the current page, again after the shopper has closed it and opened another page", () => {
    const { rerender } = render(<CategoryNav items={tree({ isInMejeri: false })} />)
    expect(screen.queryByText("Mjölk")).toBeNull()
    rerender(<CategoryNav items={tree({ isInMejeri: true })} />)
    expect(screen.getByText("Mjölk")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Dölj underkategorier till Mejeri" }))
    rerender(<CategoryNav items={tree({ isInMejeri: false })} />)
    rerender(<CategoryNav items={tree({ isInMejeri: true })} />)
    expect(screen.getByText("Mjölk")).toBeTruthy()
  })
})

const Menu = ({ items }: Pick<SideMenuProps, "items">) => {
  const [levelUrls, setLevelUrls] = useState<ReadonlyArray<string> | null>(null)
  return <SideMenu items={items} levelUrls={levelUrls} onLevelUrlsChange={setLevelUrls} />
}

describe("SideMenu", () => {
  it("PANEL-09 PANEL-10 PANEL-11 opens each top category, whose first entry is 'Alla {name}' or its own label", () => {
    const catering = {
      name: "Catering",
      href: "/c",
      allLabel: "All Catering",
      children: [{ name: "Tårtor", href: "/c/t" }]
    }
    render(<Menu items={[...tree({ isInMejeri: false }), catering]} />)
    fireEvent.click(screen.getByRole("button", { name: "Mejeri" }))
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Alla Mejeri", "Mjölk"])
    const back = screen.getByRole("button", { name: "Tillbaka till menyn" })
    expect(document.activeElement).toBe(back)
    fireEvent.click(back)
    expect(document.activeElement?.textContent).toBe("Mejeri")
    const entriesOf = (name: string) => {
      fireEvent.click(screen.getByRole("button", { name }))
      const entries = screen.getAllByRole("link").map((link) => link.textContent)
      fireEvent.click(screen.getByRole("button", { name: "Tillbaka till menyn" }))
      return entries
    }
    expect(["Frukt", "Catering"].map(entriesOf)).toEqual([
      ["Alla Frukt", "Äpplen"],
      ["All Catering", "Tårtor"]
    ])
  })
})

describe("SideMenu, opened on a page", () => {
  const currentCategory = {
    name: "Mejeri",
    href: "/m",
    current: "ancestor" as const,
    children: [
      { name: "Mjölk", href: "/m/mjolk", current: "page" as const },
      { name: "Ost", href: "/m/ost" }
    ]
  }

  it("opens at the level of the current page, marks the page, and goes back to the parent by name", () => {
    render(<Menu items={[currentCategory, ...tree({ isInMejeri: false }).slice(1)]} />)
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Mjölk")
    fireEvent.click(screen.getByRole("button", { name: "Tillbaka till menyn" }))
    expect(screen.getByRole("button", { current: true }).textContent).toBe("Mejeri")
  })
})

describe("CartSummary", () => {
  it("CART-08 CART-09 shows 'Totalt (N varor)' and 'Varav rabatt', and an unknown fee as 'beräknas'", () => {
    render(
      <CartSummary rows={[{ id: "fee", label: "Plockavgift" }]} count={3} total={ore(12450)} discount={ore(500)} />
    )
    expect(withPlainSpaces(screen.getByText("Totalt (3 varor)").parentElement?.textContent)).toBe(
      "Totalt (3 varor)124,50 kr"
    )
    expect(withPlainSpaces(screen.getByText("Varav rabatt").parentElement?.textContent)).toBe("Varav rabatt5,00 kr")
    expect(screen.getByText("beräknas")).toBeTruthy()
  })
})

describe("SlotPicker", () => {
  const slot = (id: string, date: string, full = false) => ({
    id,
    date,
    from: "17:00",
    to: "19:00",
    freight: ore(4900),
    ...(full && { unavailable: "full" as const })
  })

  it("opens on the first day with a free slot and shows that slot above the days", () => {
    const selectedIds: Array<string> = []
    render(
      <SlotPicker
        today="2025-11-26"
        slots={[slot("a", "2025-11-26", true), slot("b", "2025-11-27")]}
        onSelect={(id) => selectedIds.push(id)}
      />
    )
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("tor27/11")
    const first = screen.getByRole("button", { name: /^Första lediga/ })
    expect(withPlainSpaces(first.textContent)).toBe("Första ledigai morgon 17–1949 kr")
    fireEvent.click(first)
    expect(selectedIds).toEqual(["b"])
  })

  it("selects no slot on arrow keys", async () => {
    const selectedIds: Array<string> = []
    render(
      <SlotPicker
        today="2025-11-26"
        slots={[slot("a", "2025-11-26"), slot("b", "2025-11-26"), slot("c", "2025-11-26")]}
        selectedId="a"
        onSelect={(id) => selectedIds.push(id)}
      />
    )
    screen.getAllByRole("button")[1]?.focus()
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}")
    expect(selectedIds).toEqual([])
  })

  it("shows 'Fullbokad' and disables the slot", () => {
    render(<SlotPicker today="2025-11-26" slots={[slot("a", "2025-11-26", true)]} onSelect={() => {}} />)
    expect(screen.getByText("Fullbokad")).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(true)
  })
})
