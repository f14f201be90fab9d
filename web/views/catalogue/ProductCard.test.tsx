import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, vi } from "vitest"
import { ore } from "#core/kernel/money.ts"
import { AddButton } from "../cart/AddButton.tsx"
import { IconButton } from "#web/kit/controls/IconButton.tsx"
import { LinkContext } from "#web/kit/controls/Link.tsx"
import { ProductCard } from "./ProductCard.tsx"

const picture = { src: "/images/products/1", alt: "Mellanmjölk Arla" }
const markings = ["KRAV", "Nyckelhålet", "Fairtrade", "Från Sverige"].map((altText) => ({ code: altText, altText }))

const card = (controls: { control?: ReactNode; favourite?: ReactNode } = {}) => (
  <ProductCard
    name="Mellanmjölk 1,5 %"
    href="/matvaror/m-p1_ST"
    brand="Arla"
    size="1,5 l"
    picture={picture}
    markings={markings}
    {...controls}
  />
)

afterEach(cleanup)

describe("ProductCard", () => {
  it("is one link, with the favourite and add buttons outside it", () => {
    const onPress = vi.fn()
    const control = <AddButton label="Lägg till" name="Mellanmjölk" onPress={onPress} />
    render(card({ control, favourite: <IconButton icon="heart" label="Lägg till favorit" /> }))
    const links = screen.getAllByRole("link")
    expect(links.map((link) => link.textContent)).toEqual(["Mellanmjölk 1,5\u00a0%"])
    for (const button of screen.getAllByRole("button")) expect(button.closest("a")).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Lägg till, Mellanmjölk" }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it.each([
    ["an ordinary price", {}, "always"],
    ["more facts of its price", { piecePrice: ore(300), deposit: ore(100), lowestPrice30Days: ore(1690) }, "always"],
    ["an ordinary price that is not struck out", { variant: "prio", ordinaryPrice: ore(2490) }, "always"],
    ["a struck-out price, which may wrap", { variant: "klipp", ordinaryPrice: ore(2490) }, "unless-narrow"]
  ] as const)("tells a carousel whether it fits the height that the carousel reserves (%s)", (_, fields, expected) => {
    const price = {
      variant: "regular",
      price: ore(1790),
      unit: "st",
      comparison: { price: ore(1193), unit: "l" }
    } as const
    render(
      <ProductCard name="Mellanmjölk" href="/m" picture={picture} price={{ ...price, ...fields }} markings={markings} />
    )
    expect(screen.getByRole("article").getAttribute("data-fits-reserved-height")).toBe(expected)
  })

  it("PPAGE-36 shows at most 3 markings", () => {
    render(card())
    expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(3)
  })

  it("CLAYOUT-22 requests a picture of 164 px, and of 328 px for high-density screens", () => {
    render(card())
    const image = screen.getByAltText("Mellanmjölk Arla")
    expect(image.getAttribute("src")).toBe("/images/products/1?width=164&height=164")
    expect(image.getAttribute("srcset")).toContain("/images/products/1?width=328&height=328 2x")
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["164", "164"])
  })

  it("marks its link to open in a flyout", () => {
    const html = renderToString(
      <LinkContext value={({ flyout, children }) => <i>{`${flyout} ${String(children)}`}</i>}>{card()}</LinkContext>
    )
    expect(html).toContain("<i>true Mellanmjölk 1,5\u00a0%</i>")
  })

  it("writes no style attribute, which the content security policy would block", () => {
    expect(
      renderToString(card({ control: <AddButton label="Lägg till" name="Mellanmjölk" onPress={() => {}} /> }))
    ).not.toContain("style=")
  })
})

describe("AddButton", () => {
  it("is focusable but ignores clicks when the product cannot be bought", () => {
    const onPress = vi.fn()
    render(<AddButton label="Utgått" name="Mellanmjölk" onPress={onPress} unavailable />)
    const button = screen.getByRole("button")
    fireEvent.click(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(button.hasAttribute("disabled")).toBe(false)
  })
})
