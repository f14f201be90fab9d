import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const roomTemperature = "Förvaras i rumstemperatur."
const carton = "Sorteras som pappersförpackning, korken som plast."
const plastic = "Sorteras som plastförpackning."

/** Cold drinks. '{}' in `ingredients` stands for the product's variant. */
export const drinksProfiles: Readonly<Record<string, Profile>> = {
  soda: {
    storage: roomTemperature,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    nutrients: [0, 0, 10, 10, 0, 0, 0],
    ingredients: "Kolsyrat vatten, socker, {}, surhetsreglerande medel (citronsyra), arom.",
    allergens: [],
    origins: "SE"
  },
  sugarfree: {
    storage: roomTemperature,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    nutrients: [0, 0, 0.2, 0, 0, 0, 0.02],
    ingredients:
      "Kolsyrat vatten, {}, surhetsreglerande medel, sötningsmedel (acesulfam K, sukralos), arom, konserveringsmedel.",
    allergens: [],
    origins: "SE"
  },
  water: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    nutrients: [0, 0, 0, 0, 0, 0, 0.02],
    ingredients: "Naturligt mineralvatten, kolsyra, {}, arom.",
    allergens: [],
    origins: "SE"
  },
  energy: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    nutrients: [0, 0, 0.5, 0, 0, 0, 0.1],
    ingredients:
      "Kolsyrat vatten, {}, taurin, koffein (32 mg/100 ml), surhetsreglerande medel, sötningsmedel (sukralos), vitaminer.",
    allergens: [],
    origins: "SE/AT"
  },
  juice: {
    storage: chilled,
    shelfLife: [15, 30],
    recycling: carton,
    nutrients: [0.1, 0, 10, 9, 0.3, 0.6, 0],
    ingredients: "{} 100 % juice.",
    allergens: [],
    origins: "SE/ES/BR"
  },
  drink: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: carton,
    nutrients: [0, 0, 9.5, 9, 0, 0, 0],
    ingredients: "Vatten, {}, socker, citronsyra, arom, vitamin C.",
    allergens: [],
    origins: "SE"
  },
  syrup: {
    storage: "Öppnad flaska förvaras i kylskåp.",
    shelfLife: [150, 300],
    recycling: plastic,
    nutrients: [0, 0, 10, 10, 0, 0, 0],
    ingredients: "Socker, vatten, {} 25 %, citronsyra, konserveringsmedel.",
    allergens: [],
    origins: "SE/DK"
  },
  beer: {
    storage: roomTemperature,
    shelfLife: [90, 180],
    recycling: "Pantas.",
    nutrients: [0, 0, 3, 0.2, 0, 0.4, 0],
    ingredients: "Vatten, KORNMALT, humle.",
    allergens: ["AW"],
    origins: "SE/DK/CZ"
  },
  cider: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: "Pantas.",
    nutrients: [0, 0, 9, 9, 0, 0, 0],
    ingredients: "Vatten, {}, kolsyra, socker, äppelsyra.",
    allergens: [],
    origins: "SE"
  },
  alcoholfreewine: {
    storage: roomTemperature,
    shelfLife: [180, 360],
    recycling: "Flaskan sorteras som glas.",
    nutrients: [0, 0, 4.5, 4.2, 0, 0.2, 0],
    ingredients: "Avalkoholiserat vin, druvmust, antioxidationsmedel (SULFIT).",
    allergens: ["AU"],
    origins: "DE/ES/FR"
  }
}
