import type { Endpoint } from "./endpoint.ts"
import { ApiRefused } from "./errors.ts"

interface Answer {
  readonly data?: unknown
  readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions?: { readonly code?: string } }>
}

/** 200 with errors[], or without data, is a refusal like any other; null where the operation was answered. */
export const graphqlRefusal = (endpoint: Endpoint, answer: unknown): ApiRefused | null => {
  const { data, errors } = answer as Answer
  if (data !== undefined && data !== null && errors === undefined) return null
  const [first] = errors ?? []
  const code = first?.extensions?.code ?? "ERR_GRAPHQL"
  return new ApiRefused({
    endpoint: endpoint.name,
    path: endpoint.path,
    status: 200,
    code,
    errors: [{ code, message: first?.message ?? "The operation answered no data." }],
    requestId: null
  })
}
