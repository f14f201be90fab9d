import { frozenDepartment } from "./departments.ts"
import type { Profile } from "./profile-type.ts"
import { frozenStorage } from "./profiles-frozen.ts"

const chilledStorage = "Kylvara. Förvaras vid högst +8 °C."
/** The days that a frozen product keeps: guaranteed, average. */
const frozenShelfLifeDays = [180, 360] as const

/**
 * How a product is stored and how long it keeps: as its profile says, with two exceptions. Food of the frozen department is always frozen, also with the profile
 * of a fresh product, and food of other departments is never frozen.
 */
export const storageOf = (
  { storage, shelfLife }: Profile,
  department: string,
  isFood: boolean
): Pick<Profile, "storage" | "shelfLife"> => {
  const isFrozen = isFood && department === frozenDepartment
  if (isFrozen && storage !== frozenStorage) return { storage: frozenStorage, shelfLife: frozenShelfLifeDays }
  if (!isFrozen && storage === frozenStorage) return { storage: chilledStorage, shelfLife: [7, 14] }
  return { storage, ...(shelfLife && { shelfLife }) }
}
