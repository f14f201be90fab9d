import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { aProduct } from "#core/catalogue/testing.ts"
import type { LoadedBlock } from "#core/content/blocks.ts"
import { aRecipeSummary } from "#core/recipes/testing.ts"
import { stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { Blocks } from "./Blocks.tsx"

afterEach(cleanup)

const shelfBlock = (id: string, product: string): LoadedBlock => ({
  type: "TopSellersBlock",
  id,
  showsProducts: true,
  title: `Hylla ${id}`,
  isCarousel: false,
  link: null,
  rowCount: 2,
  more: null,
  products: [aProduct({ id: product, gtin: product, name: product, picture: `/images/${product}.webp` })]
})
const teaserBlock = (title: string | null): LoadedBlock => ({
  type: "TeaserGrid",
  id: "t",
  showsProducts: false,
  title,
  teasers: [
    { title: "Recept", text: null, image: "/images/r.webp", imageAlt: "Soppa", link: { url: "/r", label: "Läs" } }
  ]
})

const recipeBlock = (id: string, name: string): LoadedBlock => ({
  type: "RecipeArticleBlock",
  id,
  showsProducts: false,
  title: `Recept ${id}`,
  isCarousel: true,
  link: null,
  recipes: [aRecipeSummary({ id: name, name, picture: { url: `/images/${name}.webp`, alt: name } })]
})

describe("Blocks", () => {
  it("loads the first picture of the first block of products eagerly, and those of the next block lazily", () => {
    const { baseElement } = renderInShop(
      <Blocks blocks={[teaserBlock(null), shelfBlock("a", "Mjolk"), shelfBlock("b", "Ost")]} />,
      {
        selection: stockholmSelection
      }
    )
    const loadingOf = (name: string) =>
      [...baseElement.querySelectorAll("img")].find(({ src }) => src.includes(name))?.getAttribute("loading")
    expect([loadingOf("Mjolk"), loadingOf("Ost")]).toEqual([expect.not.stringMatching("lazy"), "lazy"])
  })

  it("gives the first picture of recipes a high priority when they are the first block with large pictures", () => {
    const { baseElement } = renderInShop(<Blocks blocks={[recipeBlock("a", "Ostpaj"), shelfBlock("b", "Mjolk")]} />, {
      selection: stockholmSelection
    })
    const priorities = [...baseElement.querySelectorAll("img")].map((image) => image.getAttribute("fetchpriority"))
    expect(priorities).toEqual(["high", null])
  })

  it("postpones the layout of the blocks that are below a phone's first screen", () => {
    const { baseElement } = renderInShop(
      <Blocks
        blocks={[teaserBlock(null), shelfBlock("a", "Mjolk"), recipeBlock("b", "Ostpaj"), shelfBlock("c", "Ost")]}
      />,
      { selection: stockholmSelection }
    )
    const postponed = [...baseElement.querySelectorAll("[data-below-first-screen]")]
    expect(postponed.map((block) => block.querySelector("h2")?.textContent)).toEqual(["Hylla c"])
    cleanup()
    const shelves = renderInShop(<Blocks blocks={["a", "b", "c", "d"].map((id) => shelfBlock(id, id))} />)
    expect(shelves.baseElement.querySelectorAll("[data-below-first-screen]")).toHaveLength(2)
  })

  it("shows the heading of teasers only when they have one, and links each teaser", () => {
    renderInShop(<Blocks blocks={[teaserBlock("Tips")]} />)
    expect(screen.getByRole("heading", { level: 2, name: "Tips" })).toBeDefined()
    expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("/r")
    cleanup()
    renderInShop(<Blocks blocks={[teaserBlock(null)]} />)
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull()
  })
})
