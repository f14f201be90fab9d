import type { Profile } from "./profile-type.ts"

export const frozenStorage = "Djupfryst. Förvaras vid −18 °C eller kallare. Får ej frysas på nytt efter upptining."
const plasticRecycling = "Sorteras som plastförpackning."
const boxRecycling = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."

/** Frozen products. */
export const frozenProfiles: Readonly<Record<string, Profile>> = {
  frozenveg: {
    storage: frozenStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE/BE/PL",
    traits: ["vegan"]
  },
  fries: {
    storage: frozenStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE/NL/BE"
  },
  frozenberry: {
    storage: frozenStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE/FI/PL",
    traits: ["vegan"]
  },
  frozenmeal: {
    storage: frozenStorage,
    shelfLife: [120, 300],
    recycling: boxRecycling,
    origins: "SE"
  },
  pizza: {
    storage: frozenStorage,
    shelfLife: [90, 210],
    recycling: boxRecycling,
    origins: "SE/DE/IT"
  },
  frozenfish: {
    storage: frozenStorage,
    shelfLife: [180, 360],
    recycling: boxRecycling,
    origins: "NO/DK/CN"
  },
  breadedfish: {
    storage: frozenStorage,
    shelfLife: [180, 360],
    recycling: boxRecycling,
    origins: "DE/DK"
  },
  icecream: {
    storage: frozenStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE/DK"
  },
  plantice: {
    storage: frozenStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE",
    traits: ["vegan"]
  },
  sorbet: {
    storage: frozenStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE/DK"
  }
}
