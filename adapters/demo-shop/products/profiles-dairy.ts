import type { Profile } from "./profile-type.ts"

const chilledStorage = "Kylvara. Förvaras vid högst +8 °C."
const roomTemperatureStorage = "Förvaras i rumstemperatur."
const coolStorage = "Förvaras svalt."
const cartonRecycling = "Sorteras som pappersförpackning, korken som plast."
const plasticRecycling = "Sorteras som plastförpackning."

/** Dairy products, eggs and plant-based alternatives. */
export const dairyProfiles: Readonly<Record<string, Profile>> = {
  milk: {
    storage: chilledStorage,
    shelfLife: [7, 9],
    recycling: cartonRecycling,
    origins: "SE"
  },
  lactosefree: {
    storage: chilledStorage,
    shelfLife: [9, 14],
    recycling: cartonRecycling,
    origins: "SE"
  },
  plantdrink: {
    storage: chilledStorage,
    shelfLife: [12, 30],
    recycling: cartonRecycling,
    origins: "SE/FI",
    traits: ["vegan"]
  },
  soydrink: {
    storage: roomTemperatureStorage,
    shelfLife: [30, 90],
    recycling: cartonRecycling,
    origins: "BE/FR",
    traits: ["vegan"]
  },
  nutdrink: {
    storage: roomTemperatureStorage,
    shelfLife: [30, 90],
    recycling: cartonRecycling,
    origins: "BE/FR",
    traits: ["vegan"]
  },
  yoghurt: {
    storage: chilledStorage,
    shelfLife: [10, 18],
    recycling: cartonRecycling,
    origins: "SE"
  },
  plainyoghurt: {
    storage: chilledStorage,
    shelfLife: [10, 18],
    recycling: cartonRecycling,
    origins: "SE"
  },
  plantyoghurt: {
    storage: chilledStorage,
    shelfLife: [12, 25],
    recycling: plasticRecycling,
    origins: "SE/FI/BE",
    traits: ["vegan"]
  },
  cream: {
    storage: chilledStorage,
    shelfLife: [10, 20],
    recycling: cartonRecycling,
    origins: "SE"
  },
  butter: {
    storage: chilledStorage,
    shelfLife: [30, 60],
    recycling: plasticRecycling,
    origins: "SE/DK"
  },
  margarine: {
    storage: chilledStorage,
    shelfLife: [30, 60],
    recycling: plasticRecycling,
    origins: "SE/FI"
  },
  cheese: {
    storage: chilledStorage,
    shelfLife: [25, 60],
    recycling: plasticRecycling,
    origins: "SE"
  },
  softcheese: {
    storage: chilledStorage,
    shelfLife: [20, 45],
    recycling: plasticRecycling,
    origins: "SE/DK/FR"
  },
  importedcheese: {
    storage: chilledStorage,
    shelfLife: [25, 60],
    recycling: plasticRecycling,
    origins: "IT/FR/GR/DK/NL"
  },
  egg: {
    storage: coolStorage,
    shelfLife: [14, 21],
    recycling: "Sorteras som pappersförpackning.",
    origins: "SE"
  },
  dessert: {
    storage: chilledStorage,
    shelfLife: [12, 25],
    recycling: plasticRecycling,
    origins: "SE/DE"
  }
}
