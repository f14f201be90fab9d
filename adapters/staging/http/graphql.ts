import { type FragmentDefinitionNode, GraphQLError, Kind, OperationTypeNode, parse, type SelectionSetNode, type ValidationRule } from "graphql"
import { createHandler, parseRequestParams, type ParseRequestParams } from "graphql-http"
import { graphqlSchema } from "../features/graphql-schema.ts"
import { bearer, errorText, refusalResponse, type Shop } from "./answer-call.ts"
import { originOf } from "./origin.ts"
import { readText } from "./read-body.ts"
import { invalid, Refusal, refuse } from "./refusal.ts"
import { requestIdOf } from "./request-id.ts"
import type { Caller, Context } from "./route.ts"

export interface GraphqlContext extends Context {
  readonly [key: PropertyKey]: unknown
  readonly caller: Caller | null
}

/** Fields of the query's root, however they are written: each asks the database. */
export const mostRootFields = 10
const mostTokens = 1_000

type FragmentNamed = (name: string) => FragmentDefinitionNode | null | undefined

/**
 * Counts the fields of a set with those of the fragments it spreads, each time that it does. A fragment is walked through once, however often it
 * is spread: fragments that spread others twice are few words and endless ways. One that spreads itself is another rule's to refuse.
 */
const fieldCounter = (fragmentNamed: FragmentNamed): ((set: SelectionSetNode) => number) => {
  const ofFragments = new Map<string, number>()
  const ofFragment = (name: string): number => {
    const known = ofFragments.get(name)
    if (known !== undefined) return known
    ofFragments.set(name, 0)
    const fragment = fragmentNamed(name)
    const count = fragment ? ofSet(fragment.selectionSet) : 0
    ofFragments.set(name, count)
    return count
  }
  const ofSet = (set: SelectionSetNode): number =>
    set.selections.reduce(
      (count, node) => count + (node.kind === Kind.FIELD ? 1 : node.kind === Kind.INLINE_FRAGMENT ? ofSet(node.selectionSet) : ofFragment(node.name.value)),
      0
    )
  return ofSet
}

/** Only reads, and few at a time; how deep they go is bounded by the schema, where no type comes back to itself. */
const fewReads: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation !== OperationTypeNode.QUERY) context.reportError(new GraphQLError("Only queries can be asked here.", { nodes: node }))
    if (fieldCounter((name) => context.getFragment(name))(node.selectionSet) > mostRootFields) {
      context.reportError(new GraphQLError(`A query has at most ${mostRootFields} fields at its root.`, { nodes: node }))
    }
  }
})

const nulRefused = "NUL characters are not allowed."

/** Whichever escape writes it in the document: Postgres has no NUL in texts, so none may stand in an argument. */
const noNul: ValidationRule = (context) => ({
  StringValue: (node) => {
    if (node.value.includes("\0")) context.reportError(new GraphQLError(nulRefused, { nodes: node }))
  }
})

/** Walks without recursion: a body may be nested deeper than the stack is. */
const holdsNul = (value: unknown): boolean => {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === "string" && next.includes("\0")) return true
    if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) left.push(inner)
  }
  return false
}

/**
 * Values that are not what they should be: of variables found before any field is asked, where an error has no path yet, of arguments with the
 * place in the document. What a resolver answers wrongly has neither.
 */
const wronglyAsked = ({ originalError, path }: GraphQLError): boolean =>
  originalError instanceof GraphQLError && (path === undefined || originalError.nodes !== undefined)

const isUnforeseen = (error: GraphQLError): boolean =>
  error.originalError !== undefined && !(error.originalError instanceof Refusal) && !wronglyAsked(error)

/** What a field refused carries its code, and so does a document that cannot run; what nobody foresaw tells only that it failed. */
const coded = (error: Readonly<GraphQLError | Error>): GraphQLError | Error => {
  if (!(error instanceof GraphQLError)) return error
  const { originalError, nodes, source, positions, path } = error
  const { code, message } = originalError instanceof Refusal
    ? originalError.faults[0]
    : originalError === undefined || wronglyAsked(error)
      ? { code: "ERR_VALIDATION", message: error.message }
      : { code: "ERR_INTERNAL", message: "Something went wrong on our side." }
  return new GraphQLError(message, { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null, extensions: { ...error.extensions, code } })
}

interface Asked {
  readonly shop: Shop
  readonly request: Request
  readonly requestId: string
  readonly address: string
  readonly now: number
}

const badRequest = { status: 400, statusText: "Bad Request", headers: { "content-type": "application/json; charset=utf-8" } } as const

/** What is no request for a query is refused as every other call refuses what it cannot read. */
const readParams: ParseRequestParams<Request, Asked> = async (request) => {
  try {
    const params = await parseRequestParams(request)
    if ("variables" in params && holdsNul(params.variables)) throw invalid(nulRefused, "variables")
    return params
  } catch (error) {
    const refusal = error instanceof Refusal ? error : invalid(error instanceof Error ? error.message : String(error))
    return [errorText(null, refusal, request.context.requestId), badRequest]
  }
}

const handle = createHandler<Request, Asked, GraphqlContext>({
  schema: graphqlSchema,
  parse: (source, options) => parse(source, { ...options, maxTokens: mostTokens }),
  parseRequestParams: readParams,
  validationRules: [fewReads, noNul],
  formatError: coded,
  context: async ({ context: { shop, request, address, now } }) => {
    const token = bearer(request)
    const caller = token === null ? null : await shop.tokens.verify(shop.database.sql, token, now)
    return { sql: shop.database.sql, now, limits: shop.limits, address, origin: originOf(request, shop.limits.origin), caller }
  },
  onOperation: ({ context: { shop, requestId } }, { operationName }, { errors = [] }) => {
    for (const error of errors.filter(isUnforeseen)) shop.report({ requestId, endpoint: operationName ?? "graphql", error: error.originalError })
  }
})

/** What is turned away before its query is read has no words of its own. */
export const turnedAway = {
  406: refuse(406, "ERR_NOT_ACCEPTABLE", "The answer is application/graphql-response+json or application/json."),
  415: refuse(415, "ERR_UNSUPPORTED_MEDIA_TYPE", "The query must be sent as application/json.")
} as const

/** POST /graphql, and GET for whoever likes it, as 'GraphQL over HTTP' has it; what runs is 200, with errors[] where a field refused. */
export const graphqlHandler =
  (shop: Shop) =>
  async (request: Request, address: string): Promise<Response> => {
    const requestId = requestIdOf(request)
    const now = shop.clock()
    try {
      const body = await readText(request, shop.limits.body)
      const asked: Asked = { shop, request, requestId, address, now }
      const [text, { status, statusText, headers }] = await handle({ method: request.method, url: request.url, headers: request.headers, body, raw: request, context: asked })
      if (text === null) throw turnedAway[status === 406 ? 406 : 415]
      return new Response(text, { status, statusText, headers: { ...headers, "x-request-id": requestId, "cache-control": "private, no-cache" } })
    } catch (error) {
      return refusalResponse(shop, null, request, requestId, error)
    }
  }
