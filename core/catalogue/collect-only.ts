import type { Product } from "./model.ts"

/** May be collected, where somebody looks at the customer, but is not driven home. */
const tobacco = /tobak|snus|cigar|nikotin/i

/** Whether goods of these categories are handed over in the store only. */
export const isCollectOnly = ({ department, category }: Pick<Product, "department" | "category">): boolean =>
  [department, category].some((name) => name !== null && tobacco.test(name))
