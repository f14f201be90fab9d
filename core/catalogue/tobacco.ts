import type { Product } from "./model.ts"

/** Names of the categories that the law on tobacco and similar products is about: 'Snus', 'Vitt snus', 'Cigaretter & tobak'. */
const tobaccoCategory = /snus|tobak|cigar/i

/** Whether a product may not be promoted, because it is tobacco or the like (PPAGE-45). */
export const isTobacco = ({ category }: Pick<Product, "category">): boolean =>
  category !== null && tobaccoCategory.test(category)
