import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { ErrorWithRetry } from "./ErrorWithRetry.tsx"

afterEach(cleanup)

describe("ErrorWithRetry", () => {
  it("has a general title by default, and a button that is busy while it retries", () => {
    const onRetry = vi.fn()
    const { rerender } = render(<ErrorWithRetry onRetry={onRetry} />)
    expect(screen.getByRole("heading").textContent).toBe("Hoppsan, något gick fel!")
    fireEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    expect(onRetry).toHaveBeenCalledOnce()
    rerender(<ErrorWithRetry title="Inga varor" retrying onRetry={onRetry} />)
    expect([screen.getByRole("heading").textContent, screen.getByRole("button").getAttribute("aria-busy")]).toEqual([
      "Inga varor",
      "true"
    ])
  })
})
