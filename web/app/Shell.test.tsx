import { getUseCase } from "#web/container/use-case.ts"
import { act, cleanup, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { noon } from "#core/catalogue/testing.ts"
import { wireSettings } from "#contract-tests/suites/wire-settings.ts"
import { composeShop } from "#web/container/testing.tsx"
import { App } from "./App.tsx"
import { Shell } from "./Shell.tsx"

// jsdom implements neither.
beforeAll(() => {
  vi.stubGlobal("scrollTo", () => undefined)
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
})
afterEach(cleanup)

const navigation = {
  data: {
    tree: { id: "1", name: "Start", type: "StartPage", link: { url: "/" }, children: [] },
    header: [],
    footer: [],
    customerService: []
  }
}

const serverWith =
  (message: { readonly text: string; readonly colour: string } | null): FakeServer =>
  ({ path }) => {
    if (path === "/settings") return respondWithJson(wireSettings({ message }))
    return path === "/navigation" ? respondWithJson(navigation) : respondWithError(404, "ERR_NOT_FOUND")
  }

const renderShell = async (message: Parameters<typeof serverWith>[0]) => {
  const shop = composeShop({ server: serverWith(message) })
  await getUseCase(shop, "completeStartUp")()
  const router = createMemoryRouter([
    { element: <Shell skeletonForPath={() => undefined} />, children: [{ index: true, element: <p>Start</p> }] }
  ])
  await act(async () =>
    render(
      <App scope={shop} now={noon}>
        <RouterProvider router={router} />
      </App>
    )
  )
}

it.each(["info", "warning", "campaign"])(
  "SHELL-14 SHELL-15 shows the administrator's message above the page, in the colour of its kind: %s",
  async (colour) => {
    await renderShell({ text: "Öppet i helgen", colour })
    const bar = screen.getByRole("note")
    expect([bar.textContent, /(info|warning|campaign)/.exec(bar.className)?.[1]]).toEqual(["Öppet i helgen", colour])
  }
)

it("shows no bar without a message", async () => {
  await renderShell(null)
  expect([screen.getByText("Start").textContent, screen.queryByRole("note")]).toEqual(["Start", null])
})
