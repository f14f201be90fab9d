import type { Profile } from "./profile-type.ts"

const dryStorage = "Förvaras torrt och inte för varmt."
const roomTemperatureStorage = "Förvaras i rumstemperatur."
const plasticRecycling = "Sorteras som plastförpackning."
const glassRecycling = "Burken sorteras som glas, locket som metall."
const boxRecycling = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."
const tinRecycling = "Sorteras som metallförpackning."

/** Sauces, preserves, spices and hot drinks. */
export const pantryProfiles: Readonly<Record<string, Profile>> = {
  oil: {
    storage: roomTemperatureStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE/IT/ES/GR"
  },
  vinegar: {
    storage: roomTemperatureStorage,
    shelfLife: [360, 720],
    recycling: glassRecycling,
    origins: "IT/SE/FR"
  },
  sauce: {
    storage: roomTemperatureStorage,
    shelfLife: [120, 240],
    recycling: plasticRecycling,
    origins: "SE/NL/PL"
  },
  mayonnaise: {
    storage: "Förvaras svalt. Öppnad förpackning i kylskåp.",
    shelfLife: [90, 150],
    recycling: plasticRecycling,
    origins: "SE/NL"
  },
  mustard: {
    storage: roomTemperatureStorage,
    shelfLife: [150, 300],
    recycling: plasticRecycling,
    origins: "SE"
  },
  soy: {
    storage: roomTemperatureStorage,
    shelfLife: [240, 480],
    recycling: glassRecycling,
    origins: "NL/CN/JP"
  },
  asiansauce: {
    storage: roomTemperatureStorage,
    shelfLife: [180, 360],
    recycling: glassRecycling,
    origins: "TH/CN"
  },
  pastasauce: {
    storage: roomTemperatureStorage,
    shelfLife: [180, 360],
    recycling: glassRecycling,
    origins: "IT"
  },
  pesto: {
    storage: roomTemperatureStorage,
    shelfLife: [120, 240],
    recycling: glassRecycling,
    origins: "IT"
  },
  spice: {
    storage: dryStorage,
    shelfLife: [240, 480],
    recycling: glassRecycling,
    origins: "IN/TR/ES/VN"
  },
  tacospice: {
    storage: dryStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE"
  },
  bouillon: {
    storage: dryStorage,
    shelfLife: [240, 480],
    recycling: boxRecycling,
    origins: "SE/DE/PL"
  },
  canned: {
    storage: roomTemperatureStorage,
    shelfLife: [360, 900],
    recycling: tinRecycling,
    origins: "IT/FR/HU"
  },
  pickles: {
    storage: "Öppnad burk förvaras i kylskåp.",
    shelfLife: [240, 480],
    recycling: glassRecycling,
    origins: "SE/TR/PL"
  },
  olives: {
    storage: "Öppnad burk förvaras i kylskåp.",
    shelfLife: [240, 480],
    recycling: glassRecycling,
    origins: "ES/GR/IT"
  },
  cannedfish: {
    storage: roomTemperatureStorage,
    shelfLife: [360, 900],
    recycling: tinRecycling,
    origins: "TH/NO/ES"
  },
  soup: {
    storage: roomTemperatureStorage,
    shelfLife: [240, 480],
    recycling: plasticRecycling,
    origins: "SE/DE/PL"
  },
  saucemix: {
    storage: dryStorage,
    shelfLife: [240, 480],
    recycling: plasticRecycling,
    origins: "SE/DE"
  },
  jam: {
    storage: "Öppnad förpackning förvaras i kylskåp.",
    shelfLife: [150, 300],
    recycling: glassRecycling,
    origins: "SE"
  },
  honey: {
    storage: roomTemperatureStorage,
    shelfLife: [360, 720],
    recycling: glassRecycling,
    origins: "SE"
  },
  spread: {
    storage: roomTemperatureStorage,
    shelfLife: [120, 240],
    recycling: glassRecycling,
    origins: "IT/NL/SE"
  },
  coffee: {
    storage: dryStorage,
    shelfLife: [120, 300],
    recycling: plasticRecycling,
    origins: "SE",
    traits: ["beans"]
  },
  tea: {
    storage: dryStorage,
    shelfLife: [240, 480],
    recycling: boxRecycling,
    origins: "GB/LK/PL"
  },
  cocoa: {
    storage: dryStorage,
    shelfLife: [180, 360],
    recycling: plasticRecycling,
    origins: "SE/NL"
  }
}
