import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { StoreRow, type StoreRowProps } from "./StoreRow.tsx"

afterEach(cleanup)

const row = (props: Partial<StoreRowProps> = {}) => (
  <StoreRow name="Vasastan" street="Storgatan 1" onChoose={() => undefined} {...props} />
)

describe("StoreRow", () => {
  it("STORE-03 STORE-04 shows the store with its address, and city, note and failure only if they are given", () => {
    const { container, rerender } = render(row())
    const lines = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent)
    expect(lines()).toEqual(["Vasastan", "Storgatan 1"])
    rerender(row({ city: "Stockholm", note: "3,4 km", failure: <em>Försök igen</em> }))
    expect(lines()).toEqual(["Vasastan", "Storgatan 1, Stockholm", "3,4 km"])
    expect(screen.getByText("Försök igen")).toBeTruthy()
  })

  it("has a button that names the store, or a mark once it is chosen", () => {
    const onChoose = vi.fn()
    const { rerender } = render(row({ onChoose }))
    fireEvent.click(screen.getByRole("button", { name: /Vasastan/ }))
    expect([onChoose.mock.calls.length, screen.getByRole("button").textContent]).toEqual([1, "Välj"])
    rerender(row({ actionLabel: "Handla här" }))
    expect(screen.getByRole("button").textContent).toBe("Handla här")
    rerender(row({ chosen: true }))
    expect([screen.queryByRole("button"), screen.getByText("Vald").tagName]).toEqual([null, "SPAN"])
    rerender(row({ chosen: true, pending: true }))
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true")
  })

  it("moves the focus to the mark only when it replaces the clicked button", () => {
    const Choice = () => {
      const [chosen, setChosen] = useState(false)
      return row({ chosen, onChoose: () => setChosen(true) })
    }
    render(row({ chosen: true }))
    expect(document.activeElement).toBe(document.body)
    cleanup()
    render(<Choice />)
    const button = screen.getByRole("button")
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement?.textContent).toBe("Vald")
  })

  it("scrolls to a failure, which may be below the visible part of the panel", () => {
    const scrolledTexts: Array<string | null> = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTexts.push(this.textContent)
    }
    const { rerender } = render(row())
    expect(scrolledTexts).toEqual([])
    rerender(row({ failure: "Försök igen" }))
    expect(scrolledTexts).toEqual(["Försök igen"])
  })
})
