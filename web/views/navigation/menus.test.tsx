import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { type CategoryItem, CategoryNav } from "./CategoryNav.tsx"
import { type MenuItem, SideMenu } from "./SideMenu.tsx"

afterEach(cleanup)

const items: ReadonlyArray<MenuItem> = [
  {
    name: "Mejeri",
    href: "/m",
    icon: "basket",
    current: "ancestor",
    children: [
      { name: "Ost", href: "/m/ost", children: [{ name: "Brie", href: "/m/ost/brie" }] },
      { name: "Mjölk", href: "/m/mjolk", current: "page" }
    ]
  },
  { name: "Frukt", href: "/f", children: [] },
  { name: "Recept", href: "/r", icon: "recipe" }
]

const reportedChanges: Array<{ readonly deeper: boolean }> = []
const Menu = ({ initial = null }: { readonly initial?: ReadonlyArray<string> | null }) => {
  const [levelUrls, setLevelUrls] = useState(initial)
  return (
    <SideMenu
      items={items}
      levelUrls={levelUrls}
      onLevelUrlsChange={(next, change) => {
        reportedChanges.push(change)
        setLevelUrls(next)
      }}
      footer="Kontakt"
    />
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const entryTexts = () =>
  [...screen.getByRole("list").querySelectorAll("a, button")].map(({ textContent }) => textContent)

describe("SideMenu", () => {
  it("goes down level by level and back to the parent by its name", () => {
    reportedChanges.length = 0
    render(<Menu initial={[]} />)
    expect(entryTexts()).toEqual(["Mejeri", "Frukt", "Recept"])
    press("Mejeri")
    press("Ost")
    expect(screen.getByRole("navigation", { name: "Ost" })).toBeTruthy()
    expect(entryTexts()).toEqual(["Alla Ost", "Brie"])
    press("Tillbaka till Mejeri")
    expect(document.activeElement?.textContent).toBe("Ost")
    press("Tillbaka till menyn")
    expect(document.activeElement?.textContent).toBe("Mejeri")
    expect(reportedChanges.map(({ deeper }) => deeper)).toEqual([true, true, false, false])
  })

  it("shows an item without children as a link, and the footer below every level", () => {
    render(<Menu initial={[]} />)
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/f", "/r"])
    expect(screen.getByRole("navigation", { name: "Meny" }).textContent).toMatch(/Kontakt$/)
    press("Mejeri")
    expect(screen.getByRole("navigation").textContent).toMatch(/Kontakt$/)
  })

  it("shows icons only of the items that have one", () => {
    const { container } = render(<Menu initial={[]} />)
    // A button has an arrow besides its icon.
    expect([...container.querySelectorAll("li")].map((item) => item.querySelectorAll("svg").length)).toEqual([2, 0, 1])
  })

  it("marks the current page and its ancestors", () => {
    const { rerender } = render(<SideMenu items={items} levelUrls={[]} onLevelUrlsChange={() => undefined} />)
    const currentMarkings = () =>
      [...document.querySelectorAll("[aria-current]")].map((element) => [
        element.textContent,
        element.getAttribute("aria-current")
      ])
    expect(currentMarkings()).toEqual([["Mejeri", "true"]])
    rerender(<SideMenu items={items} levelUrls={["/m"]} onLevelUrlsChange={() => undefined} />)
    expect(currentMarkings()).toEqual([["Mjölk", "page"]])
    const itemsOnMejeriPage = [{ ...(items[0] as MenuItem), current: "page" as const }]
    rerender(<SideMenu items={itemsOnMejeriPage} levelUrls={["/m"]} onLevelUrlsChange={() => undefined} />)
    expect(currentMarkings()[0]).toEqual(["Alla Mejeri", "page"])
  })

  it("does not move the focus when it opens at the current page's level, or when it is rendered again", () => {
    const menu = (levelUrls: ReadonlyArray<string> | null) => (
      <SideMenu items={items} levelUrls={levelUrls} onLevelUrlsChange={() => undefined} />
    )
    const { rerender } = render(menu(["/m"]))
    rerender(menu(["/m"]))
    expect(document.activeElement).toBe(document.body)
    rerender(menu(null))
    expect(document.activeElement).toBe(document.body)
  })

  it("shows the root when the URL of the first open level is not in the menu", () => {
    render(<Menu initial={["/gone", "/m"]} />)
    expect(entryTexts()).toEqual(["Mejeri", "Frukt", "Recept"])
  })
})

describe("SideMenu's levels", () => {
  const noChange = () => undefined

  it("begin with a link to the item itself, by its own label if it has one", () => {
    const labelledItems = [{ ...(items[0] as MenuItem), allLabel: "Allt mejeri" }]
    render(<SideMenu items={labelledItems} levelUrls={["/m"]} onLevelUrlsChange={noChange} />)
    const [first] = screen.getAllByRole("link")
    expect([first?.textContent, first?.getAttribute("href"), first?.getAttribute("aria-current")]).toEqual([
      "Allt mejeri",
      "/m",
      null
    ])
  })

  it("are opened down to the level of the current page", () => {
    render(<SideMenu items={items} levelUrls={null} onLevelUrlsChange={noChange} />)
    expect(entryTexts()).toEqual(["Alla Mejeri", "Ost", "Mjölk"])
    cleanup()
    const current = { ...(items[0] as MenuItem), current: "page" as const, children: [] }
    render(<SideMenu items={[current, ...items.slice(1)]} levelUrls={null} onLevelUrlsChange={noChange} />)
    expect(entryTexts()).toEqual(["Mejeri", "Frukt", "Recept"])
  })

  it("show their name and a back button only below the root", () => {
    const { container } = render(<Menu initial={[]} />)
    expect([screen.queryByRole("button", { name: /Tillbaka/ }), container.querySelector("p")]).toEqual([null, null])
    const rootClassName = screen.getByRole("list").className
    press("Mejeri")
    expect(container.querySelector("p")?.textContent).toBe("Mejeri")
    expect(screen.getByRole("list").className).not.toBe(rootClassName)
  })

  it("give the focus to their back button when they are entered, and are reported by their URLs when they change", () => {
    const reportedUrls: Array<ReadonlyArray<string>> = []
    const menu = (levelUrls: ReadonlyArray<string>) => (
      <SideMenu items={items} levelUrls={levelUrls} onLevelUrlsChange={(next) => void reportedUrls.push(next)} />
    )
    const { rerender } = render(menu([]))
    press("Mejeri")
    rerender(menu(["/m"]))
    expect(document.activeElement?.textContent).toBe("Tillbaka till menyn")
    press("Ost")
    press("Tillbaka till menyn")
    expect(reportedUrls).toEqual([["/m"], ["/m", "/m/ost"], []])
  })

  it("show the current page and its ancestors alike, but unlike other items", () => {
    const pageItems: ReadonlyArray<MenuItem> = [
      { name: "Ost", href: "/ost", current: "page" },
      { name: "Fisk", href: "/fisk" }
    ]
    render(<SideMenu items={[...items, ...pageItems]} levelUrls={[]} onLevelUrlsChange={noChange} />)
    const classNameOf = (name: string) => screen.getByText(name).closest("a, button")?.className
    expect([
      classNameOf("Mejeri") === classNameOf("Ost"),
      classNameOf("Frukt") === classNameOf("Fisk"),
      classNameOf("Ost") === classNameOf("Fisk")
    ]).toEqual([true, true, false])
    cleanup()
    const firstLinkClassOf = (current?: "page") => {
      render(
        <SideMenu items={[{ ...(items[0] as MenuItem), current }]} levelUrls={["/m"]} onLevelUrlsChange={noChange} />
      )
      const [first] = screen.getAllByRole("link")
      cleanup()
      return first?.className
    }
    expect(firstLinkClassOf("page")).not.toBe(firstLinkClassOf())
  })
})

describe("CategoryNav", () => {
  const tree: ReadonlyArray<CategoryItem> = [
    {
      name: "Mejeri",
      href: "/m",
      current: "ancestor",
      children: [{ name: "Mjölk", href: "/m/mjolk", current: "page" }]
    },
    { name: "Frukt", href: "/f", current: "page", children: [] },
    { name: "Kött", href: "/k" }
  ]

  it("marks the current page and, differently, its ancestors", () => {
    render(<CategoryNav items={tree} />)
    expect(screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent)).toEqual([
      "Mjölk",
      "Frukt"
    ])
    const classNameOf = (name: string) => screen.getByRole("link", { name }).className
    expect(new Set([classNameOf("Mejeri"), classNameOf("Mjölk"), classNameOf("Kött")]).size).toBe(3)
  })

  it("CATNAV-01 has a toggle only for an item with children, which exposes whether they are shown", () => {
    const { container } = render(<CategoryNav items={tree} />)
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-expanded"))).toEqual(["true"])
    expect(container.querySelectorAll("ul").length).toBe(2)
    fireEvent.click(screen.getByRole("button"))
    expect([container.querySelectorAll("ul").length, screen.getByRole("button").getAttribute("aria-expanded")]).toEqual(
      [1, "false"]
    )
  })

  it("CATNAV-03 names what the toggle does, and follows the current page until the shopper uses the toggle", () => {
    const nav = (current?: "ancestor") => <CategoryNav items={[{ ...(tree[0] as CategoryItem), current }]} />
    const { rerender } = render(nav())
    const labelAndVisibility = () => [
      screen.getByRole("button").getAttribute("aria-label"),
      screen.queryByText("Mjölk") !== null
    ]
    expect(labelAndVisibility()).toEqual(["Visa underkategorier till Mejeri", false])
    rerender(nav("ancestor"))
    expect(labelAndVisibility()).toEqual(["Dölj underkategorier till Mejeri", true])
    fireEvent.click(screen.getByRole("button"))
    rerender(nav("ancestor"))
    expect(labelAndVisibility()[1]).toBe(false)
    rerender(nav())
    rerender(nav("ancestor"))
    expect(labelAndVisibility()[1]).toBe(true)
  })

  it("marks only the current page itself as current", () => {
    render(<CategoryNav items={tree} />)
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-current"))).toEqual([
      null,
      "page",
      "page",
      null
    ])
  })
})
