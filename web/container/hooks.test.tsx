import { act, cleanup, render, screen } from "@testing-library/react"
import { type ReactNode, Suspense } from "react"
import { createMemoryRouter, MemoryRouter, RouterProvider, useNavigate } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { State } from "#core/kernel/state.ts"
import { endHydration, startHydration } from "./hydration.ts"
import { lazyComponent } from "./lazy-component.ts"
import type { PanelControl, PanelView } from "./panel.ts"
import { ScopeProvider, useScope } from "./react.tsx"
import type { PageScope } from "./scope.ts"
import { composeShop } from "./testing.tsx"
import { useClosePanel } from "./use-close-panel.ts"
import { useIsNavigating } from "./use-is-navigating.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Calls a hook in a scope; `current` is what the hook last returned. */
const callHook = <A,>(hook: () => A, scope: Partial<PageScope> = {}) => {
  const result: { current?: A } = {}
  const Caller = () => {
    result.current = hook()
    return null
  }
  render(
    <MemoryRouter>
      <ScopeProvider value={{ ...composeShop(), ...scope }}>
        <Caller />
      </ScopeProvider>
    </MemoryRouter>
  )
  return result as { readonly current: A }
}

describe("useScope", () => {
  it("throws an error when a component is rendered outside a scope", () => {
    vi.spyOn(console, "error").mockReturnValue(undefined)
    const Outside = () => <>{typeof useScope()}</>
    expect(() => render(<Outside />)).toThrow("A component was rendered outside a scope")
  })
})

describe("lazyComponent", () => {
  const Hello = ({ name }: { readonly name: string }) => <p>Hej {name}</p>
  const renderLazily = async (component: ReactNode) => {
    await act(async () => void render(<Suspense fallback="Laddar">{component}</Suspense>))
  }

  it("loads its code once, when it is first rendered", async () => {
    const load = vi.fn(async () => Hello)
    const Lazy = lazyComponent(load)
    expect(load).not.toHaveBeenCalled()
    render(
      <Suspense fallback="Laddar">
        <Lazy name="Anna" />
      </Suspense>
    )
    expect(document.body.textContent).toBe("Laddar")
    expect(await screen.findByText("Hej Anna")).toBeDefined()
    cleanup()
    await renderLazily(<Lazy name="Erik" />)
    expect([document.body.textContent, load.mock.calls.length]).toEqual(["Hej Erik", 1])
  })

  it("waits for the network, unless the document has preloaded its code", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    vi.stubGlobal("__hydratesOnInteraction", true)
    startHydration()
    endHydration()
    const Preloaded = lazyComponent(async () => Hello, { preloaded: true })
    await renderLazily(<Preloaded name="Anna" />)
    expect(document.body.textContent).toBe("Hej Anna")
    cleanup()
    const Lazy = lazyComponent(async () => Hello)
    await renderLazily(<Lazy name="Erik" />)
    expect(document.body.textContent).toBe("Laddar")
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true)
    await act(async () => void dispatchEvent(new Event("online")))
    expect(document.body.textContent).toBe("Hej Erik")
  })
})

describe("useClosePanel", () => {
  class FakePanel extends State<PanelView> implements PanelControl {
    closeCount = 0
    open() {}
    close() {
      this.closeCount += 1
      this.update((view) => ({ ...view, layers: [] }))
    }
    closeSearch() {}
    moveTo(historyPosition: PanelView["historyPosition"]) {
      this.update((view) => ({ ...view, historyPosition }))
    }
  }
  const openPanel = (historyPosition: PanelView["historyPosition"]) => {
    const panel = new FakePanel({ layers: [{ name: "cart" }], historyPosition })
    return { panel, close: callHook(useClosePanel, { panel }).current }
  }

  it("closes all layers, and calls back immediately on the page's history entry", () => {
    const { panel, close } = openPanel("pageEntry")
    const callback = vi.fn()
    close(callback)
    expect([panel.closeCount, panel.current().layers, callback.mock.calls.length]).toEqual([1, [], 1])
    panel.moveTo("pageEntry")
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it("calls back once, when the browser is back on the page's history entry", () => {
    const { panel, close } = openPanel("panelEntry")
    const callback = vi.fn()
    close(callback)
    expect([panel.closeCount, callback.mock.calls.length]).toEqual([1, 0])
    panel.moveTo("leaving")
    expect(callback).not.toHaveBeenCalled()
    panel.moveTo("pageEntry")
    expect(callback).toHaveBeenCalledTimes(1)
    panel.moveTo("panelEntry")
    panel.moveTo("pageEntry")
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it("needs no callback", () => {
    for (const position of ["pageEntry", "panelEntry"] as const) {
      const { panel, close } = openPanel(position)
      close()
      panel.moveTo("pageEntry")
      expect(panel.current().layers).toEqual([])
      cleanup()
    }
  })
})

describe("useIsNavigating", () => {
  let finish: () => void = () => undefined
  const loader = () => new Promise<null>((resolve) => (finish = () => resolve(null)))
  const openRouter = async () => {
    const page: { isNavigating: () => boolean; go: () => void } = { isNavigating: () => false, go: () => undefined }
    const Page = () => {
      page.isNavigating = useIsNavigating()
      const navigate = useNavigate()
      page.go = () => void navigate("/next")
      return null
    }
    const routes = [
      { path: "/", Component: Page },
      { path: "/next", loader, Component: Page }
    ]
    const router = createMemoryRouter(routes)
    await act(
      async () =>
        void render(
          <ScopeProvider value={{ ...composeShop(), router }}>
            <RouterProvider router={router} />
          </ScopeProvider>
        )
    )
    return { page, router }
  }

  it("is true from the beginning of a navigation until its page is rendered", async () => {
    const { page } = await openRouter()
    expect(page.isNavigating()).toBe(false)
    await act(async () => page.go())
    expect(page.isNavigating()).toBe(true)
    await act(async () => finish())
    expect(page.isNavigating()).toBe(false)
  })

  it("is true while the router has the next page and React still shows the last one", async () => {
    const { page, router } = await openRouter()
    const isNavigatingOfLastPage = page.isNavigating
    await act(async () => page.go())
    await act(async () => finish())
    expect(router.state.navigation.state).toBe("idle")
    expect([isNavigatingOfLastPage(), page.isNavigating()]).toEqual([true, false])
  })

  it("is false without a router, as on the server", () => {
    expect(callHook(useIsNavigating).current()).toBe(false)
  })
})
