import type { Endpoint } from "./endpoint.ts"
import { ApiErrorResponse } from "./errors.ts"

interface GraphqlResponse {
  readonly data?: unknown
  readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions?: { readonly code?: string } }>
}

/** A 200 response with errors[] or without data counts as an error response; null when the operation succeeded. */
export const graphqlErrorOf = (endpoint: Endpoint, response: unknown): ApiErrorResponse | null => {
  const { data, errors } = response as GraphqlResponse
  if (data !== undefined && data !== null && errors === undefined) return null
  const [first] = errors ?? []
  const code = first?.extensions?.code ?? "ERR_GRAPHQL"
  return new ApiErrorResponse({
    endpoint: endpoint.name,
    path: endpoint.path,
    status: 200,
    code,
    errors: [{ code, message: first?.message ?? "The operation returned no data." }],
    requestId: null,
    retryAfterSeconds: null
  })
}
