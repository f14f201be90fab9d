import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule
} from "graphql"
import { storageProblem } from "../database/storable-text.ts"

/** Maximum number of root fields, including those of fragments: each one may query the database. */
export const maxRootFields = 10
/** Maximum number of tokens in a document. */
export const maxTokens = 1_000
/** Maximum length of a document in characters; an introspection query has 1,700. Every error states its line, for which the document is searched from its start. */
export const maxDocumentLength = 10_000
/** Maximum length of an alias in characters: it is repeated for every object of a list. */
export const maxAliasLength = 64

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

/**
 * Allows one name for each field of a type in the whole document, so that no object of the response, however many a list has, contains a field twice. Only
 * fields at the root, whose number is limited, may have several names: their arguments differ.
 */
export const limitAliases: ValidationRule = (context) => {
  const names = new Map<string, string>()
  return {
    Field: (node) => {
      const name = (node.alias ?? node.name).value
      if (name.length > maxAliasLength)
        context.reportError(new GraphQLError(`An alias has at most ${maxAliasLength} characters.`, { nodes: node }))
      const parentType = context.getParentType()
      if (!parentType || parentType === context.getSchema().getQueryType()) return
      const field = `${parentType.name}.${node.name.value}`
      const firstName = names.get(field)
      if (firstName === undefined) names.set(field, name)
      else if (firstName !== name)
        context.reportError(
          new GraphQLError(`The field "${field}" must have the same name in the whole document.`, { nodes: node })
        )
    }
  }
}

/** Refuses strings of the document, in any escape, that the database cannot store. */
export const storableStrings: ValidationRule = (context) => ({
  StringValue: (node) => {
    const problem = storageProblem(node.value)
    if (problem !== null) context.reportError(new GraphQLError(problem, { nodes: node }))
  }
})
