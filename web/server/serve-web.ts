import { setImmediate } from "node:timers/promises"
import { serveStatic } from "@hono/node-server/serve-static"
import { bulkhead, BulkheadRejectedError } from "cockatiel"
import { Hono } from "hono"
import { compress } from "hono/compress"
import type { Container } from "inversify"
import { ClockId } from "#web/container/ports.ts"
import { busy, busyTitle, pageFailed, title } from "#web/text/errors.ts"
import { cachedPageResponse, pageResponse, retryAfterSeconds } from "./page-response.ts"
import { readAssets } from "./assets.ts"
import { confirmEmail, confirmEmailPage, confirmEmailPath } from "./confirm-email-page.ts"
import { isApiRequest } from "./is-api-request.ts"
import { plainPage } from "./plain-page.ts"
import { redirectOf } from "./redirects.ts"
import { allowRecaptcha } from "./security.ts"
import { cacheableRequest, cacheKeyOf, isCachedPage, makePageCache } from "./page-cache.ts"
import { MarkupStore } from "./markup-cache.ts"
import { renderPage } from "./render-page.tsx"
import * as paths from "#web/paths.ts"

export type Forward = (request: Request) => Promise<Response>

export interface WebOptions {
  /** The folder with the client's build. */
  readonly clientFolder: string
  /** The container that pages are rendered with. */
  readonly server: Container
  /** Handles /api and /images. */
  readonly api: Forward
  /** Whether pages may show Google reCAPTCHA; without it they may load nothing from other origins. */
  readonly allowsRecaptcha?: boolean
  /** Called when a request fails unexpectedly, as when a page cannot be rendered. */
  readonly onError: (error: unknown, request: Request) => void
}

/** The pages that search engines must not visit. */
const uncrawledPaths = [paths.checkout, paths.myPages, paths.logIn, paths.search]

const policyHeader = "content-security-policy"

const oneYearCacheControl = "public, max-age=31536000, immutable"

/** How many pages may be rendered concurrently; they mostly wait for the API. */
const maxConcurrentPages = 8
/** How many further requests may wait: about two seconds of rendering. */
const maxQueuedPages = 120

/** Whether a path ends like a file's, as '/wp-login.php': no page's does, except that a token, the last part of a link, may contain dots. */
const isFilePath = (path: string): boolean =>
  /\.[a-z]\w{0,9}$/i.test(path) &&
  ![paths.forgotPassword, paths.actAsCustomer].some((folder) => path.startsWith(`${folder}/`))

/** The client has disconnected while its request waited. */
class ClientGone extends Error {}

const withoutSignal = ({ url, headers }: Request): Request => new Request(url, { headers })

/** The shop's web server as a fetch handler: pages, their assets, and the API behind the same origin. */
export const makeWeb = ({ clientFolder, server, api, allowsRecaptcha = false, onError }: WebOptions): Hono => {
  const assets = readAssets(clientFolder)
  const renderer = { server, assets, markupStore: new MarkupStore() }
  const pages = makePageCache({ clock: server.get(ClockId) })
  const renderBulkhead = bulkhead(maxConcurrentPages, maxQueuedPages)
  const app = new Hono()

  const render = (request: Request) =>
    renderBulkhead.execute(async () => {
      // Rendering a page with cached data blocks the event loop. The other sockets are read first, so that their requests wait in this bounded queue.
      await setImmediate()
      if (request.signal.aborted) throw new ClientGone()
      // Without the client's signal: the page counts as being rendered until its API calls have ended, so clients that disconnect cannot pile up
      // calls. Besides, other requests may wait for a visitor's page.
      return renderPage(withoutSignal(request), renderer)
    })

  const pageFor = async (request: Request): Promise<Response> => {
    const key = cacheKeyOf(request)
    const page =
      key === null ? await render(request) : await pages.getOrRender(key, () => render(cacheableRequest(request)))
    if (page instanceof Response) return page
    const response = isCachedPage(page) ? cachedPageResponse(request, page) : pageResponse(request, page)
    const policy = response.headers.get(policyHeader)
    if (allowsRecaptcha && policy !== null) response.headers.set(policyHeader, allowRecaptcha(policy))
    return response
  }

  app.use(async (context, next) => (isApiRequest(context.req.raw) ? api(context.req.raw) : next()))
  app.use(compress({ encoding: "gzip", threshold: 1024 }))
  app.use("/assets/*", async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set("cache-control", oneYearCacheControl)
  })
  app.use("/assets/*", serveStatic({ root: clientFolder, rewriteRequestPath: (path) => path, precompressed: true }))
  app.get("/assets/*", (context) => context.text("", 404))
  app.get("/robots.txt", (context) =>
    context.text(["User-agent: *", ...uncrawledPaths.map((path) => `Disallow: ${path}`), ""].join("\n"))
  )
  app.get(`${confirmEmailPath}/:token`, () => confirmEmailPage())
  app.post(`${confirmEmailPath}/:token`, (context) => confirmEmail(context.req.raw, context.req.param("token"), api))
  app.on(["GET", "HEAD"], "*", async (context) => {
    const target = redirectOf(new URL(context.req.url))
    if (target !== null) return context.redirect(target, 302)
    // Scanners ask for thousands of such paths.
    return isFilePath(context.req.path) ? context.text("", 404) : pageFor(context.req.raw)
  })
  // A form submitted before hydration: its data is ignored. Two leading slashes would redirect to another host.
  app.post("*", (context) => context.redirect(new URL(context.req.url).pathname.replace(/^\/+/, "/"), 303))
  app.all("*", (context) => context.body(null, 405, { allow: "GET, HEAD, POST" }))
  app.onError((error, context) => {
    if (error instanceof BulkheadRejectedError)
      return plainPage({ status: 503, heading: busyTitle, text: busy, retryAfterSeconds })
    // The client has disconnected and will not read this response.
    if (error instanceof ClientGone) return new Response(null, { status: 503 })
    onError(error, context.req.raw)
    return plainPage({ status: 500, heading: title, text: pageFailed })
  })
  return app
}
