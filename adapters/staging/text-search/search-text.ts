import { partsOf } from "./compounds.ts"
import { fold, indexedWords } from "./words.ts"

export interface Searchable {
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
  /** The names of its categories, department first. */
  readonly categories: ReadonlyArray<string>
  readonly keywords: ReadonlyArray<string>
}

/** Words for the index by weight, separated by spaces. a: name and brand; b: category and heads of compounds; c: everything else. */
export interface SearchText {
  readonly a: string
  readonly b: string
  readonly c: string
}

/** A category name that lists several kinds of products, like 'Mejeri, ost & ägg': milk must not be found by 'ost'. */
const mixedCategoryPattern = /[,&]| och /

/** From the second capitalized word on, a name states the flavour, scent or kind: 'Handdiskmedel Citron' is not a lemon. */
const variantPattern = /(?<=\s)\p{Lu}.*$/u

/** For pet food only the first word counts as its name: a search for 'kyckling' is for human food. */
const petCategoryPattern = /^(hund|katt|djur|smådjur|fågel)/i

/** The words that a product is found by. Compounds are indexed in parts too, so that queries need not search inside words. */
export const searchTextOf = (product: Searchable, vocabulary: ReadonlySet<string>): SearchText => {
  const nameWords = indexedWords(product.name.replace(variantPattern, ""))
  const mainWords = petCategoryPattern.test(product.categories.at(-1) ?? "") ? nameWords.slice(0, 1) : nameWords
  const variants = indexedWords(variantPattern.exec(product.name)?.[0] ?? "")
  const labelWords = [...mainWords, ...indexedWords(product.brand ?? "")]
  const categories = product.categories.filter((name) => !mixedCategoryPattern.test(name)).flatMap(indexedWords)
  const partsOfNames = labelWords.map((word) => partsOf(word, vocabulary))
  const labelWordsAndParts = [...labelWords, ...partsOfNames.flat()]
  const mixedWords = product.categories
    .slice(-1)
    .filter((name) => mixedCategoryPattern.test(name))
    .flatMap(indexedWords)
  const confirmedWords = mixedWords.filter((word) =>
    labelWordsAndParts.some((labelWord) => labelWord.startsWith(word) || word.startsWith(labelWord))
  )
  return {
    a: labelWords.join(" "),
    b: [...categories, ...confirmedWords, ...partsOfNames.flatMap((parts) => parts.slice(-1))].join(" "),
    c: [
      ...nameWords.slice(mainWords.length),
      ...variants,
      ...partsOfNames.flatMap((parts) => parts.slice(0, -1)),
      ...mixedWords,
      ...[...variants, ...categories, ...mixedWords].flatMap((word) => partsOf(word, vocabulary)),
      ...indexedWords(product.size ?? ""),
      ...product.keywords.flatMap(indexedWords)
    ].join(" ")
  }
}

/** Collects the words of the texts, for the vocabulary in which the parts of compounds are looked up. */
export const vocabularyOf = (texts: Iterable<string>): Set<string> => {
  const words = new Set<string>()
  for (const text of texts) {
    for (const [word] of fold(text).matchAll(/\p{L}{3,}/gu)) words.add(word)
  }
  return words
}
