import { join } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { compress } from "hono/compress"
import type { CachePort } from "#core/ports/cache.ts"
import type { HttpPort } from "#core/ports/http.ts"
import { readAssets } from "./assets.ts"
import { movedTo } from "./moved.ts"
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
  const app = new Hono()
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
    return to === null ? renderPage(context.req.raw, { http, cache, assets, clock }) : context.redirect(to, 302)
  })
  app.onError((error, context) => {
    onError(error, context.req.raw)
    return context.html("<!doctype html><html lang=sv><meta charset=utf-8><title>Skafferi</title><h1>Hoppsan, något gick fel!</h1><p>Det går inte att hämta denna sidan just nu.</p>", 500)
  })
  return app
}

export const clientFolder = (dist: string): string => join(dist, "client")
