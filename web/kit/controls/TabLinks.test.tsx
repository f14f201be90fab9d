import { cleanup, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { TabLinks } from "./TabLinks.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const tabs = ["Matvaror", "Recept", "Butiker"].map((label) => ({
  id: label,
  label,
  count: 1,
  href: `/sok?type=${label}`
}))

/** Lays out a strip of 300 px, below the visible part of the page, with tabs of 150 px each. */
const mockLayout = () =>
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const index = tabs.findIndex(({ label }) => this.textContent?.startsWith(label))
    return this.tagName === "UL" ? new DOMRect(0, 2_000, 300, 44) : new DOMRect(index * 150, 2_000, 150, 44)
  })

describe("TabLinks", () => {
  it.each([
    ["Matvaror", 0],
    ["Recept", 0],
    ["Butiker", 150]
  ])("scrolls %s into view within the strip, not the page", (selectedId, scrollLeft) => {
    mockLayout()
    const scrolledElements: Array<Element> = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledElements.push(this)
    }
    render(
      <MemoryRouter>
        <TabLinks label="Typ" tabs={tabs} selectedId={selectedId} />
      </MemoryRouter>
    )
    expect([screen.getByRole("list").scrollLeft, scrolledElements]).toEqual([scrollLeft, []])
  })

  it("marks the selected tab, and a tab without hits is no link unless it is selected", () => {
    const tabsWithCounts = (counts: ReadonlyArray<number>) =>
      tabs.map((tab, index) => ({ ...tab, count: counts[index] ?? 0 }))
    const { rerender } = render(
      <MemoryRouter>
        <TabLinks label="Typ" tabs={tabsWithCounts([3, 0, 2])} selectedId="Matvaror" />
      </MemoryRouter>
    )
    const linkTextsAndStates = () =>
      screen.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("aria-current") ?? ""}`.trim())
    expect(linkTextsAndStates()).toEqual(["Matvaror 3 page", "Butiker 2"])
    expect(screen.getByText("Recept").getAttribute("aria-disabled")).toBe("true")
    expect(screen.getByRole("navigation", { name: "Typ" })).toBeTruthy()
    rerender(
      <MemoryRouter>
        <TabLinks label="Typ" tabs={tabsWithCounts([3, 0, 2])} selectedId="Recept" />
      </MemoryRouter>
    )
    expect(linkTextsAndStates()).toEqual(["Matvaror 3", "Recept 0 page", "Butiker 2"])
  })
})
