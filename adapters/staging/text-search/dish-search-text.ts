import { partsOf } from "./compounds.ts"
import type { SearchText } from "./search-text.ts"
import { indexedWords } from "./words.ts"

/** A recipe or a catered meal. */
export interface SearchableDish {
  readonly name: string
  /** Its main ingredients or its contents, without ingredients that most people have at home. */
  readonly contents: ReadonlyArray<string>
}

/** The words that a dish is found by. a: its name; b: the parts of compounds in its name, and its contents; c: the parts of compounds in its contents. */
export const dishSearchTextOf = ({ name, contents }: SearchableDish, vocabulary: ReadonlySet<string>): SearchText => {
  const nameWords = indexedWords(name)
  const contentWords = contents.flatMap(indexedWords)
  const partsOfAll = (words: ReadonlyArray<string>) => words.flatMap((word) => partsOf(word, vocabulary))
  return {
    a: nameWords.join(" "),
    b: [...partsOfAll(nameWords), ...contentWords].join(" "),
    c: partsOfAll(contentWords).join(" ")
  }
}
