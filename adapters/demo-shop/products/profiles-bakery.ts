import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const dry = "Förvaras torrt och inte för varmt."
const roomTemperature = "Förvaras i rumstemperatur."
const plastic = "Sorteras som plastförpackning."
const box = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."

/** Bread, pasta, grains and baking products. */
export const bakeryProfiles: Readonly<Record<string, Profile>> = {
  bread: {
    storage: roomTemperature,
    shelfLife: [3, 6],
    recycling: plastic,
    origins: "SE"
  },
  darkbread: {
    storage: roomTemperature,
    shelfLife: [4, 7],
    recycling: plastic,
    origins: "SE"
  },
  glutenfree: {
    storage: roomTemperature,
    shelfLife: [5, 20],
    recycling: plastic,
    origins: "SE/IT",
    traits: ["gf"]
  },
  crispbread: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: box,
    origins: "SE"
  },
  pastry: {
    storage: roomTemperature,
    shelfLife: [5, 12],
    recycling: plastic,
    origins: "SE"
  },
  cake: {
    storage: chilled,
    shelfLife: [6, 14],
    recycling: plastic,
    origins: "SE"
  },
  cookie: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    origins: "SE/DK"
  },
  pasta: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    origins: "IT/SE"
  },
  freshpasta: {
    storage: chilled,
    shelfLife: [15, 30],
    recycling: plastic,
    origins: "IT"
  },
  noodles: {
    storage: dry,
    shelfLife: [120, 240],
    recycling: plastic,
    origins: "TH/ID/KR"
  },
  rice: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    origins: "IN/TH/IT"
  },
  grain: {
    storage: dry,
    shelfLife: [150, 300],
    recycling: plastic,
    origins: "SE/TR/PE"
  },
  legume: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    origins: "CA/TR/SE",
    traits: ["vegan"]
  },
  flour: {
    storage: dry,
    shelfLife: [120, 240],
    recycling: "Sorteras som pappersförpackning.",
    origins: "SE"
  },
  sugar: {
    storage: dry,
    shelfLife: [360, 720],
    recycling: "Sorteras som pappersförpackning.",
    origins: "SE"
  },
  baking: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    origins: "SE/DK/DE"
  },
  cereal: {
    storage: dry,
    shelfLife: [120, 240],
    recycling: box,
    origins: "SE/DE"
  },
  oats: {
    storage: dry,
    shelfLife: [120, 240],
    recycling: "Sorteras som pappersförpackning.",
    origins: "SE/FI"
  }
}
