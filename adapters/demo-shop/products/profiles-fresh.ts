import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const cold = "Kylvara. Förvaras vid högst +4 °C."
const dry = "Förvaras torrt och inte för varmt."
const cool = "Förvaras svalt."
const plastic = "Sorteras som plastförpackning."
const glass = "Burken sorteras som glas, locket som metall."
const loose = "Säljs i lösvikt."

/** Fruit, vegetables, meat and fish. '{}' in `ingredients` stands for the product's variant. */
export const freshProfiles: Readonly<Record<string, Profile>> = {
  fruit: {
    storage: cool,
    shelfLife: [3, 6],
    recycling: loose,
    nutrients: [0.2, 0, 12, 10, 2, 0.6, 0],
    ingredients: null,
    allergens: [],
    origins: "ES/IT/NL"
  },
  vegetable: {
    storage: cool,
    shelfLife: [3, 7],
    recycling: plastic,
    nutrients: [0.2, 0, 4.5, 3, 1.8, 1.2, 0.02],
    ingredients: null,
    allergens: [],
    origins: "SE/NL/ES"
  },
  potato: {
    storage: "Förvaras mörkt och svalt.",
    shelfLife: [7, 14],
    recycling: plastic,
    nutrients: [0.1, 0, 16, 0.8, 1.6, 2, 0.01],
    ingredients: null,
    allergens: [],
    origins: "SE"
  },
  salad: {
    storage: chilled,
    shelfLife: [3, 6],
    recycling: plastic,
    nutrients: [0.3, 0, 2, 1.2, 1.7, 1.5, 0.05],
    ingredients: null,
    allergens: [],
    origins: "SE/IT/ES"
  },
  dressing: {
    storage: chilled,
    shelfLife: [14, 30],
    recycling: plastic,
    nutrients: [28, 2.6, 8, 5, 0.3, 1.2, 1.3],
    ingredients: "Rapsolja, vatten, socker, {}, ättika, ÄGGULA, SENAP, salt.",
    allergens: ["AE", "BM"],
    origins: "SE"
  },
  driedfruit: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    nutrients: [0.6, 0.1, 66, 58, 6, 2.8, 0.03],
    ingredients: "Torkad frukt 100 %. Kan innehålla kärnor eller delar av skal.",
    allergens: [],
    mayContain: ["AN"],
    origins: "TR/US/TN"
  },
  nuts: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    nutrients: [50, 6.5, 12, 4, 8, 20, 0.02],
    ingredients: "Nötter eller frön 100 %.",
    allergens: ["AN"],
    mayContain: ["AP", "AS"],
    origins: "US/TR/VN"
  },
  seeds: {
    storage: dry,
    shelfLife: [60, 150],
    recycling: plastic,
    nutrients: [45, 5, 14, 1.5, 9, 22, 0.02],
    ingredients: "Frön 100 %.",
    allergens: [],
    mayContain: ["AN", "AS"],
    origins: "CN/HU/AT"
  },
  meat: {
    storage: cold,
    shelfLife: [4, 8],
    recycling: plastic,
    nutrients: [8, 3.4, 0, 0, 0, 21, 0.15],
    ingredients: null,
    allergens: [],
    origins: "SE"
  },
  mince: {
    storage: cold,
    shelfLife: [4, 7],
    recycling: plastic,
    nutrients: [12, 5.2, 0, 0, 0, 20, 0.15],
    ingredients: null,
    allergens: [],
    origins: "SE"
  },
  chicken: {
    storage: cold,
    shelfLife: [5, 8],
    recycling: plastic,
    nutrients: [3, 0.9, 0, 0, 0, 22, 0.15],
    ingredients: "Fågelkött 100 %.",
    allergens: [],
    origins: "SE"
  },
  prepared: {
    storage: cold,
    shelfLife: [6, 12],
    recycling: plastic,
    nutrients: [10, 3.6, 4, 2, 0.2, 17, 1.4],
    ingredients: "Kött 85 %, vatten, rapsolja, salt, socker, {}, kryddor, lök, konserveringsmedel.",
    allergens: [],
    mayContain: ["BM", "BC"],
    origins: "SE"
  },
  sausage: {
    storage: chilled,
    shelfLife: [14, 25],
    recycling: plastic,
    nutrients: [20, 8, 5, 1, 0.2, 11, 2],
    ingredients:
      "Gris- och nötkött 58 %, vatten, potatisstärkelse, salt, {}, kryddor, lök, antioxidationsmedel (askorbinsyra), konserveringsmedel (natriumnitrit).",
    allergens: [],
    mayContain: ["BM"],
    origins: "SE"
  },
  coldcut: {
    storage: chilled,
    shelfLife: [12, 25],
    recycling: plastic,
    nutrients: [4, 1.6, 1.5, 1, 0, 19, 2.3],
    ingredients:
      "Griskött 88 %, vatten, salt, druvsocker, {}, antioxidationsmedel (natriumaskorbat), konserveringsmedel (natriumnitrit).",
    allergens: [],
    origins: "SE/DK"
  },
  salami: {
    storage: chilled,
    shelfLife: [20, 45],
    recycling: plastic,
    nutrients: [34, 13, 1, 0.8, 0, 24, 4],
    ingredients: "Griskött, salt, druvsocker, {}, kryddor, vitlök, konserveringsmedel (natriumnitrit), rök.",
    allergens: [],
    origins: "SE/DK/IT/ES"
  },
  pate: {
    storage: chilled,
    shelfLife: [14, 30],
    recycling: plastic,
    nutrients: [23, 8.5, 6, 2, 0.3, 10, 1.7],
    ingredients: "Grislever 35 %, grisfett, MJÖLK, VETEMJÖL, lök, salt, SARDELLER, kryddor.",
    allergens: ["AM", "AW", "AF"],
    origins: "SE"
  },
  vegmeat: {
    storage: chilled,
    shelfLife: [12, 25],
    recycling: plastic,
    nutrients: [9, 1.1, 7, 1, 5, 16, 1.2],
    ingredients: "Vatten, SOJAPROTEIN 20 %, rapsolja, lök, ärtfiber, jästextrakt, {}, salt, kryddor.",
    allergens: ["AY"],
    mayContain: ["AW"],
    origins: "SE/NL",
    traits: ["vegan"]
  },
  fish: {
    storage: "Kylvara. Förvaras vid högst +2 °C.",
    shelfLife: [2, 4],
    recycling: plastic,
    nutrients: [9, 1.6, 0, 0, 0, 20, 0.15],
    ingredients: "FISK 100 %.",
    allergens: ["AF"],
    origins: "NO/SE"
  },
  smokedfish: {
    storage: cold,
    shelfLife: [8, 18],
    recycling: plastic,
    nutrients: [11, 2, 0.5, 0.4, 0, 21, 2.8],
    ingredients: "FISK 96 %, salt, socker, {}, rök.",
    allergens: ["AF"],
    origins: "NO"
  },
  herring: {
    storage: chilled,
    shelfLife: [40, 90],
    recycling: glass,
    nutrients: [12, 2.2, 14, 13, 0.2, 9, 2.2],
    ingredients: "SILL 55 %, socker, vatten, lök, ättika, {}, salt, kryddor, konserveringsmedel (natriumbensoat).",
    allergens: ["AF"],
    origins: "SE/NO/IS"
  },
  roe: {
    storage: chilled,
    shelfLife: [40, 100],
    recycling: "Tuben sorteras som metall, korken som plast.",
    nutrients: [33, 3.2, 15, 13, 0, 6, 5.2],
    ingredients: "TORSKROM 42 %, rapsolja, socker, vatten, salt, potatisflingor, tomatpuré, konserveringsmedel.",
    allergens: ["AF"],
    origins: "SE/NO"
  },
  shellfish: {
    storage: cold,
    shelfLife: [4, 9],
    recycling: plastic,
    nutrients: [1.2, 0.2, 0.6, 0.3, 0, 17, 1.6],
    ingredients: "RÄKOR eller SKALDJUR, vatten, salt, surhetsreglerande medel.",
    allergens: ["AC"],
    mayContain: ["UM", "AF"],
    origins: "NO/DK/GL"
  },
  crabsticks: {
    storage: chilled,
    shelfLife: [20, 40],
    recycling: plastic,
    nutrients: [2, 0.2, 14, 5, 0, 8, 1.6],
    ingredients: "FISKPROTEIN 38 %, vatten, VETESTÄRKELSE, ÄGGVITA, socker, salt, KRABBEXTRAKT.",
    allergens: ["AF", "AW", "AE", "AC"],
    origins: "LT"
  }
}
