import type { PlaceholderTexts } from "./placeholder-texts-type.ts"
import { freshAndFrozenTexts } from "./placeholder-texts-fresh-and-frozen.ts"
import { drinkAndSweetTexts } from "./placeholder-texts-drinks-and-sweets.ts"
import { pantryTexts } from "./placeholder-texts-pantry.ts"

/** Parts of ingredient lists that depend on the product's name: of each part, the first text whose pattern matches the name is used, if any. */
export const placeholderTexts: PlaceholderTexts = { ...freshAndFrozenTexts, ...pantryTexts, ...drinkAndSweetTexts }
