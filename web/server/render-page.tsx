import { boundUseCases } from "#web/container/bound-use-cases.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { renderToString } from "react-dom/server"
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider
} from "react-router-dom"
import { makeRequestCookies } from "#adapters/cookies/request-cookies.ts"
import type { Container } from "inversify"
import type { CartState } from "#core/cart/model.ts"
import { mustLoadDisplayedSlot, slotCriteria } from "#core/delivery/displayed-slot.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { visitor } from "#core/session/model.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { App } from "#web/app/App.tsx"
import { showsCartContent } from "#web/features/cart/CartSidebar.tsx"
import { cartModule, preloadCart } from "#web/features/cart/deferred-cart.ts"
import { preloadStepper } from "#web/features/catalogue/AddControl.tsx"
import { loadedPageOf, pageFileOf } from "#web/routes/pages.ts"
import type { PageData, PageMeta } from "#web/routes/page-data.ts"
import { MarkupCacheContext } from "#web/container/CachedMarkup.tsx"
import { scopeContext } from "#web/container/router-context.ts"
import { routes, standaloneRouteId } from "#web/app/routes.ts"
import type { InitialData } from "#web/container/initial-data.ts"
import { StatesId } from "#web/container/make-container.ts"
import { ClockId } from "#web/container/ports.ts"
import { RunId } from "#web/container/run.ts"
import type { Scope } from "#web/container/scope.ts"
import { openRequest } from "#web/container/server-container.ts"
import { endRuntime } from "#web/container/start-runtime.ts"
import { Panel } from "#web/panel/panel.ts"
import { flyoutAttributes, type LinkProps } from "#web/kit/controls/Link.tsx"
import { errorTitle } from "#web/text/errors.ts"
import { actsBeforeInteraction } from "./acts-before-interaction.ts"
import type { Assets } from "./assets.ts"
import { bodyStart, documentHead, documentTail, headScript, importOnInteraction, tailScript } from "./document.ts"
import { trackFailedCalls } from "./failed-calls.ts"
import type { MarkupStore } from "./markup-cache.ts"
import type { Page } from "./page.ts"
import { contentSecurityPolicy, hashSource } from "./security.ts"
import { structuredDataOf } from "./structured-data/structured-data.ts"

export interface Renderer {
  readonly server: Container
  readonly assets: Assets
  readonly markupStore: MarkupStore
}

/** A plain anchor: the router's link without its event handlers. */
const PlainLink = ({ flyout, preventScrollReset: _preventScrollReset, href, ...anchor }: LinkProps) => (
  <a {...anchor} {...flyoutAttributes(flyout)} href={href} />
)

const handler = createStaticHandler(routes)
const headScriptSource = hashSource(headScript)
const deferredReady = Promise.all([preloadCart(), preloadStepper()])

const metaOf = ({ matches, loaderData, statusCode }: StaticHandlerContext): PageMeta => {
  const id = matches.at(-1)?.route.id
  const page = id === undefined ? undefined : (loaderData[id] as Partial<PageData> | null | undefined)
  return (
    page?.meta ?? {
      title: errorTitle(statusCode),
      noIndex: true
    }
  )
}

/** The matched routes. The router would copy all others for each page. */
const matchedRoutesOf = ({ matches }: StaticHandlerContext): Array<RouteObject> =>
  matches.map(({ route: { children: _, ...route } }) => route as RouteObject)

/** The source files whose chunks the matched page needs. */
const modulesOf = ({ matches, loaderData }: StaticHandlerContext, cart: CartState): ReadonlyArray<string> => {
  const file = pageFileOf(loaderData)
  return [
    ...matches.map(({ route }) => route.id),
    ...(file === null ? [] : [file]),
    ...(showsCartContent(cart) ? [cartModule] : [])
  ]
}

/** What a page imports after its hydration. A page that postpones its hydration preloads it, because it may be needed offline. */
const preloadedModules = ["web/app/after-hydration.ts", "web/app/Overlays.tsx"]
/** The same of a customer, whose cart can be changed offline. */
const customersPreloadedModules = [...preloadedModules, cartModule, "web/container/browser-container.ts"]

/** The routes without the shell. Matching all routes would take 5 % of a page's rendering time. */
const standaloneRoutes = routes.filter(({ id }) => id === standaloneRouteId)

const firstFolderOf = (path: string): string => (path.split("/")[1] ?? "").toLowerCase()

const pathsBelow = (route: RouteObject): ReadonlyArray<string> =>
  route.children === undefined ? [route.path ?? ""] : route.children.flatMap(pathsBelow)

const standaloneFolders = new Set(standaloneRoutes.flatMap(pathsBelow).map(firstFolderOf))

/** Whether the page has the shell, with the delivery time in it. For most paths the first segment shows that, so that no route is matched. */
const hasShell = (path: string): boolean =>
  !standaloneFolders.has(firstFolderOf(path)) || matchRoutes(standaloneRoutes, path) === null

/** Pages are rendered for the beginning of a minute, so that those of one minute can share markup. */
const minuteMs = 60_000

/** How long a page waits for the delivery time after its other data, in ms; the browser loads a missing one. */
const slotTimeoutMs = 300

/**
 * Renders one page for one request: states from its cookies and the API, loaders, then the markup; a response when a loader redirects.
 * The request's running use cases end when the page is rendered.
 */
export const renderPage = async (
  request: Request,
  { server, assets, markupStore }: Renderer
): Promise<Page | Response> => {
  const url = new URL(request.url)
  const now = Math.floor(server.get(ClockId)() / minuteMs) * minuteMs
  const cookies = makeRequestCookies(request.headers.get("cookie") ?? "", { secure: url.protocol === "https:" })
  const failedCalls = trackFailedCalls()
  const container = openRequest(server, { cookies: cookies.storage, requests: failedCalls.registry })
  const states = container.get(StatesId)
  const getUseCase = boundUseCases(container)
  const scope: Scope = { states, loadUseCases: async () => getUseCase }
  try {
    const startUpResult = await container.get(RunId)(startUp({ deleteStaleCarts: false }), { signal: request.signal })
    // The API rejected the token: this response deletes the session's cookie, and the page is rendered for a visitor.
    if (states.of(sessionState).current().ended) states.of(sessionState).set(visitor)
    const promptsForStore = startUpResult._tag === "Success" && startUpResult.success.promptsForStore
    const requestContext = new RouterContextProvider()
    requestContext.set(scopeContext, scope)
    const showsShell = hasShell(url.pathname)
    const loading = handler.query(request, { requestContext })
    const slotRefresh = showsShell
      ? getUseCase("refreshDisplayedSlot")({ timeoutMs: slotTimeoutMs, waitFor: loading })
      : null
    // A redirect does not wait for the delivery time and does not report its errors.
    slotRefresh?.catch(() => undefined)
    const context = await loading
    if (!(context instanceof Response)) await slotRefresh
    // After a redirect, the next page shows that the session has ended.
    const sessionEnded = !(context instanceof Response) && cookies.take(cookieNames.sessionEnded) !== null
    const setCookies = cookies.close()
    if (context instanceof Response) {
      const headers = new Headers(context.headers)
      for (const cookie of setCookies) headers.append("set-cookie", cookie)
      return new Response(null, { status: context.status, headers })
    }
    await deferredReady
    const { loaderData, actionData, errors } = context
    const router = createStaticRouter(matchedRoutesOf(context), context)
    // Renders synchronously: all code and data have been loaded, so no component suspends.
    const cachedMarkup = markupStore.open(states, now)
    const { parts, classAttributes } = cachedMarkup.finish(
      renderToString(
        <MarkupCacheContext value={cachedMarkup}>
          <App scope={{ ...scope, panel: new Panel() }} now={now} link={PlainLink}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
        </MarkupCacheContext>
      )
    )
    // A delivery time may be missing because of a cached failure, without a failed call in this request.
    const lacksDeliveryTime =
      showsShell &&
      mustLoadDisplayedSlot(
        states.of(displayedSlotState).current(),
        states.of(assortmentState).current().selection,
        slotCriteria(states.of(cartState).current().serverCart)
      )
    const complete = !lacksDeliveryTime && !failedCalls.anyFailed()
    const { status: sessionStatus, customer } = states.of(sessionState).current()
    const isCustomer = sessionStatus === "customer"
    // A complete page, with no dialog or notice that opens without an action of the shopper, needs no code until the shopper interacts with it.
    const hydratesOnInteraction =
      showsShell && complete && errors === null && !promptsForStore && !sessionEnded && !actsBeforeInteraction(states)
    const page = errors === null ? loadedPageOf(loaderData) : null
    const scripts = assets.scriptsOf([
      ...modulesOf(context, states.of(cartState).current()),
      ...(hydratesOnInteraction ? (isCustomer ? customersPreloadedModules : preloadedModules) : [])
    ])
    const { styleSheet, entry, libraries } = assets
    const importScript = hydratesOnInteraction
      ? importOnInteraction({ styleSheet, entry, libraries, scripts, isCustomer })
      : null
    const tail = documentTail({
      styleSheet,
      structuredData: page === null ? [] : structuredDataOf(page, { origin: url.origin, now }),
      scripts,
      entry,
      importScript,
      browserData: {
        initialData: { states: states.serialize(), now, promptsForStore, sessionEnded } satisfies InitialData,
        hydration: { loaderData, actionData, errors: serializableErrors(errors) }
      }
    })
    const [firstPart, ...otherParts] = parts
    const [preloads, body] = splitAfterPreloads(firstPart)
    const head = documentHead({
      meta: metaOf(context),
      origin: url.origin,
      path: url.pathname,
      now,
      customerId: customer?.id ?? null,
      preloads
    })
    const criticalCss = assets.criticalCss(classAttributes)
    const policy = contentSecurityPolicy({
      scripts: [headScriptSource, hashSource(tailScript(importScript))],
      styles: [criticalCss.source]
    })
    return {
      status: context.statusCode,
      htmlParts: [head, criticalCss.css, bodyStart, body, ...otherParts, ...tail],
      policy,
      setCookies,
      complete
    }
  } finally {
    endRuntime(container)
  }
}

/** Splits off the links with which React's markup begins; they preload the pictures of high priority. */
const splitAfterPreloads = (markup: string): readonly [preloads: string, body: string] => {
  const length = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0].length ?? 0
  return [markup.slice(0, length), markup.slice(length)]
}

/** Route errors in the form that the browser's router reads, without the message of an Error. */
const serializableErrors = (errors: StaticHandlerContext["errors"]): unknown => {
  if (errors === null) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status, statusText, data, internal } = (error ?? {}) as {
        status?: number
        statusText?: string
        data?: unknown
        internal?: boolean
      }
      return [
        id,
        {
          status: status ?? 500,
          statusText: statusText ?? "",
          data: status === undefined ? { reason: "unavailable" } : data,
          internal: internal ?? false
        }
      ]
    })
  )
}
