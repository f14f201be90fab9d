import { onlineState } from "#core/connection/online-state.ts"
import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router-dom"
import { ScopeProvider } from "#web/container/react.tsx"
import { composeShop } from "#web/container/testing.tsx"
import { notFound, unavailable } from "#web/routes/page-data.ts"
import { RouteError } from "./RouteError.tsx"

afterEach(cleanup)
// React's own scheduler keeps the real clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

/** Opens a page whose loads have these outcomes in order; the last outcome repeats. */
const Page = () => {
  const error = useLoaderData()
  if (error instanceof Error) throw error
  return <h1>Sidan</h1>
}
const openPage = async (...outcomes: ReadonlyArray<() => unknown>) => {
  const shop = composeShop()
  let loadCount = 0
  const loader = async () => {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    const outcome = outcomes[Math.min(loadCount++, outcomes.length - 1)]
    return outcome?.() ?? null
  }
  const router = createMemoryRouter([
    { path: "/", loader, Component: Page, ErrorBoundary: RouteError, HydrateFallback: () => null },
    { path: "/annan", Component: () => <h1>Annan</h1> }
  ])
  render(
    <ScopeProvider value={shop}>
      <RouterProvider router={router} />
    </ScopeProvider>
  )
  await advance(100)
  return { states: shop.states, router, loadCount: () => loadCount }
}
const fail = (makeError: () => unknown) => () => {
  throw makeError()
}
const headingText = () => screen.getByRole("heading", { level: 1 }).textContent
const tick = () => new Promise((resolve) => setImmediate(resolve))
/** Advances the timers in short steps, because all updates within one step are rendered together. */
const advance = async (millis: number) => {
  for (let remaining = millis; remaining > 0; remaining -= 10) {
    await act(async () => {
      vi.advanceTimersByTime(Math.min(10, remaining))
      await tick()
    })
  }
}

describe("RouteError", () => {
  it("NET-12 shows the failure after the first attempt, with 'Försök igen', and retries every 3 s until it succeeds", async () => {
    const page = await openPage(fail(unavailable), fail(unavailable), () => null)
    expect(headingText()).toBe("Hoppsan, något gick fel!")
    expect(screen.getByText("Det går inte att hämta denna sidan just nu.")).toBeTruthy()
    await advance(2_700)
    expect(page.loadCount()).toBe(1)
    await advance(400)
    expect(page.loadCount()).toBe(2)
    expect(screen.getByRole("button", { name: "Försök igen" })).toBeTruthy()
    await advance(3_200)
    expect(headingText()).toBe("Sidan")
  })

  it("NET-12 stops retrying when another page is opened", async () => {
    const page = await openPage(fail(unavailable))
    expect(headingText()).toBe("Hoppsan, något gick fel!")
    await act(async () => void (await page.router.navigate("/annan")))
    await advance(15_000)
    expect(page.loadCount()).toBe(1)
  })

  it("NET-26 shows that the device is offline, does not retry meanwhile, and retries immediately when the network is back", async () => {
    const page = await openPage(fail(unavailable), () => null)
    expect(headingText()).toBe("Hoppsan, något gick fel!")
    act(() => page.states.of(onlineState).set(false))
    await advance(10)
    expect(
      screen.getByText("Innehållet finns inte tillgänglig offline, kontrollera din internetanslutning.")
    ).toBeTruthy()
    await advance(15_000)
    expect(page.loadCount()).toBe(1)
    act(() => page.states.of(onlineState).set(true))
    await advance(100)
    expect(headingText()).toBe("Sidan")
  })

  it.each([
    ["cannot be rendered", () => new Error("secret detail")],
    ["crashed while it was loaded", fail(() => new Error("secret detail"))]
  ])(
    "TOAST-26 shows 'Något har gått fel!' for a page that %s, hides the error's details and does not retry automatically",
    async (_, outcome) => {
      const page = await openPage(outcome)
      expect(headingText()).toBe("Något har gått fel!")
      expect(document.body.textContent).not.toContain("secret")
      await advance(15_000)
      expect(page.loadCount()).toBe(1)
    }
  )

  it("PAGE-52 PAGE-53 PAGE-54 shows '404 Sidan hittas inte!' for a page that does not exist, links to the start page, and does not retry", async () => {
    const page = await openPage(fail(notFound))
    expect(headingText()).toBe("404 Sidan hittas inte!")
    expect(screen.getByRole("link", { name: "Till startsidan" }).getAttribute("href")).toBe("/")
    await advance(15_000)
    expect(page.loadCount()).toBe(1)
  })
})
