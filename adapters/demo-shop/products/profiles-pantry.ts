import type { Profile } from "./profile-type.ts"

const dry = "Förvaras torrt och inte för varmt."
const roomTemperature = "Förvaras i rumstemperatur."
const plastic = "Sorteras som plastförpackning."
const glass = "Burken sorteras som glas, locket som metall."
const box = "Kartongen sorteras som pappersförpackning, innerpåsen som plast."
const tin = "Sorteras som metallförpackning."

/** Sauces, preserves, spices and hot drinks. */
export const pantryProfiles: Readonly<Record<string, Profile>> = {
  oil: {
    storage: roomTemperature,
    shelfLife: [180, 360],
    recycling: plastic,
    origins: "SE/IT/ES/GR"
  },
  vinegar: {
    storage: roomTemperature,
    shelfLife: [360, 720],
    recycling: glass,
    origins: "IT/SE/FR"
  },
  sauce: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: plastic,
    origins: "SE/NL/PL"
  },
  mayonnaise: {
    storage: "Förvaras svalt. Öppnad förpackning i kylskåp.",
    shelfLife: [90, 150],
    recycling: plastic,
    origins: "SE/NL"
  },
  mustard: {
    storage: roomTemperature,
    shelfLife: [150, 300],
    recycling: plastic,
    origins: "SE"
  },
  soy: {
    storage: roomTemperature,
    shelfLife: [240, 480],
    recycling: glass,
    origins: "NL/CN/JP"
  },
  asiansauce: {
    storage: roomTemperature,
    shelfLife: [180, 360],
    recycling: glass,
    origins: "TH/CN"
  },
  pastasauce: {
    storage: roomTemperature,
    shelfLife: [180, 360],
    recycling: glass,
    origins: "IT"
  },
  pesto: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: glass,
    origins: "IT"
  },
  spice: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: glass,
    origins: "IN/TR/ES/VN"
  },
  tacospice: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    origins: "SE"
  },
  bouillon: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: box,
    origins: "SE/DE/PL"
  },
  canned: {
    storage: roomTemperature,
    shelfLife: [360, 900],
    recycling: tin,
    origins: "IT/FR/HU"
  },
  pickles: {
    storage: "Öppnad burk förvaras i kylskåp.",
    shelfLife: [240, 480],
    recycling: glass,
    origins: "SE/TR/PL"
  },
  olives: {
    storage: "Öppnad burk förvaras i kylskåp.",
    shelfLife: [240, 480],
    recycling: glass,
    origins: "ES/GR/IT"
  },
  cannedfish: {
    storage: roomTemperature,
    shelfLife: [360, 900],
    recycling: tin,
    origins: "TH/NO/ES"
  },
  soup: {
    storage: roomTemperature,
    shelfLife: [240, 480],
    recycling: plastic,
    origins: "SE/DE/PL"
  },
  saucemix: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: plastic,
    origins: "SE/DE"
  },
  jam: {
    storage: "Öppnad förpackning förvaras i kylskåp.",
    shelfLife: [150, 300],
    recycling: glass,
    origins: "SE"
  },
  honey: {
    storage: roomTemperature,
    shelfLife: [360, 720],
    recycling: glass,
    origins: "SE"
  },
  spread: {
    storage: roomTemperature,
    shelfLife: [120, 240],
    recycling: glass,
    origins: "IT/NL/SE"
  },
  coffee: {
    storage: dry,
    shelfLife: [120, 300],
    recycling: plastic,
    origins: "SE",
    traits: ["beans"]
  },
  tea: {
    storage: dry,
    shelfLife: [240, 480],
    recycling: box,
    origins: "GB/LK/PL"
  },
  cocoa: {
    storage: dry,
    shelfLife: [180, 360],
    recycling: plastic,
    origins: "SE/NL"
  }
}
