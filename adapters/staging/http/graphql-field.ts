import type { Schema } from "effect"
import type { GraphQLFieldConfig } from "graphql"
import type { Endpoint } from "#core/contract/endpoint.ts"
import type { ErrorCode } from "#core/contract/error-codes.ts"
import type { GraphqlTypes } from "./graphql-types.ts"
import { notLoggedIn } from "./refusal.ts"
import type { Caller, Context } from "./route.ts"

type Codec = Schema.Codec<unknown, unknown>

export interface GraphqlContext extends Context<ErrorCode> {
  readonly [key: PropertyKey]: unknown
  readonly caller: Caller | null
}

interface Operation extends Pick<Endpoint, "name" | "access" | "errors"> {
  readonly document: string
  readonly variables: Codec
  readonly data: Schema.Struct<Schema.Struct.Fields>
}

type ValueOf<A> = A[keyof A]

type Resolver<O extends Operation> = (
  context: Context<O["errors"][number]> & { readonly caller: O["access"] extends "customer" ? Caller : Caller | null },
  variables: O["variables"] extends Schema.Codec<infer A, unknown> ? A : never
) => Promise<ValueOf<Schema.Codec.Encoded<O["data"]>>>

/** A field of the Query type, with the operation that declares it. */
export interface GraphqlField {
  readonly operation: Operation
  readonly name: string
  readonly config: (types: GraphqlTypes) => GraphQLFieldConfig<unknown, GraphqlContext>
}

const withoutNulls = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** Defines the field of a declared operation; its name, arguments and types come from the declaration. */
export const graphqlField = <const O extends Operation>(operation: O, resolve: Resolver<O>): GraphqlField => {
  const [[name, codec] = ["", operation.data]] = Object.entries(operation.data.fields)
  return {
    operation,
    name,
    config: (types) => ({
      type: types.output(codec as Codec),
      args: types.args(operation.variables),
      resolve: (_, variables: Readonly<Record<string, unknown>>, context) => {
        if (operation.access === "customer" && context.caller === null) throw notLoggedIn()
        return resolve(context as never, withoutNulls(variables) as never)
      }
    })
  }
}
