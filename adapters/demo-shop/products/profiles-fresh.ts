import type { Profile } from "./profile-type.ts"

const chilledStorage = "Kylvara. Förvaras vid högst +8 °C."
const coldStorage = "Kylvara. Förvaras vid högst +4 °C."
const dryStorage = "Förvaras torrt och inte för varmt."
const coolStorage = "Förvaras svalt."
const plasticRecycling = "Sorteras som plastförpackning."
const glassRecycling = "Burken sorteras som glas, locket som metall."
const looseSaleText = "Säljs i lösvikt."

/** Fruit, vegetables, meat and fish. */
export const freshProfiles: Readonly<Record<string, Profile>> = {
  fruit: {
    storage: coolStorage,
    shelfLife: [3, 6],
    recycling: looseSaleText,
    origins: "ES/IT/NL"
  },
  vegetable: {
    storage: coolStorage,
    shelfLife: [3, 7],
    recycling: plasticRecycling,
    origins: "SE/NL/ES"
  },
  potato: {
    storage: "Förvaras mörkt och svalt.",
    shelfLife: [7, 14],
    recycling: plasticRecycling,
    origins: "SE"
  },
  salad: {
    storage: chilledStorage,
    shelfLife: [3, 6],
    recycling: plasticRecycling,
    origins: "SE/IT/ES"
  },
  dressing: {
    storage: chilledStorage,
    shelfLife: [14, 30],
    recycling: plasticRecycling,
    origins: "SE"
  },
  driedfruit: {
    storage: dryStorage,
    shelfLife: [60, 150],
    recycling: plasticRecycling,
    origins: "TR/US/TN"
  },
  nuts: {
    storage: dryStorage,
    shelfLife: [60, 150],
    recycling: plasticRecycling,
    origins: "US/TR/VN"
  },
  seeds: {
    storage: dryStorage,
    shelfLife: [60, 150],
    recycling: plasticRecycling,
    origins: "CN/HU/AT"
  },
  meat: {
    storage: coldStorage,
    shelfLife: [4, 8],
    recycling: plasticRecycling,
    origins: "SE"
  },
  mince: {
    storage: coldStorage,
    shelfLife: [4, 7],
    recycling: plasticRecycling,
    origins: "SE"
  },
  chicken: {
    storage: coldStorage,
    shelfLife: [5, 8],
    recycling: plasticRecycling,
    origins: "SE"
  },
  prepared: {
    storage: coldStorage,
    shelfLife: [6, 12],
    recycling: plasticRecycling,
    origins: "SE"
  },
  sausage: {
    storage: chilledStorage,
    shelfLife: [14, 25],
    recycling: plasticRecycling,
    origins: "SE"
  },
  coldcut: {
    storage: chilledStorage,
    shelfLife: [12, 25],
    recycling: plasticRecycling,
    origins: "SE/DK"
  },
  salami: {
    storage: chilledStorage,
    shelfLife: [20, 45],
    recycling: plasticRecycling,
    origins: "SE/DK/IT/ES"
  },
  pate: {
    storage: chilledStorage,
    shelfLife: [14, 30],
    recycling: plasticRecycling,
    origins: "SE"
  },
  vegmeat: {
    storage: chilledStorage,
    shelfLife: [12, 25],
    recycling: plasticRecycling,
    origins: "SE/NL",
    traits: ["vegan"]
  },
  fish: {
    storage: "Kylvara. Förvaras vid högst +2 °C.",
    shelfLife: [2, 4],
    recycling: plasticRecycling,
    origins: "NO/SE"
  },
  smokedfish: {
    storage: coldStorage,
    shelfLife: [8, 18],
    recycling: plasticRecycling,
    origins: "NO"
  },
  herring: {
    storage: chilledStorage,
    shelfLife: [40, 90],
    recycling: glassRecycling,
    origins: "SE/NO/IS"
  },
  roe: {
    storage: chilledStorage,
    shelfLife: [40, 100],
    recycling: "Tuben sorteras som metall, korken som plast.",
    origins: "SE/NO"
  },
  shellfish: {
    storage: coldStorage,
    shelfLife: [4, 9],
    recycling: plasticRecycling,
    origins: "NO/DK/GL"
  },
  crabsticks: {
    storage: chilledStorage,
    shelfLife: [20, 40],
    recycling: plasticRecycling,
    origins: "LT"
  }
}
