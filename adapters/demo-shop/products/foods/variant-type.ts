/** Texts for places in lists of ingredients, each with the names that it is for; the first whose pattern matches holds. */
export type Texts = ReadonlyArray<readonly [name: RegExp, text: string]>

export type Variants = Readonly<Record<string, Texts>>

/** For names that no other pattern matches. */
export const anyName = /^/
