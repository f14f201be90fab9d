import { GraphQLError, Kind, OperationTypeNode, parse, type SelectionSetNode, type ValidationRule } from "graphql"
import { createHandler } from "graphql-http"
import { graphqlSchema } from "../features/graphql-schema.ts"
import { bearer, refusalResponse, type Shop } from "./answer-call.ts"
import { originOf } from "./origin.ts"
import { readText, refuseNul } from "./read-body.ts"
import { Refusal } from "./refusal.ts"
import { requestIdOf } from "./request-id.ts"
import type { Caller, Context } from "./route.ts"

export interface GraphqlContext extends Context {
  readonly [key: PropertyKey]: unknown
  readonly caller: Caller | null
}

const deepest = 8
const mostTokens = 1_000

const depthOf = (selection: SelectionSetNode | undefined): number =>
  selection === undefined
    ? 0
    : 1 + Math.max(0, ...selection.selections.map((node) => (node.kind === Kind.FRAGMENT_SPREAD ? 0 : depthOf(node.selectionSet))))

/** Only reads, and none of them deep: a query that is asks for more than an answer. */
const shallowQuery: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation !== OperationTypeNode.QUERY) context.reportError(new GraphQLError("Only queries can be asked here.", { nodes: node }))
    if (depthOf(node.selectionSet) > deepest) context.reportError(new GraphQLError(`The query is deeper than ${deepest} levels.`, { nodes: node }))
  }
})

/** What a field refused carries its code; what nobody foresaw tells only that it failed. */
const coded = (error: Readonly<GraphQLError | Error>): GraphQLError | Error => {
  if (!(error instanceof GraphQLError) || error.originalError === undefined) return error
  const { originalError, nodes, source, positions, path } = error
  const { code, message } = originalError instanceof Refusal ? originalError.faults[0] : { code: "ERR_INTERNAL", message: "Something went wrong on our side." }
  return new GraphQLError(message, { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null, extensions: { ...error.extensions, code } })
}

interface Asked {
  readonly shop: Shop
  readonly request: Request
  readonly requestId: string
  readonly address: string
  readonly now: number
}

const handle = createHandler<Request, Asked, GraphqlContext>({
  schema: graphqlSchema,
  parse: (source, options) => parse(source, { ...options, maxTokens: mostTokens }),
  validationRules: [shallowQuery],
  formatError: coded,
  context: async ({ context: { shop, request, address, now } }) => {
    const token = bearer(request)
    const caller = token === null ? null : await shop.tokens.verify(shop.database.sql, token, now)
    return { sql: shop.database.sql, now, limits: shop.limits, address, origin: originOf(request, shop.limits.origin), caller }
  },
  onOperation: ({ context: { shop, requestId } }, { operationName }, { errors = [] }) => {
    for (const { originalError } of errors) {
      if (originalError !== undefined && !(originalError instanceof Refusal)) shop.report({ requestId, endpoint: operationName ?? "graphql", error: originalError })
    }
  }
})

/** POST /graphql, and GET for whoever likes it, as 'GraphQL over HTTP' has it; what runs is 200, with errors[] where a field refused. */
export const graphqlHandler =
  (shop: Shop) =>
  async (request: Request, address: string): Promise<Response> => {
    const requestId = requestIdOf(request)
    const now = shop.clock()
    try {
      const body = await readText(request, shop.limits.body)
      refuseNul("json", body)
      const asked: Asked = { shop, request, requestId, address, now }
      const [text, { status, statusText, headers }] = await handle({ method: request.method, url: request.url, headers: request.headers, body, raw: request, context: asked })
      return new Response(text, { status, statusText, headers: { ...headers, "x-request-id": requestId, "cache-control": "private, no-cache" } })
    } catch (error) {
      return refusalResponse(shop, null, request, requestId, error)
    }
  }
