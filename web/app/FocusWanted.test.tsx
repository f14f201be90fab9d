// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { BrowserRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { FocusWanted } from "./FocusWanted.tsx"

afterEach(cleanup)

const open = (state: unknown) => {
  if (state !== undefined) history.replaceState({ usr: state, idx: 0, key: "k" }, "")
  return render(<BrowserRouter><button type="button">Lägg till</button><FocusWanted /></BrowserRouter>)
}

it("moves the focus to what the page was opened for, once", () => {
  open({ focus: "button" })
  expect(document.activeElement).toBe(screen.getByText("Lägg till"))
  expect(history.state).toEqual({ usr: null, idx: 0, key: "k" })
  cleanup()
  open(undefined)
  expect(document.activeElement).toBe(document.body)
})

it("leaves the focus where it is when the goods are not there", () => {
  open({ focus: "article button" })
  expect(document.activeElement).toBe(document.body)
})
