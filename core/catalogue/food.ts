import type { Product } from "./model.ts"

const nonFoodDepartment = /^(Hem, städ|Skönhet)/i
const nonFoodCategory = /^(Blöj|Våtservetter|Napp|Lek|Snus|Vitt snus|Cigaretter|Tändare|Buketter)|tobak|nikotin/i
/** Food supplements count as food although they are sold beside medicines. */
const foodCategory = /kosttillskott/i

/** Whether products of these categories are food, which has a lower VAT. */
export const isFood = ({ department, category }: Pick<Product, "department" | "category">): boolean => {
  if (foodCategory.test(category ?? "")) return true
  return !nonFoodDepartment.test(department ?? "") && !nonFoodCategory.test(category ?? "")
}
