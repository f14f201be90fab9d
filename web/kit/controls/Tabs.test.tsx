import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { type Tab, Tabs } from "./Tabs.tsx"

afterEach(cleanup)

const days: ReadonlyArray<Tab> = [
  { id: "mon", label: "mån", count: 3 },
  { id: "tue", label: "tis", unavailable: true },
  { id: "wed", label: "ons" },
  { id: "thu", label: "tor" }
]

const Days = ({ initialDay }: { readonly initialDay: string }) => {
  const [day, setDay] = useState(initialDay)
  return (
    <Tabs label="Dag" tabs={days} selectedId={day} onSelect={setDay}>
      Tider för {day}
    </Tabs>
  )
}

const selectedTab = () => screen.getByRole("tab", { selected: true })
/** Presses a key on the selected tab; returns false if the tabs prevent the key's effect in the browser. */
const press = (key: string) => fireEvent.keyDown(selectedTab(), { key })

describe("Tabs", () => {
  it("shows the panel of the selected tab, named by that tab", () => {
    render(<Days initialDay="mon" />)
    expect(screen.getByRole("tablist", { name: "Dag" })).toBeTruthy()
    const panel = () => screen.getByRole("tabpanel")
    expect([panel().textContent, panel().getAttribute("aria-labelledby")]).toEqual(["Tider för mon", selectedTab().id])
    fireEvent.click(screen.getByRole("tab", { name: "ons" }))
    expect([selectedTab().textContent, panel().textContent]).toEqual(["ons", "Tider för wed"])
    expect(screen.getByRole("tabpanel", { name: "ons" }).id).toBe(selectedTab().getAttribute("aria-controls"))
  })

  it("shows the count of a tab if the tab has one", () => {
    render(<Days initialDay="mon" />)
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["mån3", "tis", "ons", "tor"])
  })

  it("selects and focuses an available tab by arrow keys, Home and End, and goes on from the last tab to the first", () => {
    render(<Days initialDay="mon" />)
    const path = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "End", "Home"].map((key) => {
      expect(press(key)).toBe(false)
      expect(document.activeElement).toBe(selectedTab())
      return selectedTab().textContent
    })
    expect(path).toEqual(["ons", "tor", "mån3", "tor", "ons", "tor", "mån3"])
  })

  it("leaves other keys to the browser", () => {
    render(<Days initialDay="wed" />)
    expect(press("ArrowDown")).toBe(true)
    expect(selectedTab().textContent).toBe("ons")
  })

  it("has a single tab stop, the selected tab", () => {
    render(<Days initialDay="wed" />)
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1])
  })

  it("does not select an unavailable tab, which is marked as disabled", () => {
    render(<Days initialDay="mon" />)
    const unavailable = screen.getByRole("tab", { name: "tis" })
    fireEvent.click(unavailable)
    expect(selectedTab().textContent).toBe("mån3")
    expect(screen.getAllByRole("tab").map((tab) => tab.getAttribute("aria-disabled"))).toEqual([
      null,
      "true",
      null,
      null
    ])
  })

  it("does not submit a form around it", () => {
    render(<Days initialDay="mon" />)
    for (const tab of screen.getAllByRole("tab")) expect(tab.getAttribute("type")).toBe("button")
  })
})
