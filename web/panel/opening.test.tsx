import { cleanup, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { renderInShop } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { Panel } from "./Panel.tsx"

// jsdom has neither modal dialogs nor matchMedia. React schedules its work as in a browser only outside the environment of `act`.
beforeAll(() => {
  fakeModalDialogs()
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false)
})
afterAll(() => void vi.unstubAllGlobals())
afterEach(cleanup)

it("an opening panel leaves the browser time to paint between the tap and its own rendering", async () => {
  const { panel } = renderInShop(<Panel />)
  panel.open("login")
  await Promise.resolve()
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(await screen.findByRole("dialog", { name: "Logga in" })).toBeTruthy()
})
