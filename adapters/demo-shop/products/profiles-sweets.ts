import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const dry = "Förvaras torrt och inte för varmt."
const roomTemperature = "Förvaras i rumstemperatur."
const plastic = "Sorteras som plastförpackning."
const glass = "Burken sorteras som glas, locket som metall."
const box = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."

/** Sweets, snacks, baby food and delicatessen. */
export const sweetsProfiles: Readonly<Record<string, Profile>> = {
  chocolate: {
    storage: dry,
    shelfLife: [90, 210],
    recycling: plastic,
    origins: "SE/NO/CH"
  },
  darkchocolate: {
    storage: dry,
    shelfLife: [120, 300],
    recycling: plastic,
    origins: "SE/CH/FR"
  },
  candy: {
    storage: dry,
    shelfLife: [120, 300],
    recycling: plastic,
    origins: "SE/DK/FI"
  },
  licorice: {
    storage: dry,
    shelfLife: [120, 300],
    recycling: plastic,
    origins: "SE/FI/DK"
  },
  gum: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    origins: "DK/SE"
  },
  chips: {
    storage: dry,
    shelfLife: [45, 90],
    recycling: plastic,
    origins: "SE"
  },
  snacks: {
    storage: dry,
    shelfLife: [60, 120],
    recycling: plastic,
    origins: "SE"
  },
  saltednuts: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    origins: "SE/US"
  },
  dipmix: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: plastic,
    origins: "SE"
  },
  bar: {
    storage: dry,
    shelfLife: [90, 210],
    recycling: plastic,
    origins: "SE"
  },
  babyfood: {
    storage: roomTemperature,
    shelfLife: [120, 300],
    recycling: glass,
    origins: "SE/DE/FR"
  },
  porridge: {
    storage: dry,
    shelfLife: [150, 300],
    recycling: box,
    origins: "SE"
  },
  formula: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: box,
    origins: "NL/DE/IE",
    traits: ["nopromo"]
  },
  deli: {
    storage: chilled,
    shelfLife: [6, 15],
    recycling: plastic,
    origins: "SE"
  },
  hummus: {
    storage: chilled,
    shelfLife: [15, 35],
    recycling: plastic,
    origins: "SE",
    traits: ["vegan"]
  }
}
