import { act, cleanup, screen, within } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { renderInShop } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { Panel } from "./Panel.tsx"

// The code of the log-in and the menu never arrives.
vi.mock("#web/features/session/LogInSteps.tsx", () => new Promise(() => {}))
vi.mock("#web/features/navigation/Menu.tsx", () => new Promise(() => {}))

// jsdom has neither modal dialogs nor matchMedia.
beforeAll(() => {
  fakeModalDialogs()
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
})
afterAll(() => void vi.unstubAllGlobals())
afterEach(cleanup)

const spinnerIn = (name: string) => within(screen.getByRole("dialog", { name })).queryByRole("img", { name: "Laddar" })

describe("the panel, when it opens", () => {
  describe("in the browser", () => {
    // React schedules its work as in the browser only outside the environment of `act`.
    beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false))
    afterEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true))

    it("leaves the browser time to paint between the tap and its own rendering", async () => {
      const { panel } = renderInShop(<Panel />)
      panel.open("login")
      await Promise.resolve()
      expect(screen.queryByRole("dialog")).toBeNull()
      expect(await screen.findByRole("dialog", { name: "Logga in" })).toBeTruthy()
    })
  })

  it("shows a spinner until the code of its layer is loaded", () => {
    const { panel } = renderInShop(<Panel />)
    act(() => panel.open("login"))
    expect(spinnerIn("Logga in")).toBeTruthy()
  })

  it("shows that spinner also while another layer slides out", async () => {
    const { panel } = renderInShop(<Panel />)
    act(() => panel.open("storeSelector"))
    await screen.findByRole("button", { name: /^Hemleverans/ })
    act(() => panel.close())
    act(() => panel.open("menu"))
    expect(spinnerIn("Meny")).toBeTruthy()
  })
})
