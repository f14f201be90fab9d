import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { ProductCarousel } from "./ProductCarousel.tsx"

afterEach(cleanup)

const carousel = (names: ReadonlyArray<string>) => (
  <ProductCarousel label="Erbjudanden" contentsKey={names.join()}>
    {names.map((name) => (
      <p key={name}>{name}</p>
    ))}
  </ProductCarousel>
)

it("scrolls back to the first card when the contents change, and keeps its position otherwise", () => {
  const { rerender } = render(carousel(["Mjölk", "Bröd", "Ost"]))
  const track = screen.getByRole("list")
  track.scrollLeft = 300
  rerender(carousel(["Mjölk", "Bröd", "Ost"]))
  expect(track.scrollLeft).toBe(300)
  rerender(carousel(["Kaffe", "Bröd", "Ost"]))
  expect(track.scrollLeft).toBe(0)
})
