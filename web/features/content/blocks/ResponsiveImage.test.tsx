import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { ResponsiveImage } from "./ResponsiveImage.tsx"

afterEach(cleanup)

const block = {
  type: "ResponsiveImage",
  id: "1",
  showsProducts: false,
  desktopImage: "/images/scenes/1",
  mobileImage: "/images/scenes/2",
  link: null,
  caption: "Plockarna i Uppsala"
} as const

it("BLOCK-09 shows the wide picture with its caption, and the narrow one on phones", () => {
  const { container } = render(<ResponsiveImage block={block} eager={false} />)
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/images/scenes/1?width=1000&height=700")
  expect(container.querySelector("source")?.getAttribute("srcset")).toMatch(
    /^\/images\/scenes\/2\?width=500&height=350 1x,/
  )
  expect(container.querySelector("source")?.media).toBe("(max-width: 767px)")
  expect(screen.getByRole("figure").textContent).toBe("Plockarna i Uppsala")
  expect(screen.queryByRole("link")).toBeNull()
})

it("is a link named by its caption, which stays visible", () => {
  render(<ResponsiveImage block={{ ...block, link: "/butiker" }} eager={false} />)
  expect(screen.getByRole("link", { name: "Plockarna i Uppsala" }).getAttribute("href")).toBe("/butiker")
  expect(screen.getByText("Plockarna i Uppsala").tagName).toBe("FIGCAPTION")
})

it("is a link named 'Läs mer' without a caption", () => {
  render(<ResponsiveImage block={{ ...block, caption: null, link: "/butiker" }} eager={false} />)
  expect(screen.getByRole("link", { name: "Läs mer" }).getAttribute("href")).toBe("/butiker")
})
