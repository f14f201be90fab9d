import { execute, getOperationAST, GraphQLError, type GraphQLFormattedError, parse, type SelectionSetNode, validate } from "graphql"
import { graphqlSchema } from "../features/graphql-schema.ts"
import { bearer, refusalResponse, type Shop } from "./answer-call.ts"
import { originOf } from "./origin.ts"
import { parseBody, readText } from "./read-body.ts"
import { invalid, Refusal } from "./refusal.ts"
import { requestIdOf } from "./request-id.ts"
import type { Caller, Context } from "./route.ts"

export interface GraphqlContext extends Context {
  readonly caller: Caller | null
}

const deepest = 8

const depthOf = (selection: SelectionSetNode | undefined): number =>
  selection === undefined
    ? 0
    : 1 + Math.max(0, ...selection.selections.map((node) => (node.kind === "FragmentSpread" ? 0 : depthOf(node.selectionSet))))

const coded = (error: GraphQLError): GraphQLFormattedError => {
  const { originalError } = error
  const { code, message } =
    originalError instanceof Refusal ? originalError.faults[0] : { code: "ERR_INTERNAL", message: "Something went wrong on our side." }
  const known = originalError instanceof Refusal || originalError === undefined
  const extensions = originalError === undefined ? error.extensions : { ...error.extensions, code }
  return { ...error.toJSON(), message: known && originalError === undefined ? error.message : message, extensions }
}

interface Asked {
  readonly query: string
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>> | null
}

const askedOf = (body: unknown): Asked => {
  const {
    query,
    operationName = null,
    variables = null
  } = (typeof body === "object" && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  if (typeof query !== "string") throw invalid("The query is missing.", "query")
  if (operationName !== null && typeof operationName !== "string") throw invalid("operationName is a text.", "operationName")
  if (variables !== null && (typeof variables !== "object" || Array.isArray(variables))) throw invalid("variables is an object.", "variables")
  return { query, operationName, variables: variables as Asked["variables"] }
}

const respond = (status: number, requestId: string, answer: unknown): Response =>
  new Response(JSON.stringify(answer), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "x-request-id": requestId, "cache-control": "private, no-cache" }
  })

/** POST /graphql: a document that cannot run is 400; one that ran is 200, with errors[] where a field refused. */
export const graphqlHandler =
  (shop: Shop) =>
  async (request: Request, address: string): Promise<Response> => {
    const requestId = requestIdOf(request)
    const now = shop.clock()
    try {
      const text = await readText(request, shop.limits.body)
      const { query, operationName, variables } = askedOf(parseBody({ bodyType: "json" }, request.headers.get("content-type"), text))
      const document = (() => {
        try {
          return parse(query, { maxTokens: 1_000 })
        } catch (error) {
          return error instanceof GraphQLError ? error : new GraphQLError("The query cannot be read.")
        }
      })()
      if (document instanceof GraphQLError) return respond(400, requestId, { errors: [document.toJSON()] })
      const faults = validate(graphqlSchema, document)
      if (faults.length > 0) return respond(400, requestId, { errors: faults.map((fault) => fault.toJSON()) })
      const operation = getOperationAST(document, operationName)
      if (operation === null || operation === undefined)
        return respond(400, requestId, { errors: [{ message: "The operation to run is not named." }] })
      if (operation.operation !== "query") return respond(400, requestId, { errors: [{ message: "Only queries can be asked here." }] })
      if (depthOf(operation.selectionSet) > deepest)
        return respond(400, requestId, { errors: [{ message: `The query is deeper than ${deepest} levels.` }] })
      const token = bearer(request)
      const caller = token === null ? null : await shop.tokens.verify(shop.database.sql, token, now)
      const contextValue: GraphqlContext = { sql: shop.database.sql, now, limits: shop.limits, address, origin: originOf(request, shop.limits.origin), caller }
      const { data, errors = [] } = await execute({ schema: graphqlSchema, document, contextValue, operationName, variableValues: variables })
      for (const { originalError } of errors) {
        if (originalError !== undefined && !(originalError instanceof Refusal))
          shop.report({ requestId, endpoint: operationName ?? "graphql", error: originalError })
      }
      if (errors.length === 0) return respond(200, requestId, { data })
      return respond(data === undefined ? 400 : 200, requestId, { ...(data === undefined ? {} : { data }), errors: errors.map(coded) })
    } catch (error) {
      return refusalResponse(shop, null, request, requestId, error)
    }
  }
