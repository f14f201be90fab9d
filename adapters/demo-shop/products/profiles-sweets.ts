import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const dry = "Förvaras torrt och inte för varmt."
const roomTemperature = "Förvaras i rumstemperatur."
const plastic = "Sorteras som plastförpackning."
const glass = "Burken sorteras som glas, locket som metall."
const box = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."

/** Sweets, snacks, baby food and delicatessen. '{}' in `ingredients` stands for the product's variant. */
export const sweetsProfiles: Readonly<Record<string, Profile>> = {
  chocolate: {
    storage: dry,
    shelfLife: [90, 210],
    recycling: plastic,
    nutrients: [31, 18, 57, 56, 2, 6.5, 0.25],
    ingredients: "Socker, kakaosmör, kakaomassa, MJÖLKPULVER, VASSLEPULVER, {}, SOJALECITIN, arom.",
    allergens: ["AM", "AY"],
    mayContain: ["AN", "AW"],
    origins: "SE/NO/CH"
  },
  darkchocolate: {
    storage: dry,
    shelfLife: [120, 300],
    recycling: plastic,
    nutrients: [42, 25, 34, 29, 11, 9, 0.05],
    ingredients: "Kakaomassa, kakaosmör, socker, {}, SOJALECITIN, vanilj.",
    allergens: ["AY"],
    mayContain: ["AM", "AN"],
    origins: "SE/CH/FR"
  },
  candy: {
    storage: dry,
    shelfLife: [120, 300],
    recycling: plastic,
    nutrients: [0.4, 0.2, 80, 60, 0.2, 4, 0.1],
    ingredients: "Socker, glukossirap, modifierad stärkelse, gelatin, {}, citronsyra, aromer, färgämnen.",
    allergens: [],
    mayContain: ["AW", "AM"],
    origins: "SE/DK/FI"
  },
  licorice: {
    storage: dry,
    shelfLife: [120, 300],
    recycling: plastic,
    nutrients: [0.6, 0.3, 76, 50, 1, 4, 0.6],
    ingredients: "Socker, VETEMJÖL, glukossirap, lakritsextrakt 3 %, ammoniumklorid, {}, anisolja.",
    allergens: ["AW"],
    origins: "SE/FI/DK"
  },
  gum: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [0.2, 0.1, 65, 0, 0, 0, 0],
    ingredients: "Sötningsmedel (xylitol, sorbitol), tuggummibas, {}, aromer, fyllnadsmedel.",
    allergens: [],
    mayContain: ["AY"],
    origins: "DK/SE"
  },
  chips: {
    storage: dry,
    shelfLife: [45, 90],
    recycling: plastic,
    nutrients: [32, 2.8, 51, 3, 4.5, 6, 1.6],
    ingredients: "Potatis, solrosolja, {}, lökpulver, salt, arom.",
    allergens: [],
    mayContain: ["AM", "BM"],
    origins: "SE"
  },
  snacks: {
    storage: dry,
    shelfLife: [60, 120],
    recycling: plastic,
    nutrients: [27, 6, 58, 4, 3.5, 7, 1.7],
    ingredients: "Majs, vegetabilisk olja, {}, salt, OSTPULVER, arom.",
    allergens: ["AM"],
    mayContain: ["AW", "AY"],
    origins: "SE"
  },
  saltednuts: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    nutrients: [50, 7.5, 13, 5, 7, 24, 1],
    ingredients: "NÖTTER, solrosolja, {}, salt.",
    allergens: ["AN", "AP"],
    mayContain: ["AS"],
    origins: "SE/US"
  },
  dipmix: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: plastic,
    nutrients: [3, 1.2, 60, 40, 3, 6, 16],
    ingredients: "Socker, salt, {}, lök, vitlök, persilja, YSTPULVER, arom.",
    allergens: ["AM"],
    mayContain: ["BC", "BM"],
    origins: "SE"
  },
  bar: {
    storage: dry,
    shelfLife: [90, 210],
    recycling: plastic,
    nutrients: [12, 5, 42, 18, 8, 25, 0.5],
    ingredients: "MJÖLKPROTEIN, {}, HAVRE, glukossirap, kakao, SOJAPROTEIN, sötningsmedel.",
    allergens: ["AM", "AW", "AY"],
    mayContain: ["AN", "AP"],
    origins: "SE"
  },
  babyfood: {
    storage: roomTemperature,
    shelfLife: [120, 300],
    recycling: glass,
    nutrients: [2, 0.4, 9, 3, 1.6, 2.5, 0.05],
    ingredients: "{}, vatten, rapsolja, vitamin C.",
    allergens: [],
    mayContain: ["BC"],
    origins: "SE/DE/FR"
  },
  porridge: {
    storage: dry,
    shelfLife: [150, 300],
    recycling: box,
    nutrients: [10, 3, 62, 22, 5, 14, 0.25],
    ingredients: "SKUMMJÖLKSPULVER, FULLKORNSMJÖL (HAVRE, VETE), {}, rapsolja, mineraler, vitaminer.",
    allergens: ["AM", "AW"],
    origins: "SE"
  },
  formula: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: box,
    nutrients: [26, 10, 56, 55, 3, 10, 0.4],
    ingredients: "LAKTOS, SKUMMJÖLK, vegetabiliska oljor, VASSLEPROTEIN, mineraler, FISKOLJA, vitaminer.",
    allergens: ["AM", "AF"],
    origins: "NL/DE/IE",
    traits: ["nopromo"]
  },
  deli: {
    storage: chilled,
    shelfLife: [6, 15],
    recycling: plastic,
    nutrients: [9, 2.4, 14, 3, 1.4, 6, 1],
    ingredients: "{}, potatis, grönsaker, rapsolja, MJÖLK, ÄGG, kryddor, salt.",
    allergens: ["AM", "AE"],
    mayContain: ["BM", "BC", "AW"],
    origins: "SE"
  },
  hummus: {
    storage: chilled,
    shelfLife: [15, 35],
    recycling: plastic,
    nutrients: [22, 2.4, 12, 1, 5, 7, 1],
    ingredients: "Kikärter 50 %, rapsolja, SESAMPASTA, {}, citronsaft, vitlök, salt.",
    allergens: ["AS"],
    origins: "SE",
    traits: ["vegan"]
  }
}
