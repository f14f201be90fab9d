import type { Variants } from "./variant-type.ts"
import { freshAndFrozenVariants } from "./variants-fresh-and-frozen.ts"
import { drinkAndSweetVariants } from "./variants-drinks-and-sweets.ts"
import { pantryVariants } from "./variants-pantry.ts"

/** Parts of ingredient lists that depend on the product's name: of each part, the first text whose pattern matches the name is used, if any. */
export const variants: Variants = { ...freshAndFrozenVariants, ...pantryVariants, ...drinkAndSweetVariants }
