import { type JsonSchema, Schema } from "effect"
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString
} from "graphql"

type Codec = Schema.Codec<unknown, unknown>
type Json = JsonSchema.JsonSchema
type Direction = "input" | "output"
/** A nullable type for inputs or for outputs, depending on the `Direction`. */
type Nullable = GraphQLNullableType & GraphQLInputType & GraphQLOutputType

export interface GraphqlTypes {
  /** The type of a result. */
  readonly output: (codec: Codec) => GraphQLOutputType
  /** The arguments for the fields of a variables Schema. */
  readonly args: (codec: Codec) => Readonly<Record<string, { readonly type: GraphQLInputType }>>
}

const scalars: Readonly<Record<string, Nullable>> = {
  string: GraphQLString,
  number: GraphQLFloat,
  integer: GraphQLInt,
  boolean: GraphQLBoolean
}

const isNull = ({ type }: Json): boolean => type === "null"
const isNullable = ({ anyOf = [] }: Json): boolean => (anyOf as ReadonlyArray<Json>).some(isNull)

/** Converts the Schemas of declared operations to GraphQL types; each type is created once, named by its Schema's identifier. */
export const graphqlTypes = (): GraphqlTypes => {
  const typeByName = new Map<string, Nullable>([["ID", GraphQLID]])

  const convert = (codec: Codec, direction: Direction) => {
    const { schema, definitions } = Schema.toJsonSchemaDocument(Schema.toEncoded(codec))

    const fieldsOf = ({ properties = {}, required: requiredNames = [] }: Json) =>
      Object.fromEntries(
        Object.entries(properties as Readonly<Record<string, Json>>).map(([name, field]) => {
          const isRequired = (requiredNames as ReadonlyArray<string>).includes(name)
          // A client may omit an input that may be null, but the Schema promises a value to the resolver.
          const hasDefault = direction === "input" && isRequired && isNullable(field)
          return [name, { type: typeOf(field, isRequired), ...(hasDefault ? { defaultValue: null } : {}) }]
        })
      )

    const makeType = (name: string, definition: Json): Nullable => {
      if (Array.isArray(definition["enum"]))
        return new GraphQLEnumType({
          name,
          values: Object.fromEntries((definition["enum"] as ReadonlyArray<string>).map((value) => [value, {}]))
        })
      const fields = () => fieldsOf(definition)
      const type =
        direction === "input" ? new GraphQLInputObjectType({ name, fields }) : new GraphQLObjectType({ name, fields })
      return type as Nullable
    }

    const namedType = (name: string): Nullable => {
      const type = typeByName.get(name) ?? makeType(name, definitions[name] ?? {})
      typeByName.set(name, type)
      return type
    }

    const nullableType = (json: Json): Nullable => {
      if (typeof json["$ref"] === "string") return namedType(json["$ref"].replace("#/$defs/", ""))
      if (json.type === "array") return new GraphQLList(typeOf(json["items"] as Json)) as unknown as Nullable
      const scalar = scalars[String(json.type)]
      if (scalar === undefined) throw new Error(`GraphQL has no type for ${JSON.stringify(json)}.`)
      return scalar
    }

    const typeOf = (json: Json, isRequired = true): Nullable => {
      const options = json["anyOf"] as ReadonlyArray<Json> | undefined
      if (options !== undefined)
        return typeOf(options.find((option) => !isNull(option)) ?? {}, isRequired && !options.some(isNull))
      return isRequired ? (new GraphQLNonNull(nullableType(json)) as unknown as Nullable) : nullableType(json)
    }

    return { type: () => typeOf(schema), fields: () => fieldsOf(schema) }
  }

  return { output: (codec) => convert(codec, "output").type(), args: (codec) => convert(codec, "input").fields() }
}
