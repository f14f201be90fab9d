import type { Product } from "./model.ts"

/** Categories for pickup only, since staff must check the customer's age in person. */
const tobacco = /tobak|snus|cigar|nikotin/i

/** Whether products of these categories can be picked up in the store only. */
export const isCollectOnly = ({ department, category }: Pick<Product, "department" | "category">): boolean =>
  [department, category].some((name) => name !== null && tobacco.test(name))
