import type { GraphqlField } from "../http/graphql-field.ts"
import { maxAliasLength, maxDocumentLength, maxRootFields } from "../http/graphql-rules.ts"
import { transportRefusals } from "../http/graphql.ts"
import type { Refusal } from "../http/refusal.ts"
import { docsOf } from "./call-docs.ts"
import { serverErrorResponse, headers, type Json, customerSecurity, errorContent } from "./parts.ts"

const errorsSchema: Json = {
  type: "array",
  items: {
    type: "object",
    required: ["message"],
    properties: {
      message: { type: "string" },
      path: { type: "array", items: { type: ["string", "integer"] } },
      extensions: { type: "object", properties: { code: { type: "string" } } }
    }
  }
}

const transportRefusal = (description: string, { errors: [{ code, message }] }: Refusal): Json => ({
  description: `${description}: ${code}.`,
  headers,
  content: errorContent(code, message)
})

const sharedResponses: Json = {
  200: {
    description:
      "data, and errors[] for fields that failed, each with a code in its extensions: ERR_NOT_LOGGED_IN when a field needs a customer's token, ERR_VALIDATION when an argument has the wrong type.",
    headers,
    content: {
      "application/json": {
        schema: { type: "object", properties: { data: { type: ["object", "null"] }, errors: errorsSchema } },
        example: {
          data: null,
          errors: [
            {
              message: "Not logged in or bad user.",
              path: ["mostBoughtProducts"],
              extensions: { code: "ERR_NOT_LOGGED_IN" }
            }
          ]
        }
      }
    }
  },
  400: {
    description:
      "The request is malformed or its document invalid: ERR_VALIDATION. For a client that accepts application/json and not application/graphql-response+json, an invalid document is 200 with errors[] alone.",
    headers,
    content: {
      ...errorContent("ERR_VALIDATION", "Missing query"),
      "application/graphql-response+json": {
        schema: { type: "object", required: ["errors"], properties: { errors: errorsSchema } },
        example: {
          errors: [{ message: "Syntax Error: Expected Name, found <EOF>.", extensions: { code: "ERR_VALIDATION" } }]
        }
      }
    }
  },
  406: transportRefusal("The client accepts no JSON", transportRefusals[406]),
  ...serverErrorResponse
}

const examplesOf = (fields: ReadonlyArray<GraphqlField>): Json =>
  Object.fromEntries(
    fields.map(({ name, operation }) => [
      name,
      {
        summary: docsOf(name).summary,
        value: { operationName: operation.name, query: operation.document, variables: docsOf(name).variables }
      }
    ])
  )

const security = [{}, ...customerSecurity]

const postOperation = (fields: ReadonlyArray<GraphqlField>): Json => ({
  operationId: "graphql",
  tags: ["graphql"],
  summary:
    "Query delivery times and the list of the shop's cookies; customers also their most bought products and recipes",
  description: `A query has at most ${maxRootFields} fields at its root, including those of fragments. A field below the root has the same name or alias in the whole document, and an alias at most ${maxAliasLength} characters; a document has at most ${maxDocumentLength}.`,
  security,
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["query"],
          properties: {
            query: { type: "string" },
            operationName: { type: ["string", "null"] },
            variables: { type: ["object", "null"] }
          }
        },
        examples: examplesOf(fields)
      }
    }
  },
  responses: { ...sharedResponses, 415: transportRefusal("The body has another content type", transportRefusals[415]) }
})

const getOperation = (fields: ReadonlyArray<GraphqlField>): Json => {
  const { operation } = fields.find((field) => Object.keys(docsOf(field.name).variables ?? {}).length === 0) ?? {}
  return {
    operationId: "graphqlGet",
    tags: ["graphql"],
    summary: "Run a query by GET",
    security,
    parameters: [
      { name: "query", required: true, description: "The document.", example: operation?.document },
      {
        name: "operationName",
        required: false,
        description: "The operation to run when the document has several.",
        example: operation?.name
      },
      { name: "variables", required: false, description: "A JSON object.", example: "{}" }
    ].map((parameter) => ({ ...parameter, in: "query", schema: { type: "string" } })),
    responses: sharedResponses
  }
}

export const graphqlPaths = (fields: ReadonlyArray<GraphqlField>): Json => ({
  "/graphql": { get: getOperation(fields), post: postOperation(fields) }
})
