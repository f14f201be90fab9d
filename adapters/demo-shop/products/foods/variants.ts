import type { Variants } from "./variant-type.ts"
import { freshAndFrozenVariants } from "./variants-fresh-and-frozen.ts"
import { drinkAndSweetVariants } from "./variants-drinks-and-sweets.ts"
import { pantryVariants } from "./variants-pantry.ts"

/** Parts of lists of ingredients that depend on the name in their own way: the first text whose pattern matches, or none. */
export const variants: Variants = { ...freshAndFrozenVariants, ...pantryVariants, ...drinkAndSweetVariants }
