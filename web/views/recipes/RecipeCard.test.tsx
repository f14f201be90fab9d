import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { fromKronor } from "#core/kernel/money.ts"
import { recipeMarkings } from "#core/recipes/model.ts"
import { RecipeCard } from "./RecipeCard.tsx"

afterEach(cleanup)

describe("RecipeCard", () => {
  it("RECIPE-39 shows '4 portioner', the cooking time only where it is known, and an icon instead of a missing picture", () => {
    const { container, rerender } = render(<RecipeCard name="Soppa" href="#soppa" picture={null} />)
    expect([container.textContent, container.querySelectorAll("svg").length]).toEqual(["4 portionerSoppa", 1])
    rerender(<RecipeCard name="Soppa" href="#soppa" picture={{ url: "/images/1", alt: "Tallrik" }} cookingTime={20} />)
    expect(container.textContent).toBe(" 20 min4 portionerSoppa")
  })

  it("CLAYOUT-25 shows the picture in 328x230", () => {
    render(<RecipeCard name="Soppa" href="#soppa" picture={{ url: "/images/1", alt: "Tallrik" }} />)
    const picture = screen.getByAltText("Tallrik")
    expect([picture.getAttribute("src"), picture.getAttribute("width"), picture.getAttribute("height")]).toEqual([
      "/images/1?width=328&height=230",
      "328",
      "230"
    ])
  })

  it("RECIPE-42 shows at most 5 markings, and the price of a portion", () => {
    expect(recipeMarkings.length).toBeGreaterThan(5)
    const { container } = render(
      <RecipeCard name="Soppa" href="#soppa" picture={null} markings={recipeMarkings} portionPrice={fromKronor(12.5)} />
    )
    expect(within(screen.getByRole("list", { name: "Märkningar" })).getAllByRole("listitem")).toHaveLength(5)
    expect(container.textContent).toContain("Pris ca. 12,50\u00a0kr/portion")
  })
})
