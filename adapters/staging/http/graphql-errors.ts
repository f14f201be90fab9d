import { GraphQLError } from "graphql"
import { Refusal } from "./refusal.ts"

/**
 * Whether an input value is invalid. An error in a variable has no path, since it occurs before execution; an error in an argument has a
 * location in the document. An error in a resolver's result has a path and no location.
 */
const isInvalidInput = ({ originalError, path }: GraphQLError): boolean =>
  originalError instanceof GraphQLError && (path === undefined || originalError.nodes !== undefined)

/** Whether an error is unexpected: neither a refusal nor invalid input. */
export const isUnexpected = (error: GraphQLError): boolean =>
  error.originalError !== undefined && !(error.originalError instanceof Refusal) && !isInvalidInput(error)

/** Adds the code of a refusal or of an invalid document to the extensions; hides the message of an unexpected error. */
export const withCode = (error: Readonly<GraphQLError | Error>): GraphQLError | Error => {
  if (!(error instanceof GraphQLError)) return error
  const { originalError, nodes, source, positions, path } = error
  const { code, message } =
    originalError instanceof Refusal
      ? originalError.errors[0]
      : originalError === undefined || isInvalidInput(error)
        ? { code: "ERR_VALIDATION", message: error.message }
        : { code: "ERR_INTERNAL", message: "Something went wrong on our side." }
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { ...error.extensions, code }
  })
}
