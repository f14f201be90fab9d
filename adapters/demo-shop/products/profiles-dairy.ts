import type { Profile } from "./profile-type.ts"

const chilled = "Kylvara. Förvaras vid högst +8 °C."
const roomTemperature = "Förvaras i rumstemperatur."
const cool = "Förvaras svalt."
const carton = "Sorteras som pappersförpackning, korken som plast."
const plastic = "Sorteras som plastförpackning."

/** Dairy products, eggs and plant-based alternatives. '{}' in `ingredients` stands for the product's variant. */
export const dairyProfiles: Readonly<Record<string, Profile>> = {
  milk: {
    storage: chilled,
    shelfLife: [7, 9],
    recycling: carton,
    nutrients: [1.5, 1, 4.9, 4.9, 0, 3.5, 0.1],
    ingredients: "MJÖLK, vitamin D.",
    allergens: ["AM"],
    origins: "SE"
  },
  lactosefree: {
    storage: chilled,
    shelfLife: [9, 14],
    recycling: carton,
    nutrients: [1.5, 1, 2.9, 2.9, 0, 3.5, 0.1],
    ingredients: "MJÖLK, enzymet laktas, vitamin D.",
    allergens: ["AM"],
    origins: "SE"
  },
  plantdrink: {
    storage: chilled,
    shelfLife: [12, 30],
    recycling: carton,
    nutrients: [1.5, 0.2, 6.6, 4, 0.8, 1, 0.1],
    ingredients: "Vatten, HAVRE 10 %, rapsolja, kalciumkarbonat, kalciumfosfat, salt, vitaminer (D2, riboflavin, B12).",
    allergens: ["AW"],
    origins: "SE/FI",
    traits: ["vegan"]
  },
  soydrink: {
    storage: roomTemperature,
    shelfLife: [30, 90],
    recycling: carton,
    nutrients: [1.8, 0.3, 2.5, 2.5, 0.5, 3, 0.09],
    ingredients: "Vatten, SOJABÖNOR 8 %, socker, kalcium, havssalt, vitaminer (B2, B12, D2).",
    allergens: ["AY"],
    origins: "BE/FR",
    traits: ["vegan"]
  },
  nutdrink: {
    storage: roomTemperature,
    shelfLife: [30, 90],
    recycling: carton,
    nutrients: [1.2, 0.1, 2.4, 2.4, 0.3, 0.5, 0.14],
    ingredients: "Vatten, {} 2,3 %, socker, kalcium, havssalt, stabiliseringsmedel (fruktkärnmjöl), vitaminer.",
    allergens: [],
    origins: "BE/FR",
    traits: ["vegan"]
  },
  yoghurt: {
    storage: chilled,
    shelfLife: [10, 18],
    recycling: carton,
    nutrients: [2.5, 1.6, 10.5, 9.5, 0, 3.3, 0.1],
    ingredients: "MJÖLK, socker, {} 7 %, majsstärkelse, naturlig arom, yoghurtkultur.",
    allergens: ["AM"],
    origins: "SE"
  },
  plainyoghurt: {
    storage: chilled,
    shelfLife: [10, 18],
    recycling: carton,
    nutrients: [3, 2, 4.4, 4.4, 0, 3.9, 0.1],
    ingredients: "MJÖLK, syrningskultur.",
    allergens: ["AM"],
    origins: "SE"
  },
  plantyoghurt: {
    storage: chilled,
    shelfLife: [12, 25],
    recycling: plastic,
    nutrients: [2.4, 0.4, 7, 5, 0.9, 3.2, 0.15],
    ingredients: "Vatten, HAVRE eller SOJABÖNOR, {}, rapsolja, stärkelse, kalcium, kulturer.",
    allergens: ["AW", "AY"],
    origins: "SE/FI/BE",
    traits: ["vegan"]
  },
  cream: {
    storage: chilled,
    shelfLife: [10, 20],
    recycling: carton,
    nutrients: [27, 17, 3.3, 3.3, 0, 2.3, 0.1],
    ingredients: "GRÄDDE, syrningskultur.",
    allergens: ["AM"],
    origins: "SE"
  },
  butter: {
    storage: chilled,
    shelfLife: [30, 60],
    recycling: plastic,
    nutrients: [75, 30, 0.5, 0.5, 0, 0.5, 1.1],
    ingredients: "GRÄDDE, rapsolja, salt, syrningskultur.",
    allergens: ["AM"],
    origins: "SE/DK"
  },
  margarine: {
    storage: chilled,
    shelfLife: [30, 60],
    recycling: plastic,
    nutrients: [60, 18, 0.4, 0.3, 0, 0.2, 0.9],
    ingredients: "Rapsolja, vatten, palmfett, salt, emulgeringsmedel, citronsyra, vitamin A och D.",
    allergens: [],
    origins: "SE/FI"
  },
  cheese: {
    storage: chilled,
    shelfLife: [25, 60],
    recycling: plastic,
    nutrients: [28, 18, 0, 0, 0, 26, 1.2],
    ingredients: "MJÖLK, salt, syrningskultur, ystenzym.",
    allergens: ["AM"],
    origins: "SE"
  },
  softcheese: {
    storage: chilled,
    shelfLife: [20, 45],
    recycling: plastic,
    nutrients: [24, 16, 3, 3, 0, 7, 0.8],
    ingredients: "MJÖLK, GRÄDDE, {}, salt, stabiliseringsmedel (fruktkärnmjöl), syrningskultur.",
    allergens: ["AM"],
    origins: "SE/DK/FR"
  },
  importedcheese: {
    storage: chilled,
    shelfLife: [25, 60],
    recycling: plastic,
    nutrients: [26, 17, 1, 0.5, 0, 20, 1.6],
    ingredients: "MJÖLK, salt, syrningskultur, löpe.",
    allergens: ["AM"],
    origins: "IT/FR/GR/DK/NL"
  },
  egg: {
    storage: cool,
    shelfLife: [14, 21],
    recycling: "Sorteras som pappersförpackning.",
    nutrients: [9.7, 2.7, 0.3, 0.3, 0, 12.4, 0.36],
    ingredients: "ÄGG från frigående höns inomhus.",
    allergens: ["AE"],
    origins: "SE"
  },
  dessert: {
    storage: chilled,
    shelfLife: [12, 25],
    recycling: plastic,
    nutrients: [5, 3.2, 17, 14, 0.2, 3.5, 0.15],
    ingredients: "MJÖLK, socker, GRÄDDE, {}, modifierad stärkelse, salt.",
    allergens: ["AM"],
    origins: "SE/DE"
  }
}
