import { tags } from "#core/contract/call-docs.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { idempotencyKeyHours, maxIdempotencyKeyLength } from "#core/contract/request-limits.ts"
import type { GraphqlField } from "../http/graphql-field.ts"
import { graphqlPaths } from "./graphql-paths.ts"
import type { StagingSettings } from "../staging-settings.ts"
import { describeLimits } from "./limits.ts"
import { operationOf } from "./operation.ts"
import { type Json, errorContent, retryHeaders } from "./parts.ts"
import { picturePaths } from "./picture-paths.ts"
import { makeSchemaCollector } from "./schemas.ts"

const describeApi = (limits: ReadonlyArray<string>): string =>
  [
    "The API of a Swedish online grocery shop. Amounts are kronor with two decimals; times are ISO 8601; days and opening hours are in Stockholm time.",
    "",
    "**Logging in.** POST /connect/token returns an access token; send it as `Authorization: Bearer …`. An expired or revoked token is 401.",
    "",
    `**Writing.** Writes take an optional \`Idempotency-Key\`: requests with the same key are applied once for ${idempotencyKeyHours} hours, and another body under the same key is 422. Calls for passwords, tokens and GraphQL take no key.`,
    "",
    "**Errors.** Errors are `{errors: [{code, message, field?}], requestId}`, the first one decides the status; calls that issue tokens return `{error, error_description}`. An unsupported method is 405 with `Allow`. Every response has `X-Request-Id`.",
    "",
    ["**Limits.**", ...limits].join(" "),
    "",
    "**Paging.** Lists of products take `skip` and `take`, searches `page` and `take`; responses carry `totalCount`, `pageSize`, `currentPage` (the first is 0) and `totalPages`.",
    "",
    "**Caching.** Calls marked 'cached 60 s' contain no customer data and may be cached publicly. Operations with `x-extension` are specific to this back end."
  ].join("\n")

/** Generates the OpenAPI 3.1 document from the same declarations as the routes. */
export const openApiDocument = (
  endpoints: ReadonlyArray<Endpoint>,
  fields: ReadonlyArray<GraphqlField>,
  basePath: string,
  settings: StagingSettings
): Json => {
  const collector = makeSchemaCollector()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, collector, settings)
    }
  }
  const password = { tokenUrl: `${basePath}/connect/token`, scopes: {} }
  return {
    openapi: "3.1.0",
    info: {
      title: "Skafferi",
      version: "1",
      description: describeApi(describeLimits(endpoints, settings)),
      license: { name: "MIT", identifier: "MIT" }
    },
    servers: [{ url: basePath, description: "The server of this document" }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: {
      ...paths,
      ...graphqlPaths(fields),
      ...picturePaths
    },
    components: {
      schemas: {
        ...collector.schemas,
        OAuthError: {
          type: "object",
          required: ["error"],
          properties: { error: { type: "string" }, error_description: { type: "string" } }
        }
      },
      parameters: {
        "Idempotency-Key": {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: `Requests with the same key are applied once, for ${idempotencyKeyHours} hours.`,
          schema: { type: "string", maxLength: maxIdempotencyKeyLength },
          example: "add-milk-1"
        }
      },
      headers: {
        "X-Request-Id": {
          description:
            "The request's id in the shop's log: the caller's own X-Request-Id of 8 to 64 letters, digits, - and _, else a new one.",
          schema: { type: "string" }
        },
        "Retry-After": {
          description: "Seconds to wait before a retry.",
          schema: { type: "integer", minimum: 1 }
        },
        "Cache-Control": {
          description: "Public for 60 seconds: the response contains no customer data.",
          schema: { type: "string" },
          example: "public, max-age=60"
        },
        "No-Store": {
          description: "Never cached: the response starts or ends a session.",
          schema: { type: "string" },
          example: "no-store"
        }
      },
      responses: {
        Failed: {
          description:
            "A server error: ERR_INTERNAL (500), or ERR_UNAVAILABLE (503) while the database does not respond.",
          headers: retryHeaders,
          content: errorContent("ERR_INTERNAL", "Something went wrong on our side.")
        }
      },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The access token of POST /connect/token."
        },
        password: {
          type: "oauth2",
          description: "The same token, by the password grant of OAuth 2.",
          flows: { password }
        }
      }
    }
  }
}
