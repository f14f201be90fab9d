import type { Profile } from "./profile-type.ts"

const plastic = "Sorteras som plastförpackning."
const paper = "Sorteras som pappersförpackning."
const none = { nutrients: null, ingredients: null, allergens: [] } as const
const awayFromChildren = "Förvaras oåtkomligt för barn."

/** Products that are not food. */
export const nonFoodProfiles: Readonly<Record<string, Profile>> = {
  detergent: {
    ...none,
    storage: awayFromChildren,
    recycling: plastic,
    origins: "SE/DK/DE",
    hazards: ["GHS07"],
    signal: "Varning"
  },
  cleaner: {
    ...none,
    storage: awayFromChildren,
    recycling: plastic,
    origins: "SE/DE",
    hazards: ["GHS07"],
    signal: "Varning"
  },
  strongcleaner: {
    ...none,
    storage: awayFromChildren,
    recycling: "Tom förpackning sorteras som plast, rester lämnas som farligt avfall.",
    origins: "SE/DE",
    hazards: ["GHS05", "GHS07"],
    signal: "Fara"
  },
  flammable: {
    ...none,
    storage: "Förvaras svalt, väl ventilerat och oåtkomligt för barn.",
    recycling: "Rester lämnas som farligt avfall.",
    origins: "SE/PL",
    hazards: ["GHS02", "GHS08"],
    signal: "Fara"
  },
  paper: { ...none, storage: "Förvaras torrt.", recycling: plastic, origins: "SE/FI" },
  household: { ...none, storage: null, recycling: plastic, origins: "SE/DE/CN" },
  candle: { ...none, storage: "Förvaras svalt.", recycling: paper, origins: "SE/PL" },
  plant: { ...none, storage: "Ställs ljust, inte i direkt sol.", recycling: plastic, origins: "SE/NL/DK" },
  petfood: {
    ...none,
    storage: "Förvaras torrt och svalt.",
    recycling: plastic,
    origins: "SE/DE/FR/HU",
    ingredients:
      "Kött och animaliska biprodukter ({}), spannmål, mineraler. Analytiska beståndsdelar enligt förpackningen."
  },
  pettoy: { ...none, storage: null, recycling: plastic, origins: "SE/CN" },
  diaper: {
    ...none,
    storage: "Förvaras torrt.",
    recycling: "Förpackningen sorteras som plast, använd blöja som restavfall.",
    origins: "SE/PL/DE"
  },
  hygiene: { ...none, storage: null, recycling: plastic, origins: "SE/DE/PL/FR" },
  spray: {
    ...none,
    storage: "Utsätt inte för temperaturer över +50 °C.",
    recycling: "Töm helt och sortera som metallförpackning.",
    origins: "DE/SE/GB",
    hazards: ["GHS02"],
    signal: "Fara"
  },
  medicine: {
    ...none,
    storage: "Förvaras utom syn- och räckhåll för barn, vid högst +25 °C.",
    recycling: "Överblivet läkemedel lämnas till apotek.",
    origins: "SE/DE/DK",
    traits: ["18", "nopromo"]
  },
  vitamin: {
    ...none,
    storage: "Förvaras torrt vid högst +25 °C, utom räckhåll för små barn.",
    recycling: plastic,
    origins: "SE/DK/FI",
    ingredients: "{}, fyllnadsmedel (mikrokristallin cellulosa), klumpförebyggande medel."
  },
  tobacco: { ...none, storage: "Förvaras torrt.", recycling: paper, origins: "DE/PL", traits: ["18", "nopromo"] },
  snus: { ...none, storage: "Förvaras i kylskåp.", recycling: plastic, origins: "SE", traits: ["18", "nopromo"] },
  lighter: {
    ...none,
    storage: "Utsätt inte för värme över +50 °C.",
    recycling: "Lämnas som farligt avfall.",
    origins: "FR/NL",
    hazards: ["GHS02"],
    signal: "Fara",
    traits: ["18"]
  }
}
