import type { Product } from "./model.ts"

const nonFoodDepartmentPattern = /^(Hem, städ|Skönhet)/i
const nonFoodCategoryPattern = /^(Blöj|Våtservetter|Napp|Lek|Snus|Vitt snus|Cigaretter|Tändare|Buketter)|tobak|nikotin/i
/** Food supplements count as food although they are sold beside medicines. */
const foodSupplementPattern = /kosttillskott/i

/** Whether products of these categories are food, which has a lower VAT. */
export const isFood = ({ department, category }: Pick<Product, "department" | "category">): boolean => {
  if (foodSupplementPattern.test(category ?? "")) return true
  return !nonFoodDepartmentPattern.test(department ?? "") && !nonFoodCategoryPattern.test(category ?? "")
}
