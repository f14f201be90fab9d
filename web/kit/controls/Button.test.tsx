import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Button, type ButtonProps } from "./Button.tsx"

afterEach(cleanup)

/** Renders a submit button in a form, clicks it once, and returns the counts of the handlers' calls and the button's attributes. */
const clickOn = (props: Partial<ButtonProps>) => {
  const onClick = vi.fn()
  const onBlocked = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} onBlocked={onBlocked} {...props}>
        Spara
      </Button>
    </form>
  )
  const button = screen.getByRole("button", { name: "Spara" })
  fireEvent.click(button)
  return {
    callCounts: [onClick, onBlocked, onSubmit].map(({ mock }) => mock.calls.length),
    attributes: ["aria-disabled", "aria-busy", "disabled"].map((name) => button.getAttribute(name))
  }
}

describe("Button", () => {
  it("is enabled by default; a click calls its handler once and submits its form", () => {
    expect(clickOn({})).toEqual({ callCounts: [1, 0, 1], attributes: [null, null, null] })
    cleanup()
    expect(clickOn({ pending: false, unavailable: false })).toEqual({
      callCounts: [1, 0, 1],
      attributes: [null, null, null]
    })
  })

  it("is disabled and busy while it is pending, ignores clicks and does not submit its form", () => {
    for (const unavailable of [false, true]) {
      expect(clickOn({ pending: true, unavailable })).toEqual({
        callCounts: [0, 0, 0],
        attributes: ["true", "true", null]
      })
      cleanup()
    }
  })

  it("is disabled while it is unavailable, and a click calls only `onBlocked`", () => {
    expect(clickOn({ unavailable: true })).toEqual({ callCounts: [0, 1, 0], attributes: ["true", null, null] })
  })

  it("is not a submit button by default, and is a link when it has an href", () => {
    render(
      <MemoryRouter>
        <Button>Stäng</Button>
        <Button href="/checkout">Till kassan</Button>
      </MemoryRouter>
    )
    expect(screen.getByRole("button", { name: "Stäng" }).getAttribute("type")).toBe("button")
    expect(screen.getByRole("link", { name: "Till kassan" }).getAttribute("href")).toBe("/checkout")
  })
})
