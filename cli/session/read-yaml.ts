import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap
} from "yaml"
import { type Position, type Problem, problemAt } from "./problem.ts"

type Path = ReadonlyArray<string | number>

export interface YamlText {
  /** Plain data; undefined when the source is not valid YAML. */
  readonly value: unknown
  readonly problems: ReadonlyArray<Problem>
  /** The position of the value at a path, or of its key when `target` is 'key'. */
  readonly positionOf: (path: Path, target?: "key" | "value") => Position
  /** The source text of a scalar, which YAML may have read as a number; null for any other value. */
  readonly sourceAt: (path: Path) => string | null
}

/** Limits aliases, which could exhaust memory. */
const maxAliases = 100

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined)

/** Returns a function that finds the pair of a key in a mapping, for which it reads each mapping once. */
const pairFinder = (): ((map: YAMLMap, name: string | number) => Pair | undefined) => {
  const pairsOfMaps = new Map<YAMLMap, ReadonlyMap<string, Pair>>()
  return (map, name) => {
    let pairs = pairsOfMaps.get(map)
    if (pairs === undefined) {
      pairs = new Map(
        map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : String(pair.key), pair] as const)
      )
      pairsOfMaps.set(map, pairs)
    }
    return pairs.get(String(name))
  }
}

/** Finds where keys of a mapping are repeated. The parser would compare each key with all others of its mapping. */
const offsetsOfDuplicateKeys = (document: Document): ReadonlyArray<number> => {
  const offsets: Array<number> = []
  visit(document, {
    Map: (_, { items }) => {
      const values = new Set<unknown>()
      for (const { key } of items) {
        const value = isScalar(key) ? key.value : key
        if (values.has(value)) offsets.push(startOf(key) ?? 0)
        values.add(value)
      }
    }
  })
  return offsets
}

/** Reads one YAML document, with the positions of its keys and values. */
export const readYaml = (file: string, text: string): YamlText => {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, strict: true, uniqueKeys: false })
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(Math.min(offset, text.length))
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const findPair = pairFinder()
  const positionOf: YamlText["positionOf"] = (path, target = "value") => {
    let node: unknown = document.contents
    let offset = startOf(node) ?? 0
    for (const [index, step] of path.entries()) {
      if (isMap(node)) {
        const pair = findPair(node, step)
        if (pair === undefined) break
        node = pair.value
        offset =
          (target === "key" && index === path.length - 1 ? startOf(pair.key) : (startOf(node) ?? startOf(pair.key))) ??
          offset
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        offset = startOf(node) ?? offset
      } else break
    }
    return positionAt(offset)
  }
  const sourceAt = (path: Path): string | null => {
    let node: unknown = document.contents
    for (const step of path) {
      if (isMap(node)) node = findPair(node, step)?.value
      else node = isSeq(node) ? node.items[Number(step)] : undefined
    }
    return isScalar(node) ? (node.source ?? null) : null
  }
  const duplicateKeyProblems = (): ReadonlyArray<Problem> =>
    offsetsOfDuplicateKeys(document).map((offset) => problemAt(positionAt(offset), "Map keys must be unique"))
  const problems = [...document.errors, ...document.warnings].map(({ pos, code, message }) =>
    problemAt(
      positionAt(pos[0]),
      code === "MULTIPLE_DOCS"
        ? "A file contains one script; move the document after this '---' to its own file."
        : message
    )
  )
  if (document.errors.length > 0) return { value: undefined, problems, positionOf, sourceAt }
  try {
    const duplicateKeys = duplicateKeyProblems()
    if (duplicateKeys.length > 0)
      return { value: undefined, problems: [...problems, ...duplicateKeys], positionOf, sourceAt }
    return { value: document.toJS({ maxAliasCount: maxAliases }), problems, positionOf, sourceAt }
  } catch (error) {
    return {
      value: undefined,
      problems: [...problems, problemAt(positionAt(0), `${error instanceof Error ? error.message : String(error)}.`)],
      positionOf,
      sourceAt
    }
  }
}

export interface TextPart {
  readonly value: string
  /** Offsets in the source, including quotes. */
  readonly from: number
  readonly to: number
}

/** Finds every string and number value of a document (no keys), with its range in the file. */
export const textParts = (text: string): ReadonlyArray<TextPart> => {
  const parts: Array<TextPart> = []
  const walk = (node: Node | null): void => {
    if (isMap(node)) for (const { value } of node.items) walk(value as Node | null)
    else if (isSeq(node)) for (const item of node.items) walk(item as Node | null)
    else if (isScalar(node) && node.range && (typeof node.value === "string" || typeof node.value === "number")) {
      parts.push({ value: String(node.source ?? node.value), from: node.range[0], to: node.range[1] })
    }
  }
  walk(parseDocument(text).contents as Node | null)
  return parts
}

/** The control tokens of yaml's lexer: document start, flow error end, scalar. */
const controlTokens = new Set(["\u0002", "\u0018", "\u001f"])

/** Edits the comments of a YAML source. */
export const editComments = (text: string, edit: (comment: string) => string): string => {
  let editedText = ""
  let previousToken = ""
  for (const token of new Lexer().lex(text)) {
    // After the token of a scalar, even '#' begins a scalar.
    if (!controlTokens.has(token))
      editedText += token.startsWith("#") && previousToken !== "\u001f" ? edit(token) : token
    previousToken = token
  }
  return editedText
}
