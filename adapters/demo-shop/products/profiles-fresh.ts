import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const cold = "Kylvara. Förvaras vid högst +4 °C."
const dry = "Förvaras torrt och inte för varmt."
const cool = "Förvaras svalt."
const plastic = "Sorteras som plastförpackning."
const glass = "Burken sorteras som glas, locket som metall."
const loose = "Säljs i lösvikt."

/** Fruit, vegetables, meat and fish. */
export const freshProfiles: Readonly<Record<string, Profile>> = {
  fruit: {
    storage: cool,
    shelfLife: [3, 6],
    recycling: loose,
    origins: "ES/IT/NL"
  },
  vegetable: {
    storage: cool,
    shelfLife: [3, 7],
    recycling: plastic,
    origins: "SE/NL/ES"
  },
  potato: {
    storage: "Förvaras mörkt och svalt.",
    shelfLife: [7, 14],
    recycling: plastic,
    origins: "SE"
  },
  salad: {
    storage: chilled,
    shelfLife: [3, 6],
    recycling: plastic,
    origins: "SE/IT/ES"
  },
  dressing: {
    storage: chilled,
    shelfLife: [14, 30],
    recycling: plastic,
    origins: "SE"
  },
  driedfruit: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    origins: "TR/US/TN"
  },
  nuts: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    origins: "US/TR/VN"
  },
  seeds: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    origins: "CN/HU/AT"
  },
  meat: {
    storage: cold,
    shelfLife: [4, 8],
    recycling: plastic,
    origins: "SE"
  },
  mince: {
    storage: cold,
    shelfLife: [4, 7],
    recycling: plastic,
    origins: "SE"
  },
  chicken: {
    storage: cold,
    shelfLife: [5, 8],
    recycling: plastic,
    origins: "SE"
  },
  prepared: {
    storage: cold,
    shelfLife: [6, 12],
    recycling: plastic,
    origins: "SE"
  },
  sausage: {
    storage: chilled,
    shelfLife: [14, 25],
    recycling: plastic,
    origins: "SE"
  },
  coldcut: {
    storage: chilled,
    shelfLife: [12, 25],
    recycling: plastic,
    origins: "SE/DK"
  },
  salami: {
    storage: chilled,
    shelfLife: [20, 45],
    recycling: plastic,
    origins: "SE/DK/IT/ES"
  },
  pate: {
    storage: chilled,
    shelfLife: [14, 30],
    recycling: plastic,
    origins: "SE"
  },
  vegmeat: {
    storage: chilled,
    shelfLife: [12, 25],
    recycling: plastic,
    origins: "SE/NL",
    traits: ["vegan"]
  },
  fish: {
    storage: "Kylvara. Förvaras vid högst +2 °C.",
    shelfLife: [2, 4],
    recycling: plastic,
    origins: "NO/SE"
  },
  smokedfish: {
    storage: cold,
    shelfLife: [8, 18],
    recycling: plastic,
    origins: "NO"
  },
  herring: {
    storage: chilled,
    shelfLife: [40, 90],
    recycling: glass,
    origins: "SE/NO/IS"
  },
  roe: {
    storage: chilled,
    shelfLife: [40, 100],
    recycling: "Tuben sorteras som metall, korken som plast.",
    origins: "SE/NO"
  },
  shellfish: {
    storage: cold,
    shelfLife: [4, 9],
    recycling: plastic,
    origins: "NO/DK/GL"
  },
  crabsticks: {
    storage: chilled,
    shelfLife: [20, 40],
    recycling: plastic,
    origins: "LT"
  }
}
