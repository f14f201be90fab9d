import type { Profile } from "./profile-type.ts"

const dry = "Förvaras torrt och inte för varmt."
const roomTemperature = "Förvaras i rumstemperatur."
const plastic = "Sorteras som plastförpackning."
const glass = "Burken sorteras som glas, locket som metall."
const box = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."
const tin = "Sorteras som metallförpackning."

/** Sauces, preserves, spices and hot drinks. '{}' in `ingredients` stands for the product's variant. */
export const pantryProfiles: Readonly<Record<string, Profile>> = {
  oil: {
    storage: roomTemperature,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [92, 9, 0, 0, 0, 0, 0],
    ingredients: "{} 100 %.",
    allergens: [],
    origins: "SE/IT/ES/GR"
  },
  vinegar: {
    storage: roomTemperature,
    shelfLife: [360, 720],
    recycling: glass,
    nutrients: [0, 0, 6, 5, 0, 0.2, 0.05],
    ingredients: "Vinäger, druvmust, antioxidationsmedel (sulfit).",
    allergens: ["AU"],
    origins: "IT/SE/FR"
  },
  sauce: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: plastic,
    nutrients: [3, 0.4, 16, 13, 1, 1.3, 2],
    ingredients: "Vatten, tomatpuré, socker, ättika, {}, salt, kryddor, modifierad stärkelse.",
    allergens: [],
    mayContain: ["BM", "BC"],
    origins: "SE/NL/PL"
  },
  mayonnaise: {
    storage: "Förvaras svalt. Öppnad förpackning i kylskåp.",
    shelfLife: [90, 150],
    recycling: plastic,
    nutrients: [70, 5.5, 2, 1.5, 0, 1, 1.2],
    ingredients: "Rapsolja, ÄGGULA, ättika, SENAP, {}, socker, salt.",
    allergens: ["AE", "BM"],
    origins: "SE/NL"
  },
  mustard: {
    storage: roomTemperature,
    shelfLife: [150, 300],
    recycling: plastic,
    nutrients: [6, 0.5, 24, 22, 3, 4.5, 2.8],
    ingredients: "Vatten, SENAPSFRÖ, socker, ättika, {}, salt, gurkmeja.",
    allergens: ["BM"],
    origins: "SE"
  },
  soy: {
    storage: roomTemperature,
    shelfLife: [240, 480],
    recycling: glass,
    nutrients: [0, 0, 6, 4, 0, 8, 14],
    ingredients: "Vatten, SOJABÖNOR, VETE, salt.",
    allergens: ["AY", "AW"],
    origins: "NL/CN/JP"
  },
  asiansauce: {
    storage: roomTemperature,
    shelfLife: [180, 360],
    recycling: glass,
    nutrients: [2, 0.3, 30, 27, 0.5, 1.5, 3.5],
    ingredients: "Socker, vatten, {}, SOJASÅS, vitlök, chili, risvinäger, salt.",
    allergens: ["AY", "AW"],
    mayContain: ["AC", "AS"],
    origins: "TH/CN"
  },
  pastasauce: {
    storage: roomTemperature,
    shelfLife: [180, 360],
    recycling: glass,
    nutrients: [3, 0.5, 7, 5.5, 1.5, 1.6, 1],
    ingredients: "Tomater 80 %, tomatpuré, {}, lök, solrosolja, basilika, vitlök, salt.",
    allergens: [],
    mayContain: ["AM", "BC"],
    origins: "IT"
  },
  pesto: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: glass,
    nutrients: [43, 6, 5, 3, 2, 5, 2.8],
    ingredients: "Solrosolja, {}, OST, CASHEWNÖTTER, olivolja, salt, pinjenötter.",
    allergens: ["AM", "AN"],
    mayContain: ["AE", "AP"],
    origins: "IT"
  },
  spice: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: glass,
    nutrients: [6, 1.5, 38, 6, 20, 11, 0.2],
    ingredients: "{}.",
    allergens: [],
    mayContain: ["BM", "BC", "AS"],
    origins: "IN/TR/ES/VN"
  },
  tacospice: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [5, 0.8, 48, 16, 12, 8, 20],
    ingredients: "Kryddor (spiskummin, chili, oregano, {}), lök, salt, maltodextrin, vitlök.",
    allergens: [],
    mayContain: ["BM", "BC", "AM"],
    origins: "SE"
  },
  bouillon: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: box,
    nutrients: [9, 4.5, 18, 6, 1, 8, 48],
    ingredients: "Salt, maltodextrin, jästextrakt, {}, SELLERI, arom, gurkmeja.",
    allergens: ["BC"],
    mayContain: ["AM", "AW", "AE"],
    origins: "SE/DE/PL"
  },
  canned: {
    storage: roomTemperature,
    shelfLife: [360, 900],
    recycling: tin,
    nutrients: [0.6, 0.1, 10, 3, 4, 4.5, 0.5],
    ingredients: "{}, vatten, salt.",
    allergens: [],
    origins: "IT/FR/HU"
  },
  pickles: {
    storage: "Öppnad burk förvaras i kylskåp.",
    shelfLife: [240, 480],
    recycling: glass,
    nutrients: [0.3, 0.1, 12, 11, 1.2, 0.7, 1.2],
    ingredients: "{}, vatten, socker, ättika, salt, SENAPSFRÖ, kryddor.",
    allergens: ["BM"],
    origins: "SE/TR/PL"
  },
  olives: {
    storage: "Öppnad burk förvaras i kylskåp.",
    shelfLife: [240, 480],
    recycling: glass,
    nutrients: [16, 2.3, 1, 0.3, 3, 1.2, 3],
    ingredients: "Oliver, vatten, {}, salt, surhetsreglerande medel.",
    allergens: [],
    origins: "ES/GR/IT"
  },
  cannedfish: {
    storage: roomTemperature,
    shelfLife: [360, 900],
    recycling: tin,
    nutrients: [9, 1.6, 1, 0.8, 0, 20, 1.1],
    ingredients: "FISK 70 %, {}, salt.",
    allergens: ["AF"],
    origins: "TH/NO/ES"
  },
  soup: {
    storage: roomTemperature,
    shelfLife: [240, 480],
    recycling: plastic,
    nutrients: [2.5, 1, 8, 3, 1.2, 2.2, 0.9],
    ingredients: "Vatten, {}, grönsaker, stärkelse, jästextrakt, salt, SELLERI, kryddor.",
    allergens: ["BC"],
    mayContain: ["AM", "AW"],
    origins: "SE/DE/PL"
  },
  saucemix: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: plastic,
    nutrients: [10, 5, 60, 12, 2, 9, 8],
    ingredients: "Stärkelse, VETEMJÖL, palmolja, {}, MJÖLKPULVER, salt, arom, jästextrakt.",
    allergens: ["AW", "AM"],
    mayContain: ["BC", "AE"],
    origins: "SE/DE"
  },
  jam: {
    storage: "Öppnad förpackning förvaras i kylskåp.",
    shelfLife: [150, 300],
    recycling: glass,
    nutrients: [0.2, 0, 46, 44, 1.2, 0.5, 0],
    ingredients: "{} 45 %, socker, vatten, pektin, citronsyra, konserveringsmedel (kaliumsorbat).",
    allergens: [],
    origins: "SE"
  },
  honey: {
    storage: roomTemperature,
    shelfLife: [360, 720],
    recycling: glass,
    nutrients: [0, 0, 80, 79, 0, 0.4, 0],
    ingredients: "Honung.",
    allergens: [],
    origins: "SE"
  },
  spread: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: glass,
    nutrients: [38, 8, 42, 36, 5, 10, 0.3],
    ingredients: "{}, socker, rapsolja, salt.",
    allergens: [],
    mayContain: ["AN", "AP", "AM", "AY"],
    origins: "IT/NL/SE"
  },
  coffee: {
    storage: dry,
    shelfLife: [120, 300],
    recycling: plastic,
    nutrients: null,
    ingredients: "Rostat kaffe 100 %.",
    allergens: [],
    origins: "SE",
    traits: ["beans"]
  },
  tea: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: box,
    nutrients: null,
    ingredients: "Te, {}, naturlig arom.",
    allergens: [],
    origins: "GB/LK/PL"
  },
  cocoa: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    nutrients: [2.5, 1.5, 80, 76, 6, 4.5, 0.2],
    ingredients: "Socker, kakao, druvsocker, salt, arom.",
    allergens: [],
    mayContain: ["AM"],
    origins: "SE/NL"
  }
}
