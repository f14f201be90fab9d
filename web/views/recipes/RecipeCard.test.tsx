import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { RecipeCard } from "./RecipeCard.tsx"

afterEach(cleanup)

describe("RecipeCard", () => {
  it("shows the cooking time only where it is known, and an icon instead of a missing picture", () => {
    const { container, rerender } = render(<RecipeCard name="Soppa" href="#soppa" picture={null} />)
    expect([container.textContent, container.querySelectorAll("svg").length]).toEqual(["Soppa", 1])
    rerender(<RecipeCard name="Soppa" href="#soppa" picture={{ url: "/images/1", alt: "Tallrik" }} cookingTime={20} />)
    expect([container.textContent, container.querySelectorAll("svg").length]).toEqual(["20 minSoppa", 0])
    expect(screen.getByAltText("Tallrik").getAttribute("src")).toMatch(/^\/images\/1\?/)
  })
})
