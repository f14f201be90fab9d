import type { Profile } from "./profile-type.ts"
import { bakeryProfiles } from "./profiles-bakery.ts"
import { dairyProfiles } from "./profiles-dairy.ts"
import { drinksProfiles } from "./profiles-drinks.ts"
import { freshProfiles } from "./profiles-fresh.ts"
import { frozenProfiles } from "./profiles-frozen.ts"
import { nonFoodProfiles } from "./profiles-non-food.ts"
import { pantryProfiles } from "./profiles-pantry.ts"
import { sweetsProfiles } from "./profiles-sweets.ts"

const profiles: Readonly<Record<string, Profile>> = {
  ...dairyProfiles,
  ...freshProfiles,
  ...bakeryProfiles,
  ...pantryProfiles,
  ...frozenProfiles,
  ...drinksProfiles,
  ...sweetsProfiles,
  ...nonFoodProfiles
}

export const profileOf = (name: string): Profile => {
  const profile = profiles[name]
  if (!profile) throw new Error(`No such profile: '${name}'`)
  return profile
}
