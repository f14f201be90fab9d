import type { Profile } from "./profile-type.ts"

const chilledStorage = "Kylvara. Förvaras vid högst +8 °C."
const roomTemperatureStorage = "Förvaras i rumstemperatur."
const cartonRecycling = "Sorteras som pappersförpackning, korken som plast."
const plasticRecycling = "Sorteras som plastförpackning."

/** Cold drinks. */
export const drinksProfiles: Readonly<Record<string, Profile>> = {
  soda: {
    storage: roomTemperatureStorage,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    origins: "SE"
  },
  sugarfree: {
    storage: roomTemperatureStorage,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    origins: "SE"
  },
  water: {
    storage: roomTemperatureStorage,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    origins: "SE"
  },
  energy: {
    storage: roomTemperatureStorage,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    origins: "SE/AT"
  },
  juice: {
    storage: chilledStorage,
    shelfLife: [15, 30],
    recycling: cartonRecycling,
    origins: "SE/ES/BR"
  },
  drink: {
    storage: roomTemperatureStorage,
    shelfLife: [120, 240],
    recycling: cartonRecycling,
    origins: "SE"
  },
  syrup: {
    storage: "Öppnad flaska förvaras i kylskåp.",
    shelfLife: [150, 300],
    recycling: plasticRecycling,
    origins: "SE/DK"
  },
  beer: {
    storage: roomTemperatureStorage,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    origins: "SE/DK/CZ"
  },
  cider: {
    storage: roomTemperatureStorage,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    origins: "SE"
  },
  alcoholfreewine: {
    storage: roomTemperatureStorage,
    shelfLife: [180, 360],
    recycling: "Flaskan sorteras som glas.",
    origins: "DE/ES/FR"
  }
}
