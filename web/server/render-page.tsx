import { createStaticHandler, createStaticRouter, matchRoutes, RouterContextProvider, type StaticHandlerContext, StaticRouterProvider } from "react-router-dom"
import { makeRequestCookies } from "#adapters/cookies/request-cookies.ts"
import { makeStates } from "#core/composition/states.ts"
import type { CartView } from "#core/cart/model.ts"
import type { CachePort } from "#core/ports/cache.ts"
import type { HttpPort } from "#core/ports/http.ts"
import { isTimeKnown } from "#core/delivery/shown-time.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { State } from "#core/kernel/state.ts"
import { visitor } from "#core/session/model.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { App } from "#web/app/App.tsx"
import { cartModule, preloadCart, showsCart } from "#web/features/cart/CartSide.tsx"
import { placeKindOf, placeModules } from "#web/routes/place-pages.ts"
import type { PageData, PageMeta } from "#web/routes/page-data.ts"
import { containerKey } from "#web/container/router-context.ts"
import { routes } from "#web/app/routes.ts"
import { RefreshShownTime } from "#web/container/ids.ts"
import { makeContainer } from "#web/container/make-container.ts"
import { closedPanel, PanelEntryId, PanelId } from "#web/container/panel.ts"
import { startServerRuntime } from "#web/container/server-runtime.ts"
import { seedOf } from "#web/container/seed.ts"
import type { LinkProps } from "#web/kit/Link.tsx"
import { shopName } from "#web/text/common.ts"
import * as errorTexts from "#web/text/errors.ts"
import type { Assets } from "./assets.ts"
import { documentHead, documentTail } from "./document.ts"
import { draw } from "./draw.ts"
import { noteFailedCalls } from "./failed-calls.ts"
import type { Page } from "./page.ts"
import { newNonce } from "./security.ts"

export interface Renderer {
  readonly http: HttpPort["Service"]
  readonly cache: CachePort["Service"]
  readonly assets: Assets
  readonly clock: () => number
}

/** Nothing listens to a tap here: the router's link without what it does in the browser. */
const PlainLink = ({ flyout: _flyout, keepPlace: _keepPlace, href, ...anchor }: LinkProps) => <a {...anchor} href={href} />

const handler = createStaticHandler(routes)
const cartReady = preloadCart()

const metaOf = ({ matches, loaderData, statusCode }: StaticHandlerContext): PageMeta => {
  const id = matches.at(-1)?.route.id
  const page = id === undefined ? undefined : (loaderData[id] as Partial<PageData> | null | undefined)
  return page?.meta ?? { title: `${statusCode === 404 ? errorTexts.notFound : errorTexts.title} | ${shopName}`, noIndex: true }
}

/** The source files whose chunks the matched page needs. */
const modulesOf = ({ matches, loaderData }: StaticHandlerContext, cart: CartView): ReadonlyArray<string> => {
  const kind = placeKindOf(loaderData)
  return [...matches.map(({ route }) => route.id), ...(kind === null ? [] : [placeModules[kind]]), ...(showsCart(cart) ? [cartModule] : [])]
}

/** The few pages without the shop's frame: to look through all would cost a page a twentieth of its time. */
const frameless = routes.filter(({ id }) => id === "standalone")

/** Whether the line under the header is drawn. */
const hasFrame = (path: string): boolean => matchRoutes(frameless, path) === null

/** ms: no page waits longer for the one line under its header, which the browser finds out too. */
const patience = 300

/**
 * One page for one request: states from its cookies and the API, loaders, then the markup; a response where the loaders lead elsewhere.
 * The request's container lives until the page is drawn or the client has gone.
 */
export const renderPage = async (request: Request, { http, cache, assets, clock }: Renderer): Promise<Page | Response> => {
  const url = new URL(request.url)
  const now = clock()
  const cookies = makeRequestCookies(request.headers.get("cookie") ?? "", url.protocol === "https:")
  const states = makeStates()
  const calls = noteFailedCalls()
  const runtime = startServerRuntime({ http, cache, cookies: cookies.storage, requests: calls.registry }, states)
  const container = makeContainer(states, () => Promise.resolve(runtime.run))
  const end = () => void runtime.dispose()
  try {
    const started = await runtime.run(startUp({ cleanUp: false }), { signal: request.signal })
    // The API no longer took the token: its cookie goes with this answer, and the page is a visitor's at once.
    if (states.session.current().lost) states.session.set(visitor)
    const mustChooseStore = started._tag === "Success" && started.success.mustChooseStore
    container.bind(PanelId).toConstantValue(new State(closedPanel))
    container.bind(PanelEntryId).toConstantValue(new State(false))
    const requestContext = new RouterContextProvider()
    requestContext.set(containerKey, container)
    const framed = hasFrame(url.pathname)
    const lookingForTime = framed ? container.get(RefreshShownTime)({ patience }) : null
    // A page that leads elsewhere does not wait for it, nor tells of a bug in it.
    lookingForTime?.catch(() => undefined)
    const context = await handler.query(request, { requestContext })
    if (!(context instanceof Response)) await lookingForTime
    // A page that leads elsewhere leaves the word to the one it leads to.
    const sessionEnded = !(context instanceof Response) && cookies.take(cookieNames.sessionEnded) !== null
    const setCookies = cookies.close()
    if (context instanceof Response) {
      end()
      const headers = new Headers(context.headers)
      for (const cookie of setCookies) headers.append("set-cookie", cookie)
      return new Response(null, { status: context.status, headers })
    }
    await cartReady
    const nonce = newNonce()
    const scripts = assets.scriptsOf(modulesOf(context, states.cart.current()))
    const { loaderData, actionData, errors } = context
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = await draw(
      <App container={container} now={now} link={PlainLink}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      {
        head: documentHead({ meta: metaOf(context), nonce, origin: url.origin, path: url.pathname, styles: assets.styles, scripts, entry: assets.entry, font: assets.font }),
        tail: documentTail(nonce, assets.entry, {
          seed: seedOf(states, { now, mustChooseStore, sessionEnded }),
          hydration: { loaderData, actionData, errors: plainErrors(errors) }
        }),
        nonce,
        signal: request.signal,
        onEnd: end
      }
    )
    // That the time could not be found out may be known from the page before, without a call.
    const timeKnown = !framed || isTimeKnown(states.shownTime.current(), states.assortment.current().choice, states.cart.current().settled?.slotId ?? null)
    return { status: context.statusCode, html, nonce, setCookies, complete: timeKnown && !calls.failed() }
  } catch (error) {
    end()
    throw error
  }
}

/** Route errors as the browser's router reads them back; nothing of an Error itself goes out. */
const plainErrors = (errors: StaticHandlerContext["errors"]): unknown => {
  if (errors === null) return null
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => {
    const { status, statusText, data, internal } = (error ?? {}) as { status?: number; statusText?: string; data?: unknown; internal?: boolean }
    return [id, { status: status ?? 500, statusText: statusText ?? "", data: status === undefined ? { reason: "unavailable" } : data, internal: internal ?? false }]
  }))
}
