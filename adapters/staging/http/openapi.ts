import { Schema } from "effect"
import { ErrorBody } from "#core/contract/errors.ts"
import { carriesIdempotencyKey, type Endpoint } from "#core/contract/endpoint.ts"

type Codec = Schema.Codec<unknown, unknown>
type Json = Readonly<Record<string, unknown>>

/** Names of shared parts are an endpoint's own: two endpoints may call different things the same. */
const movedRefs = (value: unknown, prefix: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => movedRefs(item, prefix))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === "$ref" && typeof item === "string" ? [key, item.replace("#/$defs/", `#/components/schemas/${prefix}`)] : [key, movedRefs(item, prefix)]
    )
  )
}

const schemaCollector = () => {
  const schemas: Record<string, unknown> = {}
  const collect = (codec: Codec, prefix: string): unknown => {
    const { schema, definitions } = Schema.toJsonSchemaDocument(Schema.toEncoded(codec))
    for (const [name, definition] of Object.entries(definitions)) schemas[prefix + name] = movedRefs(definition, prefix)
    return movedRefs(schema, prefix)
  }
  return { schemas, collect }
}

type Collect = ReturnType<typeof schemaCollector>["collect"]

const propertiesOf = (schema: unknown): ReadonlyArray<{ readonly name: string; readonly schema: unknown; readonly required: boolean }> => {
  const { properties = {}, required = [] } = schema as { readonly properties?: Json; readonly required?: ReadonlyArray<string> }
  return Object.entries(properties).map(([name, property]) => ({ name, schema: property, required: required.includes(name) }))
}

const parametersOf = (endpoint: Endpoint, collect: Collect): ReadonlyArray<Json> => [
  ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } })),
  ...(endpoint.query === undefined
    ? []
    : propertiesOf(collect(endpoint.query, `${endpoint.name}Query`)).map((parameter) => ({ ...parameter, in: "query" }))),
  ...(carriesIdempotencyKey(endpoint)
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: "Repeats of one write carry the same key and count once.",
          schema: { type: "string", maxLength: 200 }
        }
      ]
    : [])
]

const mediaTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const

const operationOf = (endpoint: Endpoint, collect: Collect): Json => {
  const answer = endpoint.answer === null ? {} : { content: { "application/json": { schema: collect(endpoint.answer, `${endpoint.name}Answer`) } } }
  const codes = endpoint.errors.length === 0 ? "" : `; codes beside the general ones: ${endpoint.errors.join(", ")}`
  const failed = { description: `An error${codes}`, content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } } }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access === "customer" ? { security: [{ bearer: [] }] } : {}),
    ...(endpoint.extension === true ? { "x-extension": true } : {}),
    parameters: parametersOf(endpoint, collect),
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [mediaTypes[endpoint.bodyType ?? "json"]]: { schema: collect(endpoint.body, `${endpoint.name}Body`) } }
          }
        }),
    responses: { [String(endpoint.status ?? 200)]: { description: endpoint.summary, ...answer }, default: failed }
  }
}

/** The OpenAPI 3.1 document of a table of endpoints, from the same declarations that the routes come from. */
export const openApiDocument = (endpoints: ReadonlyArray<Endpoint>, basePath: string): Json => {
  const { schemas, collect } = schemaCollector()
  schemas["ErrorBody"] = collect(ErrorBody, "ErrorBody")
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint, collect) }
  }
  paths["/graphql"] = {
    post: {
      operationId: "graphql",
      summary: "Delivery times and most bought goods",
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["query"],
              properties: { query: { type: "string" }, operationName: { type: "string" }, variables: { type: "object" } }
            }
          }
        }
      },
      responses: { 200: { description: "data, or errors[] of fields that refused", content: { "application/json": { schema: { type: "object" } } } } }
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Skafferi", version: "1", description: "The API of a Swedish online grocery shop." },
    servers: [{ url: basePath }],
    paths,
    components: { schemas, securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } }
  }
}
