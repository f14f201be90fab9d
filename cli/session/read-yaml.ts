import { isMap, isNode, isScalar, isSeq, Lexer, LineCounter, type Node, parseDocument } from "yaml"
import { type Place, type Problem, problemAt } from "./problem.ts"

type Path = ReadonlyArray<string | number>

export interface YamlText {
  /** Plain data; undefined when the text is no YAML. */
  readonly value: unknown
  readonly problems: ReadonlyArray<Problem>
  /** Where the value at a path begins; where its key stands with `key`. */
  readonly placeOf: (path: Path, what?: "key" | "value") => Place
  /** A plain value exactly as it is written, before YAML has made a number of it. */
  readonly writtenAt: (path: Path) => string | null
}

/** Anchors and aliases are data, not a way to fill the memory. */
const mostAliases = 100

const isNamed = (key: unknown, name: string | number): boolean => (isScalar(key) ? String(key.value) : String(key)) === String(name)

const firstSentence = (message: string): string => (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "").replace(/:$/, "")

/** Reads one YAML document and remembers where everything stands in it. */
export const readYaml = (file: string, text: string): YamlText => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, strict: true, uniqueKeys: true })
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(Math.min(offset, text.length))
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const begin = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined)
  const placeOf: YamlText["placeOf"] = (path, what = "value") => {
    let node: unknown = document.contents
    let found = begin(node) ?? 0
    for (const [index, step] of path.entries()) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isNamed(key, step))
        if (pair === undefined) break
        node = pair.value
        found = (what === "key" && index === path.length - 1 ? begin(pair.key) : (begin(node) ?? begin(pair.key))) ?? found
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        found = begin(node) ?? found
      } else break
    }
    return placeAt(found)
  }
  const writtenAt = (path: Path): string | null => {
    const node = document.getIn(path, true)
    return isScalar(node) ? (node.source ?? null) : null
  }
  const problems = [...document.errors, ...document.warnings].map(({ pos, code, message }) =>
    problemAt(placeAt(pos[0]), code === "MULTIPLE_DOCS" ? "A file holds one script; what begins at this '---' belongs into a file of its own." : firstSentence(message)))
  if (document.errors.length > 0) return { value: undefined, problems, placeOf, writtenAt }
  try {
    return { value: document.toJS({ maxAliasCount: mostAliases }), problems, placeOf, writtenAt }
  } catch (error) {
    return { value: undefined, problems: [...problems, problemAt(placeAt(0), `${error instanceof Error ? error.message : String(error)}.`)], placeOf, writtenAt }
  }
}

export interface TextPart {
  readonly value: string
  /** Offsets in the text, quotes included. */
  readonly from: number
  readonly to: number
}

/** Every text value of a document with the stretch of the file that writes it. */
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

/** What the lexer puts between the pieces of the text to mark them. */
const marks = new Set(["\u0002", "\u0018", "\u001f"])

/** The same text with its comments edited. */
export const editComments = (text: string, edit: (comment: string) => string): string => {
  let edited = ""
  let before = ""
  for (const piece of new Lexer().lex(text)) {
    // Behind the mark of a scalar even a sharp begins one.
    if (!marks.has(piece)) edited += piece.startsWith("#") && before !== "\u001f" ? edit(piece) : piece
    before = piece
  }
  return edited
}
