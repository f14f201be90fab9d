import { partsOf } from "./compounds.ts"
import type { SearchText } from "./search-text.ts"
import { indexedWords } from "./words.ts"

export interface SearchableRecipe {
  readonly name: string
  /** The names of its ingredients without those that most people have at home. */
  readonly mainIngredients: ReadonlyArray<string>
}

/** The words that a recipe is found by. a: its name; b: the parts of compounds in its name, and its ingredients; c: the parts of compounds in those. */
export const recipeSearchTextOf = (
  { name, mainIngredients }: SearchableRecipe,
  vocabulary: ReadonlySet<string>
): SearchText => {
  const nameWords = indexedWords(name)
  const ingredientWords = mainIngredients.flatMap(indexedWords)
  const partsOfAll = (words: ReadonlyArray<string>) => words.flatMap((word) => partsOf(word, vocabulary))
  return {
    a: nameWords.join(" "),
    b: [...partsOfAll(nameWords), ...ingredientWords].join(" "),
    c: partsOfAll(ingredientWords).join(" ")
  }
}
