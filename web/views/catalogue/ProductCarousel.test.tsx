import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
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

it("renders twelve cards until the first scroll, and then all", async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Vara ${index + 1}`)
  render(carousel(names))
  const cards = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(cards()).toEqual(names.slice(0, 12))
  const track = screen.getByRole("list")
  track.scrollLeft = 300
  fireEvent.scroll(track)
  await waitFor(() => expect(cards()).toEqual(names))
})
