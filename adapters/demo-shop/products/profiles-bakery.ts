import type { Profile } from "./profile-type.ts"

const chilledStorage = "Kylvara. Förvaras vid högst +8 °C."
const dryStorage = "Förvaras torrt och inte för varmt."
const roomTemperatureStorage = "Förvaras i rumstemperatur."
const plasticRecycling = "Sorteras som plastförpackning."
const boxRecycling = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."

/** Bread, pasta, grains and baking products. */
export const bakeryProfiles: Readonly<Record<string, Profile>> = {
  bread: {
    storage: roomTemperatureStorage,
    shelfLife: [3, 6],
    recycling: plasticRecycling,
    origins: "SE"
  },
  darkbread: {
    storage: roomTemperatureStorage,
    shelfLife: [4, 7],
    recycling: plasticRecycling,
    origins: "SE"
  },
  glutenfree: {
    storage: roomTemperatureStorage,
    shelfLife: [5, 20],
    recycling: plasticRecycling,
    origins: "SE/IT",
    traits: ["gf"]
  },
  crispbread: {
    storage: dryStorage,
    shelfLife: [60, 150],
    recycling: boxRecycling,
    origins: "SE"
  },
  pastry: {
    storage: roomTemperatureStorage,
    shelfLife: [5, 12],
    recycling: plasticRecycling,
    origins: "SE"
  },
  cake: {
    storage: chilledStorage,
    shelfLife: [6, 14],
    recycling: plasticRecycling,
    origins: "SE"
  },
  cookie: {
    storage: dryStorage,
    shelfLife: [60, 150],
    recycling: plasticRecycling,
    origins: "SE/DK"
  },
  pasta: {
    storage: dryStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "IT/SE"
  },
  freshpasta: {
    storage: chilledStorage,
    shelfLife: [15, 30],
    recycling: plasticRecycling,
    origins: "IT"
  },
  noodles: {
    storage: dryStorage,
    shelfLife: [120, 240],
    recycling: plasticRecycling,
    origins: "TH/ID/KR"
  },
  rice: {
    storage: dryStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "IN/TH/IT"
  },
  grain: {
    storage: dryStorage,
    shelfLife: [150, 300],
    recycling: plasticRecycling,
    origins: "SE/TR/PE"
  },
  legume: {
    storage: dryStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "CA/TR/SE",
    traits: ["vegan"]
  },
  flour: {
    storage: dryStorage,
    shelfLife: [120, 240],
    recycling: "Sorteras som pappersförpackning.",
    origins: "SE"
  },
  sugar: {
    storage: dryStorage,
    shelfLife: [360, 720],
    recycling: "Sorteras som pappersförpackning.",
    origins: "SE"
  },
  baking: {
    storage: dryStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE/DK/DE"
  },
  cereal: {
    storage: dryStorage,
    shelfLife: [120, 240],
    recycling: boxRecycling,
    origins: "SE/DE"
  },
  oats: {
    storage: dryStorage,
    shelfLife: [120, 240],
    recycling: "Sorteras som pappersförpackning.",
    origins: "SE/FI"
  }
}
