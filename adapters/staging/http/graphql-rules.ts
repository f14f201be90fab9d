import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationRule
} from "graphql"

/** Maximum number of root fields, including those of fragments: each one queries the database. */
export const maxRootFields = 10
export const maxTokens = 1_000

type FragmentNamed = (name: string) => FragmentDefinitionNode | null | undefined

/**
 * Counts the fields of a selection set, with those of each fragment spread. The count of a fragment is memoized: fragments that spread others
 * twice would otherwise take exponential time. Cyclic fragments are refused by another rule.
 */
const fieldCounter = (fragmentNamed: FragmentNamed): ((set: SelectionSetNode) => number) => {
  const counts = new Map<string, number>()
  const countFragment = (name: string): number => {
    const known = counts.get(name)
    if (known !== undefined) return known
    counts.set(name, 0)
    const fragment = fragmentNamed(name)
    const count = fragment ? countSet(fragment.selectionSet) : 0
    counts.set(name, count)
    return count
  }
  const countSet = (set: SelectionSetNode): number =>
    set.selections.reduce(
      (count, node) =>
        count +
        (node.kind === Kind.FIELD
          ? 1
          : node.kind === Kind.INLINE_FRAGMENT
            ? countSet(node.selectionSet)
            : countFragment(node.name.value)),
      0
    )
  return countSet
}

/** Allows only queries with few root fields. Their depth is bounded by the schema, which has no recursive types. */
export const limitQueries: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation !== OperationTypeNode.QUERY)
      context.reportError(new GraphQLError("Only queries can be asked here.", { nodes: node }))
    if (fieldCounter((name) => context.getFragment(name))(node.selectionSet) > maxRootFields) {
      context.reportError(new GraphQLError(`A query has at most ${maxRootFields} fields at its root.`, { nodes: node }))
    }
  }
})

export const nulRefused = "NUL characters are not allowed."

/** Refuses NUL in string arguments, in any escape, since Postgres strings cannot contain it. */
export const noNul: ValidationRule = (context) => ({
  StringValue: (node) => {
    if (node.value.includes("\0")) context.reportError(new GraphQLError(nulRefused, { nodes: node }))
  }
})

/** Works without recursion, since a body may be nested deeper than the call stack allows. */
export const containsNul = (value: unknown): boolean => {
  const pending = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === "string" && next.includes("\0")) return true
    if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) pending.push(inner)
  }
  return false
}
