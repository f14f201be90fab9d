import { Effect, Schema } from "effect"
import { call, type CallContext, type CallError } from "./call.ts"

type Codec = Schema.Codec<unknown, unknown>

/** One operation of POST /graphql, declared as an endpoint is: a read with an access of its own. */
export const graphqlOperation = <const Name extends string, V extends Codec, D extends Codec>(declaration: {
  readonly name: Name
  readonly summary: string
  readonly access: "public" | "customer"
  readonly document: string
  readonly variables: V
  readonly data: D
}) => ({
  name: declaration.name,
  summary: declaration.summary,
  method: "POST" as const,
  path: "/graphql" as const,
  access: declaration.access,
  cache: "none" as const,
  document: declaration.document,
  body: Schema.Struct({ operationName: Schema.Literal(declaration.name), query: Schema.String, variables: declaration.variables }),
  answer: Schema.Struct({
    data: Schema.optionalKey(Schema.NullOr(declaration.data)),
    errors: Schema.optionalKey(Schema.Array(Schema.Struct({
      message: Schema.String,
      extensions: Schema.optionalKey(Schema.Struct({ code: Schema.optionalKey(Schema.String) }))
    })))
  }),
  errors: [] as ReadonlyArray<string>,
  repeatable: false as const
})

interface Operation<V, D> {
  readonly name: string
  readonly document: string
  readonly body: Schema.Codec<{ readonly variables: V }, unknown>
  readonly answer: Schema.Codec<{ readonly data?: D | null; readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions?: { readonly code?: string } }> }, unknown>
}

/** Runs an operation; 200 with errors[] is a refusal like any other. */
export const callGraphql = <V, D>(operation: Operation<V, D>, variables: V): Effect.Effect<D, CallError, CallContext> => {
  const declared = operation as never as ReturnType<typeof graphqlOperation>
  const asked = call(declared, { body: { operationName: operation.name, query: operation.document, variables } } as never)
  return Effect.map(asked as Effect.Effect<typeof operation.answer.Type, CallError, CallContext>, ({ data }) => data as D)
}
