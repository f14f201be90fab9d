import type { Context, Env, Hono } from "hono"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { describePage, describePagePolicy } from "./describe-page.ts"
import { openApiDocument } from "./openapi.ts"
import { requestIdOf } from "./request-id.ts"

/** Serves the description of the API, for tools and for people; each is made when it is first asked for. */
export const describeApi = <E extends Env>(app: Hono<E>, endpoints: ReadonlyArray<Endpoint>, basePath: string): void => {
  const made = new Map<string, string>()
  const serve = (name: string, make: () => string, headers: Readonly<Record<string, string>>) =>
    app.get(`${basePath}/${name}`, (context: Context) => {
      const text = made.get(name) ?? make()
      made.set(name, text)
      return context.body(text, 200, { "cache-control": "public, max-age=60", "x-content-type-options": "nosniff", "x-request-id": requestIdOf(context.req.raw), ...headers })
    })
  serve("openapi.json", () => JSON.stringify(openApiDocument(endpoints, basePath)), { "content-type": "application/json; charset=utf-8" })
  serve("docs", () => describePage(openApiDocument(endpoints, basePath)), { "content-type": "text/html; charset=utf-8", "content-security-policy": describePagePolicy })
}
