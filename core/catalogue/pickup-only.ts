import type { Product } from "./model.ts"
import { isTobacco } from "./tobacco.ts"

/** Whether products of these categories can be picked up in the store only: staff must check the customer's age in person. */
export const isPickupOnly = (product: Pick<Product, "department" | "category">): boolean => isTobacco(product)
