/** The characters that the database cannot store: NUL in any string, and half of a surrogate pair in JSON. */
const unstorablePattern = /[\0\p{Cs}]/u

/** Why the database cannot store a text; null when it can. */
export const storageProblem = (text: string): string | null => {
  if (!unstorablePattern.test(text)) return null
  return text.includes("\0") ? "NUL characters are not allowed." : "Unpaired surrogates are not allowed."
}

/** The problem of the first string, or key, at any depth that cannot be stored. Iterates, since a body may be nested deeper than the call stack allows. */
export const storageProblemIn = (value: unknown): string | null => {
  const pendingValues = [value]
  while (pendingValues.length > 0) {
    const next = pendingValues.pop()
    if (typeof next === "string") {
      const problem = storageProblem(next)
      if (problem !== null) return problem
    } else if (Array.isArray(next)) for (const inner of next) pendingValues.push(inner)
    else if (typeof next === "object" && next !== null)
      for (const [key, inner] of Object.entries(next)) pendingValues.push(key, inner)
  }
  return null
}

/** The first characters of a text, at most `maxLength` UTF-16 units, without splitting a surrogate pair. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "")
