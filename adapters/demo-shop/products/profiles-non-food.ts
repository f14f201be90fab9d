import type { Profile } from "./profile-type.ts"

const plasticRecycling = "Sorteras som plastförpackning."
const paperRecycling = "Sorteras som pappersförpackning."
const outOfReachStorage = "Förvaras oåtkomligt för barn."

/** Products that are not food. */
export const nonFoodProfiles: Readonly<Record<string, Profile>> = {
  detergent: {
    storage: outOfReachStorage,
    recycling: plasticRecycling,
    origins: "SE/DK/DE",
    hazards: ["GHS07"],
    signalWord: "Varning"
  },
  cleaner: {
    storage: outOfReachStorage,
    recycling: plasticRecycling,
    origins: "SE/DE",
    hazards: ["GHS07"],
    signalWord: "Varning"
  },
  strongcleaner: {
    storage: outOfReachStorage,
    recycling: "Tom förpackning sorteras som plast, rester lämnas som farligt avfall.",
    origins: "SE/DE",
    hazards: ["GHS05", "GHS07"],
    signalWord: "Fara"
  },
  flammable: {
    storage: "Förvaras svalt, väl ventilerat och oåtkomligt för barn.",
    recycling: "Rester lämnas som farligt avfall.",
    origins: "SE/PL",
    hazards: ["GHS02", "GHS08"],
    signalWord: "Fara"
  },
  paper: { storage: "Förvaras torrt.", recycling: plasticRecycling, origins: "SE/FI" },
  household: { storage: null, recycling: plasticRecycling, origins: "SE/DE/CN" },
  candle: { storage: "Förvaras svalt.", recycling: paperRecycling, origins: "SE/PL" },
  plant: { storage: "Ställs ljust, inte i direkt sol.", recycling: plasticRecycling, origins: "SE/NL/DK" },
  petfood: {
    storage: "Förvaras torrt och svalt.",
    recycling: plasticRecycling,
    origins: "SE/DE/FR/HU"
  },
  nonfood: { storage: null, recycling: plasticRecycling, origins: "SE/CN" },
  diaper: {
    storage: "Förvaras torrt.",
    recycling: "Förpackningen sorteras som plast, använd blöja som restavfall.",
    origins: "SE/PL/DE"
  },
  hygiene: { storage: null, recycling: plasticRecycling, origins: "SE/DE/PL/FR" },
  spray: {
    storage: "Utsätt inte för temperaturer över +50 °C.",
    recycling: "Töm helt och sortera som metallförpackning.",
    origins: "DE/SE/GB",
    hazards: ["GHS02"],
    signalWord: "Fara"
  },
  medicine: {
    storage: "Förvaras utom syn- och räckhåll för barn, vid högst +25 °C.",
    recycling: "Överblivet läkemedel lämnas till apotek.",
    origins: "SE/DE/DK",
    traits: ["18", "nopromo"]
  },
  vitamin: {
    storage: "Förvaras torrt vid högst +25 °C, utom räckhåll för små barn.",
    recycling: plasticRecycling,
    origins: "SE/DK/FI"
  },
  tobacco: { storage: "Förvaras torrt.", recycling: paperRecycling, origins: "DE/PL", traits: ["18", "nopromo"] },
  snus: { storage: "Förvaras i kylskåp.", recycling: plasticRecycling, origins: "SE", traits: ["18", "nopromo"] },
  lighter: {
    storage: "Utsätt inte för värme över +50 °C.",
    recycling: "Lämnas som farligt avfall.",
    origins: "FR/NL",
    hazards: ["GHS02"],
    signalWord: "Fara",
    traits: ["18"]
  }
}
