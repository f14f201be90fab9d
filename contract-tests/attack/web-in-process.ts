import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { serializeCookie } from "#adapters/cookies/cookie-header.ts"
import type { TestStaging } from "#adapters/demo-shop/testing.ts"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { makeServerContainer } from "#web/container/server-container.ts"
import { makeWeb } from "#web/server/serve-web.ts"

export type Web = ReturnType<typeof makeWeb>

/** The web shop over an API in this process, with empty caches; an error in a page ends the test. */
export const openWeb = ({ staging, clock }: Pick<TestStaging, "staging" | "clock">): Web => {
  const client = mkdtempSync(join(tmpdir(), "skafferi-client-"))
  mkdirSync(join(client, ".vite"))
  writeFileSync(
    join(client, ".vite/manifest.json"),
    JSON.stringify({ "web/app/entry-client.tsx": { file: "assets/app.js" }, "style.css": { file: "assets/style.css" } })
  )
  const handle = (request: Request) => staging.handle(request, "192.0.2.9")
  const web = makeWeb({
    client,
    server: makeServerContainer({
      http: makeHttpInprocess({ handle, base: "/api/v1" }),
      cache: makeMemoryCache({ maxEntries: 1_000 }),
      clock: () => clock.now
    }),
    api: handle,
    onError: (error) => {
      throw error
    }
  })
  // The manifest has been read.
  rmSync(client, { recursive: true, force: true })
  return web
}

/** The cookie of a session. */
export const sessionCookie = (token: string): string => {
  const session = { token_type: "Bearer", access_token: token, expires_in: Number.MAX_SAFE_INTEGER }
  return serializeCookie(cookieNames.session, JSON.stringify(session), 60, { secure: false }).split(";")[0] ?? ""
}
