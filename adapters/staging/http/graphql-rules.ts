import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule
} from "graphql"

/** Maximum number of root fields, including those of fragments: each one may query the database. */
export const maxRootFields = 10
/** Maximum number of tokens in a document. */
export const maxTokens = 1_000

type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined

/**
 * Creates a function that counts the fields of a selection set and of its fragment spreads, but not the fields below them. The count of a fragment is memoized: fragments that spread others
 * twice would otherwise take exponential time. Cyclic fragments are refused by another rule.
 */
const fieldCounter = (getFragment: GetFragment): ((set: SelectionSetNode) => number) => {
  const counts = new Map<string, number>()
  const countFragment = (name: string): number => {
    const memoizedCount = counts.get(name)
    if (memoizedCount !== undefined) return memoizedCount
    counts.set(name, 0)
    const fragment = getFragment(name)
    const count = fragment ? countSet(fragment.selectionSet) : 0
    counts.set(name, count)
    return count
  }
  const countSelection = (node: SelectionNode): number => {
    if (node.kind === Kind.FIELD) return 1
    return node.kind === Kind.INLINE_FRAGMENT ? countSet(node.selectionSet) : countFragment(node.name.value)
  }
  const countSet = (set: SelectionSetNode): number =>
    set.selections.reduce((count, node) => count + countSelection(node), 0)
  return countSet
}

/** Allows only queries with few root fields. Their depth is bounded by the schema, which has no recursive types. */
export const limitQueries: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation !== OperationTypeNode.QUERY)
      context.reportError(new GraphQLError("Only queries are supported.", { nodes: node }))
    if (fieldCounter((name) => context.getFragment(name))(node.selectionSet) > maxRootFields) {
      context.reportError(new GraphQLError(`A query has at most ${maxRootFields} fields at its root.`, { nodes: node }))
    }
  }
})

export const nulMessage = "NUL characters are not allowed."

/** Refuses NUL in the document's strings, in any escape, since Postgres strings cannot contain it. */
export const noNul: ValidationRule = (context) => ({
  StringValue: (node) => {
    if (node.value.includes("\0")) context.reportError(new GraphQLError(nulMessage, { nodes: node }))
  }
})

/** Whether a string at any depth contains NUL. Iterates, since a body may be nested deeper than the call stack allows. */
export const containsNul = (value: unknown): boolean => {
  const pendingValues = [value]
  while (pendingValues.length > 0) {
    const next = pendingValues.pop()
    if (typeof next === "string" && next.includes("\0")) return true
    if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) pendingValues.push(inner)
  }
  return false
}
