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

/** Words for the index by weight, separated by blanks: a what it is called and its brand, b its category and what compounds are about, c everything else. */
export interface SearchText {
  readonly a: string
  readonly b: string
  readonly c: string
}

/** 'Mejeri, ost & ägg' says too little of each product to find milk by 'ost'; a leaf says a little. */
const severalThings = /[,&]| och /

/** 'Handdiskmedel Citron' is no lemon: a capital behind the first word begins what goods taste of, smell of or are a kind of. */
const variant = /(?<=\s)\p{Lu}.*$/u

/** Of food for animals only the kind is what it is called: who types 'kyckling' is about to cook. */
const forAnimals = /^(hund|katt|djur|smådjur|fågel)/i

/** The words a product is found by; compounds stand also in parts, so that no query has to look inside words. */
export const searchTextOf = (goods: Searchable, vocabulary: ReadonlySet<string>): SearchText => {
  const written = indexedWords(goods.name.replace(variant, ""))
  const called = forAnimals.test(goods.categories.at(-1) ?? "") ? written.slice(0, 1) : written
  const variants = indexedWords(variant.exec(goods.name)?.[0] ?? "")
  const named = [...called, ...indexedWords(goods.brand ?? "")]
  const categories = goods.categories.filter((name) => !severalThings.test(name)).flatMap(indexedWords)
  const partsOfNames = named.map((word) => partsOf(word, vocabulary))
  const own = [...named, ...partsOfNames.flat()]
  const shared = goods.categories.slice(-1).filter((name) => severalThings.test(name)).flatMap(indexedWords)
  const borneOut = shared.filter((word) => own.some((mine) => mine.startsWith(word) || word.startsWith(mine)))
  return {
    a: named.join(" "),
    b: [...categories, ...borneOut, ...partsOfNames.flatMap((parts) => parts.slice(-1))].join(" "),
    c: [
      ...written.slice(called.length),
      ...variants,
      ...partsOfNames.flatMap((parts) => parts.slice(0, -1)),
      ...shared,
      ...[...variants, ...categories, ...shared].flatMap((word) => partsOf(word, vocabulary)),
      ...indexedWords(goods.size ?? ""),
      ...goods.keywords.flatMap(indexedWords)
    ].join(" ")
  }
}

/** The words that stand alone in names: what a compound's parts may be. */
export const vocabularyOf = (texts: Iterable<string>): Set<string> => {
  const words = new Set<string>()
  for (const text of texts) {
    for (const [word] of fold(text).matchAll(/\p{L}{3,}/gu)) words.add(word)
  }
  return words
}
