import "reflect-metadata/lite"
import { makeStates } from "#core/composition/states.ts"
import "#web/kit/tokens.css"
import "#web/kit/base.css"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from "react-router-dom"
import { RouterProvider } from "react-router-dom"
import { State } from "#core/kernel/state.ts"
import { loadCode } from "#web/container/load-code.ts"
import { makeContainer } from "#web/container/make-container.ts"
import { closedPanel, openTab, PanelEntryId, PanelId } from "#web/container/panel.ts"
import type { Run } from "#web/container/runner.ts"
import type { Seed } from "#web/container/seed.ts"
import { App } from "./App.tsx"
import { afterHydration } from "./after-hydration.ts"
import { preloadCart, showsCart } from "#web/features/cart/CartSide.tsx"
import { listenBeforeRouter } from "./first-popstate.ts"
import { preloadPlace } from "#web/routes/place-pages.ts"
import { containerKey } from "#web/container/router-context.ts"
import { routes } from "./routes.ts"

interface Document {
  readonly seed: Seed
  readonly hydration: HydrationState
}

const { seed, hydration } = JSON.parse(document.getElementById("data")?.textContent ?? "{}") as Document
const states = makeStates(seed)

let starting: Promise<Run> | undefined
const runner = () => (starting ??= loadCode(() => import("#web/container/browser-runtime.ts")).then((module) => module.startBrowserRuntime(states)))

const container = makeContainer(states, runner)
container.bind(PanelId).toConstantValue(new State(seed.mustChooseStore ? openTab(closedPanel, "storeSelector") : closedPanel))
container.bind(PanelEntryId).toConstantValue(new State(false))

/** An entry that showed a flyout's address over another page is that address's own page once it is loaded anew. */
const unmask = () => {
  const state = history.state as { readonly masked?: unknown; readonly idx?: number } | null
  if (state?.masked) history.replaceState({ idx: state.idx }, "")
}

/** The matched pages' code must be here before hydration, or React would find a hole where the server drew a page. */
const loadMatched = async () => {
  const matched = matchRoutes(routes, location) ?? []
  await Promise.all(matched.map(async ({ route }) => {
    if (typeof route.lazy !== "function") return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }))
  await Promise.all([preloadPlace(hydration.loaderData), showsCart(seed.cart) ? preloadCart() : undefined])
}

/** A document that the browser has kept from before shows the cart, the store and the shopper of its day. */
const isFromBefore = () => {
  const [load] = performance.getEntriesByType("navigation") as Array<PerformanceNavigationTiming>
  return load?.type === "back_forward" && load.transferSize === 0 && navigator.onLine
}

const start = async () => {
  if (isFromBefore()) return location.reload()
  await loadMatched()
  unmask()
  listenBeforeRouter()
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(containerKey, container)
      return context
    }
  })
  startTransition(() => {
    hydrateRoot(
      document.getElementById("root")!,
      <App container={container} now={seed.now}>
        <RouterProvider router={router} />
      </App>
    )
  })
  afterHydration({ container, states, router, runner, sessionEnded: seed.sessionEnded })
}

void start()
