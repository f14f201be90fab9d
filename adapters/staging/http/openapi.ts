import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import { mostBoughtProducts, mostBoughtRecipes } from "#core/catalogue/most-bought-api.ts"
import { getCookies } from "#core/content/cookies-api.ts"
import { carriesIdempotencyKey, type Endpoint } from "#core/contract/endpoint.ts"
import { mostRootFields, turnedAway } from "./graphql.ts"
import { answersOAuth } from "./oauth.ts"
import { bodies, parameters, statusOf, tagOf, tags } from "./openapi-words.ts"
import type { Refusal } from "./refusal.ts"
import { type SchemaCollector, schemaCollector } from "./openapi-schemas.ts"

type Json = Readonly<Record<string, unknown>>

const refTo = (part: "headers" | "responses" | "schemas" | "parameters", name: string): Json => ({ $ref: `#/components/${part}/${name}` })

/** Numbers are whole and no smaller than 0 wherever a query takes one, unless said; the bounds of the language itself say nothing. */
const tidied = (schema: unknown, minimum = 0): unknown =>
  (schema as { readonly type?: string }).type === "integer" ? { type: "integer", minimum } : schema

const queryParameters = (endpoint: Endpoint, { collectDecoded }: SchemaCollector): ReadonlyArray<Json> => {
  if (endpoint.query === undefined) return []
  const { properties = {}, required = [] } = collectDecoded(endpoint.query, `${endpoint.name}Query`) as { readonly properties?: Json; readonly required?: ReadonlyArray<string> }
  return Object.entries(properties).map(([name, schema]) => {
    const { minimum, ...words } = parameters[`${endpoint.name}/${name}`] ?? parameters[name] ?? {}
    return { name, in: "query", required: required.includes(name), ...words, schema: tidied(schema, minimum) }
  })
}

const pathParameters = (path: string): ReadonlyArray<Json> =>
  [...path.matchAll(/(\w+)\/\{(\w+)\}/g)].map(([place = "", , name]) => ({ name, in: "path", required: true, ...parameters[place], schema: { type: "string" } }))

const mediaTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const

/** What a call takes as its body; null for a call that takes none. */
const bodyOf = (endpoint: Endpoint, { collect }: SchemaCollector): Json | null => {
  const { name, body = endpoint.queryInBody && endpoint.query, bodyType = "json" } = endpoint
  if (body === undefined) return null
  const example = bodies[name]
  return {
    required: endpoint.body !== undefined,
    ...(endpoint.queryInBody ? { description: "The same instead of the query; what the query says goes first." } : {}),
    content: { [mediaTypes[bodyType]]: { schema: collect(body, `${name}Body`), ...(example === undefined ? {} : { example }) } }
  }
}

const headers = { "X-Request-Id": refTo("headers", "X-Request-Id") }
const waiting = { ...headers, "Retry-After": refTo("headers", "Retry-After") }

const meanings: Readonly<Record<number, string>> = {
  400: "What was sent is not valid",
  401: "Not logged in, or the token does not hold any more",
  403: "It belongs to somebody else",
  404: "It is not there",
  409: "It clashes with what is there",
  422: "It cannot be done as asked",
  429: "Too many; try again after Retry-After seconds"
}

const failureOf = (code: string, message: string): Json => ({ errors: [{ code, message }], requestId: "8c1f4f7e-3b0e-4c59-9d3c-0c8e2f5a4b11" })

/** Which codes a call answers, by status; what any call may answer is added by what it takes. */
const failuresOf = (endpoint: Endpoint): ReadonlyMap<number, ReadonlyArray<string>> => {
  const codes = new Map<number, ReadonlyArray<string>>()
  const add = (status: number | null, code: string) => {
    if (status !== null && status >= 400) codes.set(status, [...(codes.get(status) ?? []), code])
  }
  for (const code of endpoint.errors) add(statusOf(endpoint, code), code)
  const oauth = answersOAuth(endpoint)
  if (oauth) add(429, "too_many_attempts")
  else add(400, "ERR_VALIDATION")
  if (endpoint.access === "customer") add(401, "ERR_NOT_LOGGED_IN")
  if (carriesIdempotencyKey(endpoint)) add(422, "ERR_IDEMPOTENCY_KEY_REUSED")
  return new Map([...codes].toSorted(([one], [other]) => one - other))
}

const responsesOf = (endpoint: Endpoint, { collect }: SchemaCollector): Json => {
  const failures = [...failuresOf(endpoint)].map(([status, codes]) => {
    const schema = answersOAuth(endpoint) ? "OAuthError" : "ErrorBody"
    const [code = ""] = codes
    const example = schema === "OAuthError" ? { error: code } : failureOf(code, `${meanings[status]}.`)
    return [String(status), {
      description: `${meanings[status]}: ${codes.join(", ")}.`,
      headers: status === 429 ? waiting : headers,
      content: { "application/json": { schema: refTo("schemas", schema), example } }
    }]
  })
  const done = {
    description: endpoint.answer === null ? "Done." : `${endpoint.summary}.`,
    headers: endpoint.cache === "shared" ? { ...headers, "Cache-Control": refTo("headers", "Cache-Control") } : headers,
    ...(endpoint.answer === null ? {} : { content: { "application/json": { schema: collect(endpoint.answer, `${endpoint.name}Answer`) } } })
  }
  return { [String(endpoint.status ?? 200)]: done, ...Object.fromEntries(failures), "5XX": refTo("responses", "Failed") }
}

const loggedIn = [{ bearer: [] }, { password: [] }]

const operationOf = (endpoint: Endpoint, collector: SchemaCollector): Json => {
  const all = [...pathParameters(endpoint.path), ...queryParameters(endpoint, collector), ...(carriesIdempotencyKey(endpoint) ? [refTo("parameters", "Idempotency-Key")] : [])]
  const requestBody = bodyOf(endpoint, collector)
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint.path)],
    summary: endpoint.summary,
    security: endpoint.access === "customer" ? loggedIn : [],
    ...(endpoint.extension === true ? { "x-extension": true } : {}),
    ...(all.length === 0 ? {} : { parameters: all }),
    ...(requestBody === null ? {} : { requestBody }),
    responses: responsesOf(endpoint, collector)
  }
}

const graphqlExample = ({ name, document }: { readonly name: string; readonly document: string }, variables: unknown): Json => ({
  summary: name,
  value: { operationName: name, query: document, variables }
})

const graphqlErrors = (code: Json): Json => ({
  type: "array",
  items: { type: "object", required: ["message"], properties: { message: { type: "string" }, path: { type: "array", items: { type: ["string", "integer"] } }, extensions: code } }
})

const graphqlCode: Json = { type: "object", properties: { code: { type: "string" } } }

const failureBody = (code: string, message: string): Json => ({ "application/json": { schema: refTo("schemas", "ErrorBody"), example: failureOf(code, message) } })

const refusedBefore = (description: string, { faults: [{ code, message }] }: Refusal): Json => ({
  description: `${description}: ${code}.`,
  headers,
  content: failureBody(code, message)
})

const graphqlAnswers: Json = {
  200: {
    description: "data, and errors[] of the fields that refused, each with a code in its extensions: ERR_NOT_LOGGED_IN where a customer's field is asked for without a token that holds, ERR_VALIDATION where a value is not of its type.",
    headers,
    content: {
      "application/json": {
        schema: { type: "object", properties: { data: { type: ["object", "null"] }, errors: graphqlErrors(graphqlCode) } },
        example: { data: null, errors: [{ message: "Not logged in or bad user.", path: ["mostBoughtProducts"], extensions: { code: "ERR_NOT_LOGGED_IN" } }] }
      }
    }
  },
  400: {
    description: "What was sent cannot be read, or its document cannot run: ERR_VALIDATION. To a client that accepts application/json and not application/graphql-response+json a document at fault is 200 with errors[] alone.",
    headers,
    content: {
      ...failureBody("ERR_VALIDATION", "Missing query"),
      "application/graphql-response+json": {
        schema: { type: "object", required: ["errors"], properties: { errors: graphqlErrors(graphqlCode) } },
        example: { errors: [{ message: "Syntax Error: Expected Name, found <EOF>.", extensions: { code: "ERR_VALIDATION" } }] }
      }
    }
  },
  406: refusedBefore("The client accepts no JSON", turnedAway[406]),
  "5XX": refTo("responses", "Failed")
}

const graphqlPost: Json = {
  operationId: "graphql",
  tags: ["graphql"],
  summary: "Delivery times and cookies for anybody, most bought goods and recipes for a customer",
  description: `A query asks for at most ${mostRootFields} fields at its root, fragments counted.`,
  security: [{}, ...loggedIn],
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["query"],
          properties: { query: { type: "string" }, operationName: { type: ["string", "null"] }, variables: { type: ["object", "null"] } }
        },
        examples: {
          deliverySlots: graphqlExample(deliverySlotsAvailability, { input: { deliveryMethod: "Home", zipCode: "11122", cartId: null, siteId: "1001", isNewOrder: true } }),
          mostBought: graphqlExample(mostBoughtProducts, { size: 20, days: 90 }),
          mostBoughtRecipes: graphqlExample(mostBoughtRecipes, { size: 20 }),
          cookies: graphqlExample(getCookies, {})
        }
      }
    }
  },
  responses: {
    ...graphqlAnswers,
    415: refusedBefore("The body is sent as something else", turnedAway[415])
  }
}

const { name: cookiesName, document: cookiesDocument } = getCookies

const graphqlGet: Json = {
  operationId: "graphqlGet",
  tags: ["graphql"],
  summary: "The same by address",
  security: [{}, ...loggedIn],
  parameters: [
    { name: "query", required: true, description: "The document.", example: cookiesDocument },
    { name: "operationName", required: false, description: "Which of the document's operations to run, where it has several.", example: cookiesName },
    { name: "variables", required: false, description: "A JSON object.", example: "{}" }
  ].map((parameter) => ({ ...parameter, in: "query", schema: { type: "string" } })),
  responses: graphqlAnswers
}

/** Pictures lie beside the API, not below it. */
const picture = (kind: string, what: string, missing: string): Json => ({
  servers: [{ url: "/", description: "Beside the API" }],
  get: {
    operationId: `${kind}Picture`,
    tags: ["pictures"],
    summary: what,
    security: [],
    parameters: [
      { name: "id", in: "path", required: true, description: "Id of what is shown.", schema: { type: "string" } },
      ...["width", "height"].map((name) => ({ name, in: "query", required: false, ...parameters[name], schema: { type: "integer", minimum: 1 } }))
    ],
    responses: {
      200: {
        description: "The picture, the same for ever: WebP, AVIF where it is large and the client takes it.",
        headers,
        content: { "image/webp": { schema: { type: "string", format: "binary" } }, "image/avif": { schema: { type: "string", format: "binary" } } }
      },
      304: { description: "As the client has it.", headers },
      400: { description: "Not one of the fixed sizes: ERR_VALIDATION.", headers, content: failureBody("ERR_VALIDATION", "Not one of the fixed sizes.") },
      404: { description: `There is no such picture: ${missing}.`, headers, content: failureBody(missing, "There is no such picture.") },
      "5XX": refTo("responses", "Failed")
    }
  }
})

const about = [
  "The API of a Swedish online grocery shop. Amounts are kronor with two decimals; times are ISO 8601; days and opening hours are Stockholm's.",
  "",
  "**Logging in.** POST /connect/token answers an access token; send it as `Authorization: Bearer …`. A token that does not hold any more answers 401.",
  "",
  "**Writing.** Writes take an optional `Idempotency-Key`: repeats under one key count once for 24 hours, and another body under the same key is 422. Passwords, tokens and GraphQL take none.",
  "",
  "**Failing.** Errors are `{errors: [{code, message, field?}], requestId}`, the first one decides; the calls that give out tokens answer `{error, error_description}`. A path that does not take the method answers 405 with `Allow`. Every answer carries `X-Request-Id`.",
  "",
  "**Limits.** Look-ups by personal number or e-mail, registrations and requests for a new password together: 10 in 10 minutes from one address. Failed log-ins: 5 of an account, 50 from an address,",
  "then 15 minutes of 429. `Retry-After` says when to come back. Reports of hits: 300 in a day from one address; what is above is answered and not counted. A body has at most 1 MiB.",
  "",
  "**Paging.** Lists of goods take `skip` and `take`, searches `page` and `take`; answers carry `totalCount`, `pageSize`, `currentPage` (0 first) and `totalPages`.",
  "",
  "**Caching.** Calls marked so hold nothing of a customer and may be kept for 60 seconds by anybody. Operations with `x-extension` are this back end's own."
].join("\n")

/** The OpenAPI 3.1 document of a table of endpoints, from the same declarations that the routes come from. */
export const openApiDocument = (endpoints: ReadonlyArray<Endpoint>, basePath: string): Json => {
  const collector = schemaCollector()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint, collector) }
  }
  const password = { tokenUrl: `${basePath}/connect/token`, scopes: {} }
  return {
    openapi: "3.1.0",
    info: { title: "Skafferi", version: "1", description: about, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: basePath, description: "Where this document came from" }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths: {
      ...paths,
      "/graphql": { get: graphqlGet, post: graphqlPost },
      "/images/products/{id}": picture("product", "The packshot of a product", "ERR_PRODUCT_NOT_FOUND"),
      "/images/departments/{id}": picture("department", "What a department sells most", "ERR_DEPARTMENT_NOT_FOUND"),
      "/images/scenes/{id}": picture("scene", "A scene of a department", "ERR_SCENE_NOT_FOUND")
    },
    components: {
      schemas: {
        ...collector.schemas,
        OAuthError: { type: "object", required: ["error"], properties: { error: { type: "string" }, error_description: { type: "string" } } }
      },
      parameters: {
        "Idempotency-Key": {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: "Repeats of one write carry the same key and count once, for 24 hours.",
          schema: { type: "string", maxLength: 200 },
          example: "add-milk-1"
        }
      },
      headers: {
        "X-Request-Id": { description: "Names this answer in the shop's log: the caller's own X-Request-Id of 8 to 64 letters, digits, - and _, else a new one.", schema: { type: "string" } },
        "Retry-After": { description: "Seconds until the next try is heard.", schema: { type: "integer", minimum: 1 } },
        "Cache-Control": { description: "Public for 60 seconds: nothing of a customer is in the answer.", schema: { type: "string" }, example: "public, max-age=60" }
      },
      responses: {
        Failed: {
          description: "Our fault: ERR_INTERNAL (500), or ERR_UNAVAILABLE (503) while the database does not answer.",
          headers: waiting,
          content: { "application/json": { schema: refTo("schemas", "ErrorBody"), example: failureOf("ERR_INTERNAL", "Something went wrong on our side.") } }
        }
      },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "The access token of POST /connect/token." },
        password: { type: "oauth2", description: "The same by the password grant of OAuth 2.", flows: { password } }
      }
    }
  }
}
