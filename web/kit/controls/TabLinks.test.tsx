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
  ])("scrolls %s into view within the strip, not the page", (selected, scrollLeft) => {
    mockLayout()
    const scrolled: Array<Element> = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this)
    }
    render(
      <MemoryRouter>
        <TabLinks label="Typ" tabs={tabs} selected={selected} />
      </MemoryRouter>
    )
    expect([screen.getByRole("list").scrollLeft, scrolled]).toEqual([scrollLeft, []])
  })
})
