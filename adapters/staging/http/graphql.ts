import { GraphQLError, parse, type ParseOptions, type Source } from "graphql"
import { createHandler, parseRequestParams, type ParseRequestParams } from "graphql-http"
import { maxTextLength } from "#core/contract/request-limits.ts"
import { isUnavailable } from "../database/errors.ts"
import { storageProblemIn } from "../database/storable-text.ts"
import { bearerToken } from "./bearer-token.ts"
import { rejectExcess } from "./decode-input.ts"
import { isUnexpected, withCode } from "./graphql-errors.ts"
import type { GraphqlContext, GraphqlField } from "./graphql-field.ts"
import { limitAliases, limitQueries, maxDocumentLength, maxTokens, storableStrings } from "./graphql-rules.ts"
import { graphqlSchema } from "./graphql-schema.ts"
import { originOf } from "./origin.ts"
import { readText } from "./read-body.ts"
import { invalid, Refusal, refuse } from "./refusal.ts"
import { readRequestId } from "./request-id.ts"
import { errorText, errorResponse } from "./respond.ts"
import type { Shop } from "./shop.ts"

interface HandlerInput {
  readonly shop: Shop
  readonly request: Request
  readonly requestId: string
  readonly ipAddress: string
  readonly now: number
}

const badRequest = {
  status: 400,
  statusText: "Bad Request",
  headers: { "content-type": "application/json; charset=utf-8" }
} as const

/** Parses the request; an unreadable one gets an error in the format of the other calls. */
const readParams: ParseRequestParams<Request, HandlerInput> = async (request) => {
  try {
    const params = await parseRequestParams(request)
    if ("variables" in params) {
      const problem = storageProblemIn(params.variables)
      if (problem !== null) throw invalid(problem, "variables")
      rejectExcess(params.variables, maxTextLength)
    }
    return params
  } catch (error) {
    const refusal = error instanceof Refusal ? error : invalid(error instanceof Error ? error.message : String(error))
    return [errorText(null, refusal, request.context.requestId), badRequest]
  }
}

/** Parses a document, unless it is too large. */
const parseDocument = (source: string | Source, options?: ParseOptions) => {
  const text = typeof source === "string" ? source : source.body
  if (text.length > maxDocumentLength) throw new GraphQLError(`A document has at most ${maxDocumentLength} characters.`)
  return parse(source, { ...options, maxTokens })
}

const handlerOf = (fields: ReadonlyArray<GraphqlField>) =>
  createHandler<Request, HandlerInput, GraphqlContext>({
    schema: graphqlSchema(fields),
    parse: parseDocument,
    parseRequestParams: readParams,
    validationRules: [limitQueries, limitAliases, storableStrings],
    formatError: withCode,
    context: async ({ context: { shop, request, ipAddress, now } }) => {
      const token = bearerToken(request)
      const caller = token === null ? null : await shop.tokens.verify(shop.database.sql, token, now)
      return {
        database: shop.database.sql,
        now,
        settings: shop.settings,
        ipAddress,
        origin: originOf(request, shop.settings.origin),
        refuse,
        caller
      }
    },
    onOperation: ({ context: { shop, requestId } }, { operationName }, { errors = [] }) => {
      const unavailableError = errors.find(({ originalError }) => isUnavailable(originalError))
      if (unavailableError !== undefined) throw unavailableError.originalError
      for (const error of errors.filter(isUnexpected))
        shop.report({ requestId, endpoint: operationName ?? "graphql", error: error.originalError })
    }
  })

/** The bodies of statuses that the library sends without a body. */
export const transportRefusals = {
  406: refuse(
    "ERR_NOT_ACCEPTABLE",
    "The Accept header must allow application/graphql-response+json or application/json."
  ),
  415: refuse("ERR_UNSUPPORTED_MEDIA_TYPE", "The query must be sent as application/json.")
} as const

/** POST and GET /graphql as the 'GraphQL over HTTP' specification defines them: an executed document has the status 200, and errors[] for the fields that were refused. */
export const graphqlHandler = (shop: Shop, fields: ReadonlyArray<GraphqlField>) => {
  const handle = handlerOf(fields)
  return async (request: Request, ipAddress: string): Promise<Response> => {
    const requestId = readRequestId(request)
    const now = shop.clock()
    try {
      const body = await readText(request, shop.settings.maxBodyBytes)
      const input: HandlerInput = { shop, request, requestId, ipAddress, now }
      const [text, { status, statusText, headers }] = await handle({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body,
        raw: request,
        context: input
      })
      if (text === null) throw transportRefusals[status === 406 ? 406 : 415]
      return new Response(text, {
        status,
        statusText,
        headers: { ...headers, "x-request-id": requestId, "cache-control": "private, no-cache" }
      })
    } catch (error) {
      return errorResponse(shop, null, request, requestId, error)
    }
  }
}
