import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const roomTemperature = "Förvaras i rumstemperatur."
const cool = "Förvaras svalt."
const carton = "Sorteras som pappersförpackning, korken som plast."
const plastic = "Sorteras som plastförpackning."

/** Dairy products, eggs and plant-based alternatives. */
export const dairyProfiles: Readonly<Record<string, Profile>> = {
  milk: {
    storage: chilled,
    shelfLife: [7, 9],
    recycling: carton,
    origins: "SE"
  },
  lactosefree: {
    storage: chilled,
    shelfLife: [9, 14],
    recycling: carton,
    origins: "SE"
  },
  plantdrink: {
    storage: chilled,
    shelfLife: [12, 30],
    recycling: carton,
    origins: "SE/FI",
    traits: ["vegan"]
  },
  soydrink: {
    storage: roomTemperature,
    shelfLife: [30, 90],
    recycling: carton,
    origins: "BE/FR",
    traits: ["vegan"]
  },
  nutdrink: {
    storage: roomTemperature,
    shelfLife: [30, 90],
    recycling: carton,
    origins: "BE/FR",
    traits: ["vegan"]
  },
  yoghurt: {
    storage: chilled,
    shelfLife: [10, 18],
    recycling: carton,
    origins: "SE"
  },
  plainyoghurt: {
    storage: chilled,
    shelfLife: [10, 18],
    recycling: carton,
    origins: "SE"
  },
  plantyoghurt: {
    storage: chilled,
    shelfLife: [12, 25],
    recycling: plastic,
    origins: "SE/FI/BE",
    traits: ["vegan"]
  },
  cream: {
    storage: chilled,
    shelfLife: [10, 20],
    recycling: carton,
    origins: "SE"
  },
  butter: {
    storage: chilled,
    shelfLife: [30, 60],
    recycling: plastic,
    origins: "SE/DK"
  },
  margarine: {
    storage: chilled,
    shelfLife: [30, 60],
    recycling: plastic,
    origins: "SE/FI"
  },
  cheese: {
    storage: chilled,
    shelfLife: [25, 60],
    recycling: plastic,
    origins: "SE"
  },
  softcheese: {
    storage: chilled,
    shelfLife: [20, 45],
    recycling: plastic,
    origins: "SE/DK/FR"
  },
  importedcheese: {
    storage: chilled,
    shelfLife: [25, 60],
    recycling: plastic,
    origins: "IT/FR/GR/DK/NL"
  },
  egg: {
    storage: cool,
    shelfLife: [14, 21],
    recycling: "Sorteras som pappersförpackning.",
    origins: "SE"
  },
  dessert: {
    storage: chilled,
    shelfLife: [12, 25],
    recycling: plastic,
    origins: "SE/DE"
  }
}
