import { cartState } from "#core/cart/cart-state.ts"
import "reflect-metadata/lite"
import { StateStore } from "#core/kernel/state.ts"
import "#web/kit/tokens.css"
import "#web/kit/base.css"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from "react-router-dom"
import { RouterProvider } from "react-router-dom"
import { readHistoryEntry } from "#web/container/history-entry.ts"
import { loadCode } from "#web/container/load-code.ts"
import { makeContainer } from "#web/container/make-container.ts"
import { type Run, RunnerId } from "#web/container/runner.ts"
import type { InitialData } from "#web/container/initial-data.ts"
import { RouterId } from "#web/container/use-is-navigating.ts"
import { App } from "./App.tsx"
import { startSubscriptions } from "./start-subscriptions.ts"
import { preloadCart, showsCart } from "#web/features/cart/CartSidebar.tsx"
import { listenBeforeRouter } from "#web/panel/first-popstate.ts"
import { bindPanel } from "#web/panel/panel.ts"
import { preloadPage } from "#web/routes/pages.ts"
import { containerContext } from "#web/container/router-context.ts"
import { routes } from "./routes.ts"

interface Document {
  readonly initialData: InitialData
  readonly hydration: HydrationState
}

const { initialData, hydration } = JSON.parse(document.getElementById("data")?.textContent ?? "{}") as Document
const states = new StateStore(initialData.states)

const container = makeContainer(states)

let starting: Promise<Run> | undefined
const runner = () =>
  (starting ??= loadCode(() => import("#web/container/browser-runtime.ts")).then((module) =>
    module.startBrowserRuntime(container)
  ))

container.bind(RunnerId).toConstantValue(runner)
bindPanel(container, initialData.asksForStore ? "storeSelector" : undefined)

/** After a reload, a history entry that showed a flyout over another page shows the flyout's own page. */
const clearFlyoutMask = () => {
  const { masked, idx } = readHistoryEntry(history.state)
  if (masked !== undefined) history.replaceState({ idx }, "")
}

/** Loads the code of the matched pages before hydration; otherwise React would suspend where the server rendered a page. */
const loadMatched = async () => {
  const matched = matchRoutes(routes, location) ?? []
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    })
  )
  await Promise.all([
    preloadPage(hydration.loaderData),
    showsCart(states.of(cartState).current()) ? preloadCart() : undefined
  ])
}

/** A document from the browser's HTTP cache has an outdated cart, store and session. */
const isCachedDocument = () => {
  const [navigation] = performance.getEntriesByType("navigation") as Array<PerformanceNavigationTiming>
  return navigation?.type === "back_forward" && navigation.transferSize === 0 && navigator.onLine
}

const start = async () => {
  if (isCachedDocument()) return location.reload()
  await loadMatched()
  clearFlyoutMask()
  listenBeforeRouter()
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(containerContext, container)
      return context
    }
  })
  container.bind(RouterId).toConstantValue(router)
  startTransition(() => {
    hydrateRoot(
      document.getElementById("root")!,
      <App container={container} now={initialData.now}>
        <RouterProvider router={router} />
      </App>
    )
  })
  startSubscriptions({ container, states, router, runner, sessionEnded: initialData.sessionEnded })
}

void start()
