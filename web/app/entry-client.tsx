import { cartState } from "#core/cart/cart-state.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { sessionState } from "#core/session/session-state.ts"
import { StateStore } from "#core/kernel/state.ts"
import "#web/kit/tokens.css"
import "#web/kit/base.css"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  RouterProvider
} from "react-router-dom"
import { readHistoryEntry } from "#web/container/history-entry.ts"
import { loadCode } from "#web/container/load-code.ts"
import { startHydration } from "#web/container/hydration.ts"
import { isCachedByHistory, navigationType } from "#web/container/navigation-type.ts"
import type { InitialData } from "#web/container/initial-data.ts"
import type { GetUseCase, Scope } from "#web/container/scope.ts"
import { App } from "./App.tsx"
import { makeDataStrategy } from "./data-strategy.ts"
import { startSubscriptions } from "./start-subscriptions.ts"
import { showsCartContent } from "#web/features/cart/CartSidebar.tsx"
import { preloadCart } from "#web/features/cart/deferred-cart.ts"
import { preloadStepper } from "#web/features/catalogue/AddControl.tsx"
import { listenBeforeRouter } from "#web/panel/first-popstate.ts"
import { Panel } from "#web/panel/panel.ts"
import { preloadPage } from "#web/routes/pages.ts"
import { scopeContext } from "#web/container/router-context.ts"
import { routes } from "./routes.ts"

interface DocumentData {
  readonly initialData: InitialData
  readonly hydration: HydrationState
}

const { initialData, hydration } = JSON.parse(document.getElementById("data")?.textContent ?? "{}") as DocumentData
const states = new StateStore(initialData.states)

/** A customer's document has preloaded the use cases, if it is hydrated at the first interaction. */
const preloaded = states.of(sessionState).current().status === "customer"
let useCases: Promise<GetUseCase> | undefined
// The promise is stored, because even the import of a loaded module is asynchronous, and a page that is being left runs no further tasks.
const loadUseCases = () =>
  (useCases ??= loadCode(() => import("#web/container/browser-container.ts"), { preloaded }).then((module) =>
    module.makeBrowserUseCases(states)
  ))

const scope: Scope = { states, loadUseCases }
const panel = new Panel(initialData.promptsForStore ? "storeSelector" : undefined)

/** After a reload, a history entry that showed a layer's URL over another page shows the page of that URL. */
const clearMask = () => {
  const { masked, idx } = readHistoryEntry(history.state)
  if (masked !== undefined) history.replaceState({ idx }, "")
}

/** Loads the code of the matched pages and of a rendered cart before hydration; otherwise React would suspend where the server rendered them. */
const loadRenderedCode = async () => {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    })
  )
  await Promise.all([
    preloadPage(hydration.loaderData),
    ...(showsCartContent(states.of(cartState).current()) ? [preloadCart(), preloadStepper()] : [])
  ])
}

/**
 * Whether another tab has logged in or out since the document was loaded: a visitor's document has a session cookie, or a customer's has none. False after a
 * reload, when a visitor's cookie means that the server has rejected the session, so that another reload would change nothing.
 */
const hasOtherTabChangedSession = () =>
  navigationType() !== "reload" &&
  (states.of(sessionState).current().status === "customer") !== document.cookie.includes(`${cookieNames.session}=`)

const start = async () => {
  // A cached document may have an outdated cart, store and session.
  if ((isCachedByHistory() || hasOtherTabChangedSession()) && navigator.onLine) return location.reload()
  await loadRenderedCode()
  clearMask()
  listenBeforeRouter()
  const router = createBrowserRouter(routes, {
    hydrationData: hydration,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(scopeContext, scope)
      return context
    },
    dataStrategy: makeDataStrategy(panel, () => router.state.navigation.state !== "idle")
  })
  startHydration()
  startTransition(() => {
    hydrateRoot(
      document.getElementById("root")!,
      <App scope={{ ...scope, panel, router }} now={initialData.now}>
        <RouterProvider router={router} />
      </App>
    )
  })
  startSubscriptions({ ...scope, router, sessionEnded: initialData.sessionEnded })
}

void start()
