import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { useClickOutside } from "./use-click-outside.ts"

afterEach(cleanup)

it("calls back for a press outside the search, until it is unmounted", () => {
  let count = 0
  const Search = () => {
    useClickOutside(() => void (count += 1))
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
  expect(count).toBe(0)
  fireEvent.pointerDown(screen.getByText("outside"))
  fireEvent.pointerDown(document)
  expect(count).toBe(1)
  unmount()
  fireEvent.pointerDown(document.body)
  expect(count).toBe(1)
})
