// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { TabLinks } from "./TabLinks.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const tabs = ["Matvaror", "Recept", "Butiker"].map((label) => ({ id: label, label, count: 1, href: `/sok?type=${label}` }))

/** A strip of 300 px, as far down as the window ends, whose tabs are 150 px each. */
const layOut = () =>
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function(this: Element) {
    const place = tabs.findIndex(({ label }) => this.textContent?.startsWith(label))
    return this.tagName === "UL" ? new DOMRect(0, 2_000, 300, 44) : new DOMRect(place * 150, 2_000, 150, 44)
  })

describe("TabLinks", () => {
  it.each([["Matvaror", 0], ["Recept", 0], ["Butiker", 150]])("has %s in sight by moving the strip alone, not the page", (selected, moved) => {
    layOut()
    const scrolled: Array<Element> = []
    Element.prototype.scrollIntoView = function(this: Element) {
      scrolled.push(this)
    }
    render(<MemoryRouter><TabLinks label="Typ" tabs={tabs} selected={selected} /></MemoryRouter>)
    expect([screen.getByRole("list").scrollLeft, scrolled]).toEqual([moved, []])
  })
})
