import type { Profile } from "./profile-type.ts"

const frozen = "Djupfryst. Förvaras vid −18 °C eller kallare. Får ej frysas på nytt efter upptining."
const plastic = "Sorteras som plastförpackning."
const box = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."

/** Frozen products. '{}' in `ingredients` stands for the product's variant. */
export const frozenProfiles: Readonly<Record<string, Profile>> = {
  frozenveg: {
    storage: frozen,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [0.4, 0.1, 6, 3, 3.5, 3, 0.03],
    ingredients: "{} 100 %.",
    allergens: [],
    origins: "SE/BE/PL",
    traits: ["vegan"]
  },
  fries: {
    storage: frozen,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [4.5, 0.5, 23, 0.6, 2.6, 2.4, 0.1],
    ingredients: "Potatis 95 %, solrosolja, {}, salt.",
    allergens: [],
    origins: "SE/NL/BE"
  },
  frozenberry: {
    storage: frozen,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [0.4, 0, 9, 7, 4, 0.9, 0],
    ingredients: "{} 100 %.",
    allergens: [],
    origins: "SE/FI/PL",
    traits: ["vegan"]
  },
  frozenmeal: {
    storage: frozen,
    shelfLife: [120, 300],
    recycling: box,
    nutrients: [6, 2.4, 16, 2.5, 1.5, 7, 1],
    ingredients: "{}, potatis, VETEMJÖL, MJÖLK, lök, rapsolja, grönsaker, salt, kryddor.",
    allergens: ["AW", "AM"],
    mayContain: ["BC", "BM", "AE"],
    origins: "SE"
  },
  pizza: {
    storage: frozen,
    shelfLife: [90, 210],
    recycling: box,
    nutrients: [9, 4, 28, 3, 2, 10, 1.3],
    ingredients: "VETEMJÖL, OST 20 %, tomatpuré, {}, vatten, rapsolja, jäst, salt.",
    allergens: ["AW", "AM"],
    origins: "SE/DE/IT"
  },
  frozenfish: {
    storage: frozen,
    shelfLife: [180, 360],
    recycling: box,
    nutrients: [3, 0.5, 2, 0.2, 0.2, 16, 0.3],
    ingredients: "FISK, {}.",
    allergens: ["AF"],
    origins: "NO/DK/CN"
  },
  breadedfish: {
    storage: frozen,
    shelfLife: [180, 360],
    recycling: box,
    nutrients: [9, 0.9, 17, 0.9, 0.9, 12, 0.9],
    ingredients: "FISK 62 %, VETEMJÖL, rapsolja, vatten, salt, jäst, kryddor.",
    allergens: ["AF", "AW"],
    origins: "DE/DK"
  },
  icecream: {
    storage: frozen,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [11, 7, 24, 22, 0.5, 3.4, 0.15],
    ingredients: "MJÖLK, GRÄDDE, socker, {}, glukossirap, emulgeringsmedel, stabiliseringsmedel (guarkärnmjöl).",
    allergens: ["AM"],
    mayContain: ["AN", "AE", "AW", "AY"],
    origins: "SE/DK"
  },
  plantice: {
    storage: frozen,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [9, 6, 25, 19, 1, 1.4, 0.15],
    ingredients: "HAVREBAS, socker, kokosolja, {}, glukossirap, stabiliseringsmedel.",
    allergens: ["AW"],
    mayContain: ["AN", "AM"],
    origins: "SE",
    traits: ["vegan"]
  },
  sorbet: {
    storage: frozen,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [0.2, 0.1, 24, 22, 0.5, 0.1, 0],
    ingredients: "Vatten, socker, {}, glukossirap, surhetsreglerande medel.",
    allergens: [],
    origins: "SE/DK"
  }
}
