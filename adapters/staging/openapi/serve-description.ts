import type { Context, Env, Hono } from "hono"
import type { Endpoint } from "#core/contract/endpoint.ts"
import type { GraphqlField } from "../http/graphql-field.ts"
import type { StagingSettings } from "../staging-settings.ts"
import { renderDocsPage, pageSecurityPolicy } from "./page.ts"
import { openApiDocument } from "./document.ts"
import { readRequestId } from "../http/request-id.ts"

/** Serves the OpenAPI document and its HTML page; each is generated at the first request. */
export const serveDescription = <E extends Env>(
  app: Hono<E>,
  endpoints: ReadonlyArray<Endpoint>,
  fields: ReadonlyArray<GraphqlField>,
  basePath: string,
  settings: StagingSettings
): void => {
  const textByName = new Map<string, string>()
  const serve = (name: string, generate: () => string, headers: Readonly<Record<string, string>>) =>
    app.get(`${basePath}/${name}`, (context: Context) => {
      const text = textByName.get(name) ?? generate()
      textByName.set(name, text)
      return context.body(text, 200, {
        "cache-control": "public, max-age=60",
        "x-content-type-options": "nosniff",
        "x-request-id": readRequestId(context.req.raw),
        ...headers
      })
    })
  serve("openapi.json", () => JSON.stringify(openApiDocument(endpoints, fields, basePath, settings)), {
    "content-type": "application/json; charset=utf-8"
  })
  serve("docs", () => renderDocsPage(openApiDocument(endpoints, fields, basePath, settings)), {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pageSecurityPolicy
  })
}
