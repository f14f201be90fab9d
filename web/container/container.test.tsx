import { act, cleanup, render } from "@testing-library/react"
import { Effect } from "effect"
import { RouterContextProvider } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { respondWithJson } from "#adapters/fakes/fake-http.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { retryingPolicy, noRetryPolicy, pagePolicy } from "#core/contract/policy.ts"
import { defineState, StateStore } from "#core/kernel/state.ts"
import { bindBrowser } from "./browser-container.ts"
import { endHydration, hydratesOnInteraction, isHydrating, startHydration } from "./hydration.ts"
import { makeContainer } from "./make-container.ts"
import { isCachedByHistory, navigationType } from "./navigation-type.ts"
import { observeNetwork } from "./observe-network.ts"
import { isLayerName, isSearching, isSearchOpen, type LayerName } from "./panel.ts"
import { CartPolicyId, CookiesId, HttpId, PagePolicyId, PolicyId, RequestsId } from "./ports.ts"
import { ScopeProvider, usePanelPart, usePart } from "./react.tsx"
import { loaderOptions, loaderStateView, loaderUseCase, scopeContext } from "./router-context.ts"
import { composeShop } from "./testing.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const setNavigation = (entry?: { readonly type: string; readonly transferSize?: number }) =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockImplementation((type) => (type === "navigation" && entry !== undefined ? [entry as never] : []))

describe("the document's navigation", () => {
  it("is read from the browser's performance entry, if there is one", () => {
    setNavigation({ type: "back_forward" })
    expect(navigationType()).toBe("back_forward")
    setNavigation()
    expect([navigationType(), isCachedByHistory()]).toEqual([undefined, false])
  })

  it("used the HTTP cache if it was a Back or Forward that transferred no bytes", () => {
    const isCached = (type: string, transferSize: number) => {
      setNavigation({ type, transferSize })
      return isCachedByHistory()
    }
    expect([isCached("back_forward", 0), isCached("back_forward", 900), isCached("navigate", 0)]).toEqual([
      true,
      false,
      false
    ])
  })
})

describe("hydration", () => {
  it("is reported only between its start and its end", () => {
    const reportedValues = [isHydrating()]
    startHydration()
    reportedValues.push(isHydrating())
    endHydration()
    reportedValues.push(isHydrating())
    expect(reportedValues).toEqual([false, true, false])
  })

  it("is postponed only if the document's own script has set the flag for it", () => {
    expect(hydratesOnInteraction()).toBe(false)
    vi.stubGlobal("__hydratesOnInteraction", true)
    expect(hydratesOnInteraction()).toBe(true)
  })
})

describe("the layers of the panel", () => {
  const viewOf = (...layers: ReadonlyArray<LayerName>) => ({
    layers: layers.map((name) => ({ name })),
    historyPosition: "pageEntry" as const
  })

  it("are in search mode only while the search is on top, although the search can also be open below another layer", () => {
    const views = [viewOf(), viewOf("search"), viewOf("search", "login"), viewOf("cart")]
    expect(views.map(isSearching)).toEqual([false, true, false, false])
    expect(views.map(isSearchOpen)).toEqual([false, true, true, false])
  })

  it("re-render a component that uses them when they change", () => {
    const shop = composeShop()
    const Top = () => <>{usePanelPart(({ layers }) => layers.at(-1)?.name ?? "none")}</>
    const { container } = render(
      <ScopeProvider value={shop}>
        <Top />
      </ScopeProvider>
    )
    const renderedTexts = [container.textContent]
    act(() => shop.panel.open("cart"))
    renderedTexts.push(container.textContent)
    expect(renderedTexts).toEqual(["none", "cart"])
  })

  it("are recognized by name", () => {
    expect(["search", "cart", "age", 1, null].map(isLayerName)).toEqual([true, true, false, false, false])
  })
})

describe("observeNetwork", () => {
  it("follows whether the device has a network", () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true)
    const states = new StateStore()
    observeNetwork(states)
    expect(states.of(onlineState).current()).toBe(true)
    online.mockReturnValue(false)
    dispatchEvent(new Event("offline"))
    expect(states.of(onlineState).current()).toBe(false)
    online.mockReturnValue(true)
    dispatchEvent(new Event("online"))
    expect(states.of(onlineState).current()).toBe(true)
  })
})

describe("the functions for loaders", () => {
  const open = () => {
    const shop = composeShop({ server: () => respondWithJson({ sites: [] }) })
    const context = new RouterContextProvider()
    context.set(scopeContext, shop)
    return { shop, args: { context } as never }
  }

  it("return the use cases and the states of the scope", async () => {
    const { shop, args } = open()
    expect(await loaderUseCase(args, "listStores")()).toMatchObject({ _tag: "Success" })
    expect(shop.http.sent).toHaveLength(1)
    expect(loaderStateView(args, onlineState)).toBe(shop.states.of(onlineState))
  })

  it("return the options of use cases that load a page, with the signal that aborts the navigation", () => {
    const request = new Request("http://shop.test/")
    expect(loaderOptions({ request })).toEqual({ signal: request.signal, forPage: true })
  })
})

describe("the browser's ports", () => {
  it("are made once per document, with a policy for each kind of call", () => {
    const container = makeContainer(new StateStore())
    bindBrowser(container)
    expect([PolicyId, PagePolicyId, CartPolicyId].map((id) => container.get(id))).toEqual([
      noRetryPolicy,
      pagePolicy,
      retryingPolicy
    ])
    for (const id of [HttpId, CookiesId, RequestsId] as const)
      expect(container.get<unknown>(id)).toBe(container.get<unknown>(id))
  })

  it("set the Secure attribute of cookies only on an HTTPS page", async () => {
    const cookieOf = async (protocol: string) => {
      const setCookie = vi.spyOn(document, "cookie", "set").mockReturnValue(undefined)
      vi.stubGlobal("location", { protocol })
      const container = makeContainer(new StateStore())
      bindBrowser(container)
      await Effect.runPromise(container.get(CookiesId).set("kaka", "1", 60))
      return String(setCookie.mock.calls.at(-1)?.[0])
    }
    expect(await cookieOf("https:")).toMatch(/; ?secure/i)
    expect(await cookieOf("http:")).not.toMatch(/secure/i)
  })
})

describe("usePart", () => {
  const pairState = defineState<{ readonly left: number; readonly right: number }>("pair", { left: 1, right: 1 })
  const renderPart = (equal?: (a: ReadonlyArray<number>, b: ReadonlyArray<number>) => boolean) => {
    const view = new StateStore().of(pairState)
    const onRender = vi.fn()
    const Left = ({ factor }: { readonly factor: number }) => {
      onRender()
      const [left] = usePart(view, ({ left }) => [left * factor], equal ?? ((a, b) => a[0] === b[0]))
      return <>{left}</>
    }
    const { container, rerender } = render(<Left factor={1} />)
    return {
      set: (left: number, right: number) => act(() => view.set({ left, right })),
      setFactor: (factor: number) => rerender(<Left factor={factor} />),
      text: () => container.textContent,
      renderCount: () => onRender.mock.calls.length
    }
  }

  it("renders again only when the part has changed, according to the component's own comparison", () => {
    const { set, text, renderCount } = renderPart()
    set(1, 2)
    expect([text(), renderCount()]).toEqual(["1", 1])
    set(2, 2)
    expect([text(), renderCount()]).toEqual(["2", 2])
  })

  it("selects again when the component selects another part of the same state", () => {
    const { setFactor, text, set } = renderPart()
    setFactor(10)
    expect(text()).toBe("10")
    set(3, 1)
    expect(text()).toBe("30")
  })

  it("keeps the last part while the comparison finds the new one equal", () => {
    const { set, text } = renderPart((a, b) => Math.abs((a[0] ?? 0) - (b[0] ?? 0)) < 5)
    set(4, 1)
    expect(text()).toBe("1")
    set(9, 1)
    expect(text()).toBe("9")
  })

  it("stops listening when the component is unmounted", () => {
    const view = new StateStore().of(pairState)
    const Part = () => <>{usePart(view, ({ left }) => left)}</>
    const subscribe = vi.spyOn(view.changes$, "subscribe")
    const { unmount } = render(<Part />)
    const subscriptions = subscribe.mock.results.map(({ value }) => value as { readonly closed: boolean })
    expect(subscriptions.some(({ closed }) => !closed)).toBe(true)
    unmount()
    expect(subscriptions.every(({ closed }) => closed)).toBe(true)
  })
})
