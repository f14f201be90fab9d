import type { CallDocs, ParameterDocs } from "#core/contract/call-docs.ts"
import { carriesIdempotencyKey, type Endpoint } from "#core/contract/endpoint.ts"
import { docsOf } from "./call-docs.ts"
import type { StagingSettings } from "../staging-settings.ts"
import { describeCallLimit } from "./limits.ts"
import { type Json, customerSecurity, refTo } from "./parts.ts"
import { responsesOf } from "./responses.ts"
import type { SchemaCollector } from "./schemas.ts"

/** Replaces JavaScript's own integer bounds with a minimum, 0 by default. */
const parameterSchema = (schema: unknown, minimum = 0): unknown =>
  (schema as { readonly type?: string }).type === "integer" ? { type: "integer", minimum } : schema

const parameter = (
  location: "path" | "query",
  name: string,
  isRequired: boolean,
  docs: ParameterDocs,
  schema: unknown
) => {
  const { minimum, ...otherDocs } = docs
  return { name, in: location, required: isRequired, ...otherDocs, schema: parameterSchema(schema, minimum) }
}

const queryParameters = (
  { name: call, query }: Endpoint,
  docs: CallDocs,
  { collectDecoded }: SchemaCollector
): ReadonlyArray<Json> => {
  if (query === undefined) return []
  const { properties = {}, required: requiredNames = [] } = collectDecoded(query, `${call}Query`) as {
    readonly properties?: Json
    readonly required?: ReadonlyArray<string>
  }
  return Object.entries(properties).map(([name, schema]) =>
    parameter("query", name, requiredNames.includes(name), docs.query?.[name] ?? { description: "" }, schema)
  )
}

const pathParameters = ({ path = {} }: CallDocs): ReadonlyArray<Json> =>
  Object.entries(path).map(([name, docs]) => parameter("path", name, true, docs, { type: "string" }))

const mediaTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const

/** The request body of a call; null when it has none. */
const bodyOf = (endpoint: Endpoint, { example, bodyFields }: CallDocs, { collect }: SchemaCollector): Json | null => {
  const { name, body = endpoint.queryInBody && endpoint.query, bodyType = "json" } = endpoint
  if (body === undefined) return null
  const schema = collect(body, `${name}Body`, bodyFields)
  return {
    required: endpoint.body !== undefined,
    ...(endpoint.queryInBody ? { description: "An alternative to the query parameters, which take precedence." } : {}),
    content: { [mediaTypes[bodyType]]: { schema, ...(example === undefined ? {} : { example }) } }
  }
}

/** The OpenAPI operation of a declared call. */
export const operationOf = (endpoint: Endpoint, collector: SchemaCollector, settings: StagingSettings): Json => {
  const limitDescription = describeCallLimit(endpoint, settings)
  const docs = docsOf(endpoint.name)
  const parameters = [
    ...pathParameters(docs),
    ...queryParameters(endpoint, docs, collector),
    ...(carriesIdempotencyKey(endpoint) ? [refTo("parameters", "Idempotency-Key")] : [])
  ]
  const requestBody = bodyOf(endpoint, docs, collector)
  return {
    operationId: endpoint.name,
    tags: [docs.tag],
    summary: docs.summary,
    ...(limitDescription === null ? {} : { description: limitDescription }),
    security: endpoint.access === "customer" ? customerSecurity : [],
    ...(endpoint.notInSpecification === true ? { "x-extension": true } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === null ? {} : { requestBody }),
    responses: responsesOf(endpoint, docs, collector)
  }
}
