import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const roomTemperature = "Förvaras i rumstemperatur."
const carton = "Sorteras som pappersförpackning, korken som plast."
const plastic = "Sorteras som plastförpackning."

/** Cold drinks. */
export const drinksProfiles: Readonly<Record<string, Profile>> = {
  soda: {
    storage: roomTemperature,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    origins: "SE"
  },
  sugarfree: {
    storage: roomTemperature,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    origins: "SE"
  },
  water: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    origins: "SE"
  },
  energy: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    origins: "SE/AT"
  },
  juice: {
    storage: chilled,
    shelfLife: [15, 30],
    recycling: carton,
    origins: "SE/ES/BR"
  },
  drink: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: carton,
    origins: "SE"
  },
  syrup: {
    storage: "Öppnad flaska förvaras i kylskåp.",
    shelfLife: [150, 300],
    recycling: plastic,
    origins: "SE/DK"
  },
  beer: {
    storage: roomTemperature,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    origins: "SE/DK/CZ"
  },
  cider: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    origins: "SE"
  },
  alcoholfreewine: {
    storage: roomTemperature,
    shelfLife: [180, 360],
    recycling: "Flaskan sorteras som glas.",
    origins: "DE/ES/FR"
  }
}
