import type { Profile } from "./profile-type.ts"

const chilledStorage = "Kylvara. Förvaras vid högst +8 °C."
const dryStorage = "Förvaras torrt och inte för varmt."
const roomTemperatureStorage = "Förvaras i rumstemperatur."
const plasticRecycling = "Sorteras som plastförpackning."
const glassRecycling = "Burken sorteras som glas, locket som metall."
const boxRecycling = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."

/** Sweets, snacks, baby food and delicatessen. */
export const sweetsProfiles: Readonly<Record<string, Profile>> = {
  chocolate: {
    storage: dryStorage,
    shelfLife: [90, 210],
    recycling: plasticRecycling,
    origins: "SE/NO/CH"
  },
  darkchocolate: {
    storage: dryStorage,
    shelfLife: [120, 300],
    recycling: plasticRecycling,
    origins: "SE/CH/FR"
  },
  candy: {
    storage: dryStorage,
    shelfLife: [120, 300],
    recycling: plasticRecycling,
    origins: "SE/DK/FI"
  },
  licorice: {
    storage: dryStorage,
    shelfLife: [120, 300],
    recycling: plasticRecycling,
    origins: "SE/FI/DK"
  },
  gum: {
    storage: dryStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "DK/SE"
  },
  chips: {
    storage: dryStorage,
    shelfLife: [45, 90],
    recycling: plasticRecycling,
    origins: "SE"
  },
  snacks: {
    storage: dryStorage,
    shelfLife: [60, 120],
    recycling: plasticRecycling,
    origins: "SE"
  },
  saltednuts: {
    storage: dryStorage,
    shelfLife: [60, 150],
    recycling: plasticRecycling,
    origins: "SE/US"
  },
  dipmix: {
    storage: dryStorage,
    shelfLife: [240, 480],
    recycling: plasticRecycling,
    origins: "SE"
  },
  bar: {
    storage: dryStorage,
    shelfLife: [90, 210],
    recycling: plasticRecycling,
    origins: "SE"
  },
  babyfood: {
    storage: roomTemperatureStorage,
    shelfLife: [120, 300],
    recycling: glassRecycling,
    origins: "SE/DE/FR"
  },
  porridge: {
    storage: dryStorage,
    shelfLife: [150, 300],
    recycling: boxRecycling,
    origins: "SE"
  },
  formula: {
    storage: dryStorage,
    shelfLife: [180, 360],
    recycling: boxRecycling,
    origins: "NL/DE/IE",
    traits: ["nopromo"]
  },
  deli: {
    storage: chilledStorage,
    shelfLife: [6, 15],
    recycling: plasticRecycling,
    origins: "SE"
  },
  hummus: {
    storage: chilledStorage,
    shelfLife: [15, 35],
    recycling: plasticRecycling,
    origins: "SE",
    traits: ["vegan"]
  }
}
