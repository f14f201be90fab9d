import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { serializeCookie } from "#adapters/cookies/cookie-header.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import type { Staging } from "#adapters/staging/make-staging.ts"
import type { HttpPort } from "#core/ports/http.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { makeServerContainer } from "#web/container/server-container.ts"
import { makeWeb, type WebOptions } from "#web/server/serve-web.ts"

export type Web = ReturnType<typeof makeWeb>

interface InProcessOptions extends Partial<Pick<WebOptions, "api" | "onError">> {
  /** The API that pages are rendered with. */
  readonly http: HttpPort["Service"]
  readonly clock: () => number
  /** The size of the cache of API responses. */
  readonly maxEntries?: number
}

/** Opens the web shop in this process, with empty caches and without a build of the client. By default an error in a page fails the test. */
export const openWeb = ({
  http,
  clock,
  maxEntries = 1_000,
  api = () => Promise.resolve(new Response()),
  onError = (error) => {
    throw error
  }
}: InProcessOptions): Web => {
  const clientFolder = mkdtempSync(join(tmpdir(), "skafferi-client-"))
  mkdirSync(join(clientFolder, ".vite"))
  writeFileSync(
    join(clientFolder, ".vite/manifest.json"),
    JSON.stringify({ "web/app/entry-client.tsx": { file: "assets/app.js" }, "style.css": { file: "assets/style.css" } })
  )
  writeFileSync(join(clientFolder, ".vite/module-chunks.json"), "{}")
  writeFileSync(join(clientFolder, ".vite/style-rules.json"), "[]")
  const server = makeServerContainer({ http, cache: makeMemoryCache({ maxEntries }), clock })
  const web = makeWeb({ clientFolder, server, api, onError })
  // makeWeb has read the files of the build.
  rmSync(clientFolder, { recursive: true, force: true })
  return web
}

/** Makes an API in this process: `http` is for the rendering of pages, `api` for the browser's API calls, which the web server forwards. */
export const apiInProcess = (staging: Staging) => {
  const api = (request: Request) => staging.handle(request, "192.0.2.9")
  return { api, http: makeHttpInprocess({ handle: api, base: "/api/v1" }) }
}

/** The cookie of a session. */
export const sessionCookie = (token: string): string => {
  const session = { token_type: "Bearer", access_token: token, expires_in: Number.MAX_SAFE_INTEGER }
  return serializeCookie(cookieNames.session, JSON.stringify(session), 60, { secure: false }).split(";")[0] ?? ""
}
