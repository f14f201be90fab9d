import type { Product } from "./model.ts"

/** Matches the names of categories that the law on tobacco and similar products regulates: 'Snus', 'Vitt snus', 'Cigaretter & tobak'. */
const tobaccoPattern = /tobak|snus|cigar|nikotin/i

/** Whether the department or category has tobacco products, which may not be promoted (PPAGE-45). */
export const isTobacco = ({ department, category }: Pick<Product, "department" | "category">): boolean =>
  [department, category].some((name) => name !== null && tobaccoPattern.test(name))
