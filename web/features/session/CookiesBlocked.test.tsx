import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { CookiesBlocked } from "./CookiesBlocked.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe("CookiesBlocked", () => {
  it("explains that cookies are disabled, until it is closed", async () => {
    vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false)
    render(<CookiesBlocked />)
    expect(screen.getByText("Cookies är avstängda")).toBeDefined()
    await userEvent.click(screen.getByRole("button", { name: "Stäng" }))
    expect(screen.queryByText("Cookies är avstängda")).toBeNull()
  })

  it("shows no message when the browser stores cookies", () => {
    render(<CookiesBlocked />)
    expect(screen.queryByText("Cookies är avstängda")).toBeNull()
  })
})
