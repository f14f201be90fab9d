import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const dry = "Förvaras torrt och inte för varmt."
const roomTemperature = "Förvaras i rumstemperatur."
const plastic = "Sorteras som plastförpackning."
const box = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."

/** Bread, pasta, grains and baking products. '{}' in `ingredients` stands for the product's variant. */
export const bakeryProfiles: Readonly<Record<string, Profile>> = {
  bread: {
    storage: roomTemperature,
    shelfLife: [3, 6],
    recycling: plastic,
    nutrients: [3.5, 0.5, 45, 5, 5.5, 9, 1.1],
    ingredients: "VETEMJÖL, vatten, RÅGSIKT, {}, jäst, rapsolja, sirap, VETEGLUTEN, salt.",
    allergens: ["AW"],
    mayContain: ["AS", "AM"],
    origins: "SE"
  },
  darkbread: {
    storage: roomTemperature,
    shelfLife: [4, 7],
    recycling: plastic,
    nutrients: [4.5, 0.6, 38, 6, 9, 9, 1.1],
    ingredients: "RÅGMJÖL, vatten, VETEMJÖL, linfrön, solroskärnor, {}, sirap, surdeg, jäst, salt.",
    allergens: ["AW"],
    mayContain: ["AS", "AM"],
    origins: "SE"
  },
  glutenfree: {
    storage: roomTemperature,
    shelfLife: [5, 20],
    recycling: plastic,
    nutrients: [6, 0.8, 42, 4, 7, 4, 1.1],
    ingredients: "Vatten, majsstärkelse, risstärkelse, psylliumfröskal, rapsolja, {}, jäst, socker, salt.",
    allergens: [],
    mayContain: ["AY", "AM"],
    origins: "SE/IT",
    traits: ["gf"]
  },
  crispbread: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: box,
    nutrients: [2, 0.3, 63, 1.5, 16, 9.5, 1.1],
    ingredients: "FULLKORNSMJÖL AV RÅG, vatten, {}, jäst, salt.",
    allergens: ["AW"],
    mayContain: ["AS", "AM"],
    origins: "SE"
  },
  pastry: {
    storage: roomTemperature,
    shelfLife: [5, 12],
    recycling: plastic,
    nutrients: [15, 6, 48, 22, 2, 6.5, 0.6],
    ingredients: "VETEMJÖL, socker, vegetabilisk olja (raps, palm), ÄGG, {}, MJÖLKPULVER, jäst, salt.",
    allergens: ["AW", "AE", "AM"],
    mayContain: ["AN"],
    origins: "SE"
  },
  cake: {
    storage: chilled,
    shelfLife: [6, 14],
    recycling: plastic,
    nutrients: [18, 8, 42, 30, 1.5, 4.5, 0.4],
    ingredients: "Socker, GRÄDDE, VETEMJÖL, ÄGG, MANDEL, {}, stärkelse, gelatin.",
    allergens: ["AW", "AE", "AM", "AN"],
    origins: "SE"
  },
  cookie: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    nutrients: [21, 10, 65, 32, 2.5, 6, 0.6],
    ingredients: "VETEMJÖL, socker, vegetabilisk olja (palm, raps), {}, glukossirap, bakpulver, salt.",
    allergens: ["AW"],
    mayContain: ["AN", "AM"],
    origins: "SE/DK"
  },
  pasta: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [1.5, 0.3, 71, 3, 3, 12, 0.01],
    ingredients: "DURUMVETE, vatten.",
    allergens: ["AW"],
    mayContain: ["AE"],
    origins: "IT/SE"
  },
  freshpasta: {
    storage: chilled,
    shelfLife: [15, 30],
    recycling: plastic,
    nutrients: [6, 2.6, 44, 2.5, 2.5, 11, 0.9],
    ingredients: "VETEMJÖL, ÄGG 20 %, fyllning ({}), DURUMVETE, salt.",
    allergens: ["AW", "AE", "AM"],
    origins: "IT"
  },
  noodles: {
    storage: dry,
    shelfLife: [120, 240],
    recycling: plastic,
    nutrients: [16, 7.5, 60, 2, 2.5, 9, 4.5],
    ingredients: "VETEMJÖL, palmolja, salt, {}, SOJA, socker, kryddor, smakförstärkare.",
    allergens: ["AW", "AY"],
    mayContain: ["AC", "BC"],
    origins: "TH/ID/KR"
  },
  rice: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [0.7, 0.2, 78, 0.2, 1.3, 7.5, 0],
    ingredients: "Ris 100 %.",
    allergens: [],
    origins: "IN/TH/IT"
  },
  grain: {
    storage: dry,
    shelfLife: [150, 300],
    recycling: plastic,
    nutrients: [2, 0.4, 65, 2, 9, 13, 0.02],
    ingredients: "{} 100 %.",
    allergens: ["AW"],
    origins: "SE/TR/PE"
  },
  legume: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [1.8, 0.3, 48, 2, 13, 23, 0.02],
    ingredients: "Torkade baljväxter 100 %.",
    allergens: [],
    origins: "CA/TR/SE",
    traits: ["vegan"]
  },
  flour: {
    storage: dry,
    shelfLife: [120, 240],
    recycling: "Sorteras som pappersförpackning.",
    nutrients: [1.7, 0.3, 69, 1, 4, 11, 0],
    ingredients: "VETEMJÖL, mjölbehandlingsmedel (askorbinsyra).",
    allergens: ["AW"],
    origins: "SE"
  },
  sugar: {
    storage: dry,
    shelfLife: [360, 720],
    recycling: "Sorteras som pappersförpackning.",
    nutrients: [0, 0, 99, 99, 0, 0, 0],
    ingredients: "Socker.",
    allergens: [],
    origins: "SE"
  },
  baking: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [12, 7, 55, 35, 5, 7, 0.8],
    ingredients: "{}, socker, stärkelse, arom.",
    allergens: [],
    mayContain: ["AW", "AM", "AN"],
    origins: "SE/DK/DE"
  },
  cereal: {
    storage: dry,
    shelfLife: [120, 240],
    recycling: box,
    nutrients: [9, 1.4, 60, 14, 9, 10, 0.3],
    ingredients: "HAVREGRYN, {}, VETEFLINGOR, socker, rapsolja, honung, salt.",
    allergens: ["AW"],
    mayContain: ["AN", "AM"],
    origins: "SE/DE"
  },
  oats: {
    storage: dry,
    shelfLife: [120, 240],
    recycling: "Sorteras som pappersförpackning.",
    nutrients: [7, 1.3, 58, 1, 10, 13, 0],
    ingredients: "HAVREGRYN 100 %.",
    allergens: ["AW"],
    origins: "SE/FI"
  }
}
