import { Effect, Schema } from "effect"
import { call, type CallContext, type CallError } from "./call.ts"
import type { ErrorCode } from "./error-codes.ts"

type Codec = Schema.Codec<unknown, unknown>

/** GraphQL's type ID: the `identifier` of a Schema is the name of its GraphQL type. */
export const GraphqlId = Schema.String.annotate({ identifier: "ID" })

/** Declares an operation of POST /graphql like an endpoint: a read with its own access rule. */
export const graphqlOperation = <
  const Name extends string,
  const Access extends "public" | "customer",
  V extends Codec,
  D extends Codec,
  const Errors extends ReadonlyArray<ErrorCode> = readonly []
>(declaration: {
  readonly name: Name
  readonly access: Access
  readonly document: string
  readonly variables: V
  readonly data: D
  readonly errors?: Errors
}) => ({
  name: declaration.name,
  method: "POST" as const,
  path: "/graphql" as const,
  access: declaration.access,
  cache: "none" as const,
  document: declaration.document,
  variables: declaration.variables,
  data: declaration.data,
  body: Schema.Struct({
    operationName: Schema.Literal(declaration.name),
    query: Schema.String,
    variables: declaration.variables
  }),
  response: Schema.Struct({
    data: Schema.optionalKey(Schema.NullOr(declaration.data)),
    errors: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          message: Schema.String,
          extensions: Schema.optionalKey(Schema.Struct({ code: Schema.optionalKey(Schema.String) }))
        })
      )
    )
  }),
  errors: (declaration.errors ?? []) as Errors
})

interface Operation<V, D> {
  readonly name: string
  readonly document: string
  readonly body: Schema.Codec<{ readonly variables: V }, unknown>
  readonly response: Schema.Codec<
    {
      readonly data?: D | null
      readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions?: { readonly code?: string } }>
    },
    unknown
  >
}

/** Runs an operation and returns its data. `call` turns a 200 response with errors[] or without data into an error (graphql-error.ts). */
export const callGraphql = <V, D>(
  operation: Operation<V, D>,
  variables: V
): Effect.Effect<D, CallError, CallContext> => {
  const declaration = operation as never as ReturnType<typeof graphqlOperation>
  const response = call(declaration, {
    body: { operationName: operation.name, query: operation.document, variables }
  } as never)
  return Effect.map(
    response as Effect.Effect<typeof operation.response.Type, CallError, CallContext>,
    (body) => body.data as D
  )
}
