import { PassThrough, Readable, Writable } from "node:stream"
import { createGzip } from "node:zlib"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { createStaticHandler, createStaticRouter, RouterContextProvider, type StaticHandlerContext, StaticRouterProvider } from "react-router-dom"
import { makeRequestCookies } from "#adapters/cookies/request-cookies.ts"
import { makeStates } from "#core/composition/states.ts"
import type { CartView } from "#core/cart/model.ts"
import type { CachePort } from "#core/ports/cache.ts"
import type { HttpPort } from "#core/ports/http.ts"
import { State } from "#core/kernel/state.ts"
import { visitor } from "#core/session/model.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { App } from "#web/app/App.tsx"
import { cartModule, preloadCart, showsCart } from "#web/app/CartSide.tsx"
import { placeKindOf, placeModules } from "#web/app/place-pages.ts"
import type { PageData, PageMeta } from "#web/app/page-data.ts"
import { containerKey } from "#web/app/router-context.ts"
import { routes } from "#web/app/routes.ts"
import { makeContainer } from "#web/container/make-container.ts"
import { closedPanel, PanelId } from "#web/container/panel.ts"
import { startServerRuntime } from "#web/container/server-runtime.ts"
import { seedOf } from "#web/container/seed.ts"
import { shopName } from "#web/text/common.ts"
import * as errorTexts from "#web/text/errors.ts"
import type { Assets } from "./assets.ts"
import { documentHead, documentTail } from "./document.ts"
import { newNonce, pageHeaders } from "./security.ts"

export interface Renderer {
  readonly http: HttpPort["Service"]
  readonly cache: CachePort["Service"]
  readonly assets: Assets
  readonly clock: () => number
}

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

/**
 * One page for one request: states from its cookies and the API, loaders, then the markup as a stream. The request's container lives
 * until the stream ends or the client has gone.
 */
export const renderPage = async (request: Request, { http, cache, assets, clock }: Renderer): Promise<Response> => {
  const url = new URL(request.url)
  const secure = url.protocol === "https:"
  const now = clock()
  const cookies = makeRequestCookies(request.headers.get("cookie") ?? "", secure)
  const states = makeStates()
  const runtime = startServerRuntime({ http, cache, cookies: cookies.storage }, states)
  const container = makeContainer(states, () => Promise.resolve(runtime.run))
  const end = () => void runtime.dispose()
  try {
    const started = await runtime.run(startUp({ cleanUp: false }), { signal: request.signal })
    // The API no longer took the token: its cookie goes with this answer, and the page is a visitor's at once.
    if (states.session.current().lost) states.session.set(visitor)
    const mustChooseStore = started._tag === "Success" && started.success.mustChooseStore
    container.bind(PanelId).toConstantValue(new State(closedPanel))
    const requestContext = new RouterContextProvider()
    requestContext.set(containerKey, container)
    const context = await handler.query(request, { requestContext })
    const setCookies = cookies.close()
    if (context instanceof Response) {
      end()
      const headers = new Headers(context.headers)
      for (const cookie of setCookies) headers.append("set-cookie", cookie)
      return new Response(null, { status: context.status, headers })
    }
    const nonce = newNonce()
    const headers = new Headers(pageHeaders(nonce, secure))
    for (const cookie of setCookies) headers.append("set-cookie", cookie)
    headers.set("vary", "accept-encoding, cookie")
    const gzip = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")
    if (gzip) headers.set("content-encoding", "gzip")
    const scripts = assets.scriptsOf(modulesOf(context, states.cart.current()))
    const { loaderData, actionData, errors } = context
    const head = documentHead({ meta: metaOf(context), nonce, origin: url.origin, path: url.pathname, styles: assets.styles, scripts, entry: assets.entry, font: assets.font })
    const tail = documentTail(nonce, assets.entry, {
      seed: seedOf(states, now, mustChooseStore),
      hydration: { loaderData, actionData, errors: plainErrors(errors) }
    })
    await cartReady
    const router = createStaticRouter(handler.dataRoutes, context)
    const body = await stream(
      <App container={container} now={now}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      { head, tail, nonce, signal: request.signal, end, gzip }
    )
    return new Response(body, { status: context.statusCode, headers })
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

interface StreamOptions {
  readonly head: string
  readonly tail: string
  readonly nonce: string
  readonly signal: AbortSignal
  readonly end: () => void
  readonly gzip: boolean
}

/** Fast rather than small: the next level costs twice the time for a few per cent. */
const compression = { level: 4 } as const

const stream = (page: ReactNode, { head, tail, nonce, signal, end, gzip }: StreamOptions): Promise<ReadableStream> =>
  new Promise((resolve, reject) => {
    const through = gzip ? createGzip(compression) : new PassThrough()
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady: () => {
        through.write(head)
        pipe(new Ending(through, tail))
        resolve(Readable.toWeb(through) as unknown as ReadableStream)
      },
      onShellError: reject,
      onError: (error) => {
        if (!signal.aborted) console.error(error)
      }
    })
    through.once("close", end)
    signal.addEventListener("abort", () => {
      abort()
      through.destroy()
    }, { once: true })
  })

/** Passes the page's markup on and writes the document's end behind it. */
class Ending extends Writable {
  readonly #target: Writable
  readonly #tail: string

  constructor(target: Writable, tail: string) {
    super()
    this.#target = target
    this.#tail = tail
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#target.write(chunk, done)
  }

  override _final(done: () => void): void {
    this.#target.end(this.#tail, done)
  }
}
