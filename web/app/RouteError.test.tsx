// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { makeContainer } from "#web/container/make-container.ts"
import { ContainerProvider } from "#web/container/react.tsx"
import { makeStates } from "#core/composition/states.ts"
import { notFound, unavailable } from "#web/routes/page-data.ts"
import { RouteError } from "./RouteError.tsx"

afterEach(cleanup)
// React's own scheduler goes on by the real clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

/** A page whose loader does what it is told, once for each telling; the last one stands. */
const openPage = async (...outcomes: ReadonlyArray<() => unknown>) => {
  const states = makeStates()
  const container = makeContainer(states, () => new Promise<never>(() => undefined))
  let loads = 0
  const loader = async () => {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    const outcome = outcomes[Math.min(loads++, outcomes.length - 1)]
    return outcome?.() ?? null
  }
  const router = createMemoryRouter([{ path: "/", loader, Component: () => <h1>Sidan</h1>, ErrorBoundary: RouteError, HydrateFallback: () => null }, { path: "/annan", Component: () => <h1>Annan</h1> }])
  render(<ContainerProvider value={container}><RouterProvider router={router} /></ContainerProvider>)
  await pass(100)
  return { states, router, loads: () => loads }
}
const fail = (how: () => unknown) => () => {
  throw how()
}
const heading = () => screen.getByRole("heading", { level: 1 }).textContent
const tick = () => new Promise((resolve) => setImmediate(resolve))
/** In short steps, since what happens within one is drawn together. */
const pass = async (millis: number) => {
  for (let left = millis; left > 0; left -= 10) {
    await act(async () => {
      vi.advanceTimersByTime(Math.min(10, left))
      await tick()
    })
  }
}

describe("RouteError", () => {
  it("NET-12 NET-09 shows the failure after the first try and goes on trying every 3 s; success replaces it", async () => {
    const page = await openPage(fail(unavailable), fail(unavailable), () => null)
    expect(heading()).toBe("Hoppsan, något gick fel!")
    expect(screen.getByText("Det går inte att hämta denna sidan just nu.")).toBeTruthy()
    await pass(2_700)
    expect(page.loads()).toBe(1)
    await pass(400)
    expect(page.loads()).toBe(2)
    await pass(3_200)
    expect(heading()).toBe("Sidan")
  })

  it("NET-12 leaving the page ends the tries", async () => {
    const page = await openPage(fail(unavailable))
    expect(heading()).toBe("Hoppsan, något gick fel!")
    await act(async () => void (await page.router.navigate("/annan")))
    await pass(15_000)
    expect(page.loads()).toBe(1)
  })

  it("NET-26 says so offline, tries nothing, and tries at once when the network is back", async () => {
    const page = await openPage(fail(unavailable), () => null)
    expect(heading()).toBe("Hoppsan, något gick fel!")
    act(() => page.states.online.set(false))
    await pass(10)
    expect(screen.getByText("Innehållet finns inte tillgänglig offline, kontrollera din internetanslutning.")).toBeTruthy()
    await pass(15_000)
    expect(page.loads()).toBe(1)
    act(() => page.states.online.set(true))
    await pass(100)
    expect(heading()).toBe("Sidan")
  })

  it("TOAST-26 says 'Något har gått fel!' of a page that broke, shows nothing of the error and does not try again by itself", async () => {
    const page = await openPage(fail(() => new Error("secret detail")))
    expect(heading()).toBe("Något har gått fel!")
    expect(document.body.textContent).not.toContain("secret")
    await pass(15_000)
    expect(page.loads()).toBe(1)
  })

  it("says 404 of a page that is not there, and does not try again", async () => {
    const page = await openPage(fail(notFound))
    expect(heading()).toContain("404")
    await pass(15_000)
    expect(page.loads()).toBe(1)
  })
})
