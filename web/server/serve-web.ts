import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { compress } from "hono/compress"
import type { CachePort } from "#core/ports/cache.ts"
import type { HttpPort } from "#core/ports/http.ts"
import { shopName } from "#web/text/common.ts"
import { pageFailed, title } from "#web/text/errors.ts"
import { answerKept, answerOwn } from "./answer.ts"
import { readAssets } from "./assets.ts"
import { movedTo } from "./moved.ts"
import { keyOf, makePageCache } from "./page-cache.ts"
import { renderPage } from "./render-page.tsx"

export type Forward = (request: Request) => Promise<Response>

export interface WebOptions {
  /** The folder with the client's build. */
  readonly client: string
  /** How pages ask the API while they are rendered. */
  readonly http: HttpPort["Service"]
  readonly cache: CachePort["Service"]
  /** Where /api/v1 and /images go. */
  readonly api: Forward
  readonly clock: () => number
  /** A page that could not be rendered at all. */
  readonly onError: (error: unknown, request: Request) => void
}

const oneYear = "public, max-age=31536000, immutable"

/** The shop's web server as a fetch handler: pages, their assets, and the API behind the same origin. */
export const makeWeb = ({ client, http, cache, api, clock, onError }: WebOptions): Hono => {
  const assets = readAssets(client)
  const renderer = { http, cache, assets, clock }
  const pages = makePageCache({ clock })
  const app = new Hono()

  const pageFor = async (request: Request): Promise<Response> => {
    const key = keyOf(request)
    // Rendering for all who ask the same must not end because the first of them has gone.
    const page = key === null
      ? await renderPage(request, renderer)
      : await pages.page(key, () => renderPage(new Request(request.url, { headers: request.headers }), renderer))
    return page instanceof Response ? page : "pieces" in page ? answerKept(request, page) : answerOwn(request, page)
  }

  app.all("/api/*", (context) => api(context.req.raw))
  app.all("/images/*", (context) => api(context.req.raw))
  app.use(compress({ encoding: "gzip", threshold: 1024 }))
  app.use("/assets/*", async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set("cache-control", oneYear)
  })
  app.use("/assets/*", serveStatic({ root: client, rewriteRequestPath: (path) => path, precompressed: true }))
  app.get("/assets/*", (context) => context.text("", 404))
  app.get("/robots.txt", (context) => context.text(`User-agent: *\nDisallow: /checkout\nDisallow: /mina-sidor\nDisallow: /login\nDisallow: /sok\n`))
  app.on(["GET", "HEAD"], "*", async (context) => {
    const to = movedTo(new URL(context.req.url))
    return to === null ? pageFor(context.req.raw) : context.redirect(to, 302)
  })
  // A form that was sent without the page's script: nothing of it is read, and the page comes back; two slashes would name another host.
  app.post("*", (context) => context.redirect(new URL(context.req.url).pathname.replace(/^\/+/, "/"), 303))
  app.onError((error, context) => {
    onError(error, context.req.raw)
    return context.html(`<!doctype html><html lang=sv><meta charset=utf-8><title>${shopName}</title><h1>${title}</h1><p>${pageFailed}</p>`, 500)
  })
  return app
}
