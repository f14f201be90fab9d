import { isMap, isNode, isScalar, isSeq, Lexer, LineCounter, type Node, parseDocument } from "yaml"
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

const isKey = (key: unknown, name: string | number): boolean =>
  (isScalar(key) ? String(key.value) : String(key)) === String(name)

/** Reads one YAML document, with the positions of its keys and values. */
export const readYaml = (file: string, text: string): YamlText => {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, strict: true, uniqueKeys: true })
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(Math.min(offset, text.length))
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined)
  const positionOf: YamlText["positionOf"] = (path, target = "value") => {
    let node: unknown = document.contents
    let offset = startOf(node) ?? 0
    for (const [index, step] of path.entries()) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isKey(key, step))
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
    const node = document.getIn(path, true)
    return isScalar(node) ? (node.source ?? null) : null
  }
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
