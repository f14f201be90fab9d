import { suggestion } from "./suggestion.ts"

export const referenceKinds = ["step", "var", "env", "unregistered", "random"] as const
export type ReferenceKind = (typeof referenceKinds)[number]

export const unregisteredNames = ["person"] as const
export const randomNames = ["email", "password", "mobile-phone", "first-name", "last-name", "word", "number"] as const

/** A reference, `${kind:name|default}`, in a string. */
export interface Reference {
  readonly kind: ReferenceKind
  readonly name: string
  readonly fallback: string | null
}

export type TextPiece = string | Reference

const referencePattern = /\$\$\{|\$\{([^}]*)\}|\$\{/g

const isKind = (kind: string): kind is ReferenceKind => (referenceKinds as ReadonlyArray<string>).includes(kind)

const readReference = (content: string): Reference | string => {
  const [, kind = "", name = "", fallback = null] = /^([^:|]*):([^|]*)(?:\|(.*))?$/s.exec(content) ?? []
  if (kind === "" && name === "")
    return `\${${content}} is not a reference; write \${step:name.path}, \${var:name}, \${env:NAME|default}, \${unregistered:person} or \${random:email}.`
  if (!isKind(kind.trim())) return `\${${content}} is of an unknown kind.${suggestion(kind.trim(), referenceKinds)}`
  if (name.trim() === "") return `\${${content}} has no name.`
  return { kind: kind.trim() as ReferenceKind, name: name.trim(), fallback }
}

/** Splits a string into plain pieces and references; `$${` escapes `${`. Reports references that cannot be parsed. */
export const piecesOf = (
  text: string
): { readonly pieces: ReadonlyArray<TextPiece>; readonly errors: ReadonlyArray<string> } => {
  const pieces: Array<TextPiece> = []
  const errors: Array<string> = []
  let plain = ""
  let plainStart = 0
  for (const match of text.matchAll(referencePattern)) {
    plain += text.slice(plainStart, match.index)
    plainStart = match.index + match[0].length
    if (match[1] === undefined) {
      plain += "${"
      if (match[0] === "${")
        errors.push(`A reference in '${text}' is not closed by '}'; a plain '\${' is written '$\${'.`)
      continue
    }
    const reference = readReference(match[1])
    if (typeof reference === "string") errors.push(reference)
    else {
      if (plain !== "") pieces.push(plain)
      plain = ""
      pieces.push(reference)
    }
  }
  plain += text.slice(plainStart)
  if (plain !== "" || pieces.length === 0) pieces.push(plain)
  return { pieces, errors }
}

export const referencesOf = (text: string): ReadonlyArray<Reference> =>
  piecesOf(text).pieces.filter((piece) => typeof piece !== "string")

export const containsReference = (value: unknown): boolean => typeof value === "string" && /(?<!\$)\$\{/.test(value)

/** Lists every string in plain data with its path. */
export const textsIn = (
  value: unknown,
  path: ReadonlyArray<string | number> = []
): ReadonlyArray<{ readonly path: ReadonlyArray<string | number>; readonly text: string }> => {
  if (typeof value === "string") return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
  return []
}
