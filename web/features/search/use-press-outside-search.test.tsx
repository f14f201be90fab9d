import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { usePressOutsideSearch } from "./use-press-outside-search.ts"

afterEach(cleanup)

it("calls back for a press on an element outside the search, until it is unmounted", () => {
  let pressCount = 0
  const Search = () => {
    usePressOutsideSearch(() => void (pressCount += 1))
    return (
      <>
        <div data-search>
          <b>inside</b>
        </div>
        <b>outside</b>
      </>
    )
  }
  const { unmount } = render(<Search />)
  fireEvent.pointerDown(screen.getByText("inside"))
  expect(pressCount).toBe(0)
  fireEvent.pointerDown(screen.getByText("outside"))
  expect(pressCount).toBe(1)
  // The document is not an element.
  fireEvent.pointerDown(document)
  expect(pressCount).toBe(1)
  unmount()
  fireEvent.pointerDown(document.body)
  expect(pressCount).toBe(1)
})
