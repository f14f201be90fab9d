// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { ProductCarousel } from "./ProductCarousel.tsx"

afterEach(cleanup)

const carousel = (names: ReadonlyArray<string>) => <ProductCarousel label="Erbjudanden" contents={names.join()}>{names.map((name) => <p key={name}>{name}</p>)}</ProductCarousel>

it("begins at its first card with other contents, and stays where it was scrolled to with the same", () => {
  const { rerender } = render(carousel(["Mjölk", "Bröd", "Ost"]))
  const track = screen.getByRole("list")
  track.scrollLeft = 300
  rerender(carousel(["Mjölk", "Bröd", "Ost"]))
  expect(track.scrollLeft).toBe(300)
  rerender(carousel(["Kaffe", "Bröd", "Ost"]))
  expect(track.scrollLeft).toBe(0)
})
