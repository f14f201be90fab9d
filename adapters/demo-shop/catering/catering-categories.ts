export interface CateringCategory {
  readonly id: string
  readonly name: string
  /** The shelf life of the category's meals. */
  readonly freshness: string
  readonly storage: string
  readonly otherInformation: string
}

const coldStorage = "Förvaras i kylskåp, högst +5 °C. Ta fram 20 minuter före servering."
const trayDelivery = "Levereras på engångsfat, täckt och märkt med innehåll."

/** The categories of the menu, in its order. */
export const cateringCategories: ReadonlyArray<CateringCategory> = [
  {
    id: "smorgastartor",
    name: "Smörgåstårtor och landgångar",
    freshness: "Görs samma dag. Äts inom 24 timmar.",
    storage: coldStorage,
    otherInformation: "Levereras i kartong på fast bricka."
  },
  {
    id: "tartor",
    name: "Tårtor",
    freshness: "Bakas samma dag. Håller 2 dagar i kylskåp.",
    storage: "Förvaras i kylskåp, högst +8 °C.",
    otherInformation: "Levereras i tårtkartong. Text på tårtan önskar du i meddelandet till butiken."
  },
  {
    id: "plockmat",
    name: "Plockmat",
    freshness: "Görs samma dag. Äts inom 24 timmar.",
    storage: coldStorage,
    otherInformation: trayDelivery
  },
  {
    id: "buffeer",
    name: "Bufféer",
    freshness: "Görs samma dag. Äts inom 24 timmar.",
    storage: coldStorage,
    otherInformation: "Bröd, smör och servetter ingår. Levereras på engångsfat."
  },
  {
    id: "varmratter",
    name: "Varmrätter",
    freshness: "Håller 2 dagar i kylskåp.",
    storage: "Förvaras i kylskåp, högst +5 °C. Värms i ugn på 150 °C tills maten är 72 °C.",
    otherInformation: "Levereras kall i ugnssäkra formar."
  },
  {
    id: "sallader",
    name: "Sallader och wraps",
    freshness: "Görs samma dag. Äts inom 24 timmar.",
    storage: "Förvaras i kylskåp, högst +5 °C.",
    otherInformation: "Dressingen levereras för sig. Gaffel och servett ingår."
  },
  {
    id: "brickor",
    name: "Ost- och charkbrickor",
    freshness: "Läggs upp samma dag. Håller 2 dagar i kylskåp.",
    storage: "Förvaras i kylskåp, högst +8 °C. Ta fram 45 minuter före servering.",
    otherInformation: trayDelivery
  },
  {
    id: "jul",
    name: "Julbord",
    freshness: "Håller 3 dagar i kylskåp.",
    storage: "Förvaras i kylskåp, högst +5 °C. Det varma värms i ugn på 150 °C tills det är 72 °C.",
    otherInformation: "Levereras kallt i askar och ugnssäkra formar."
  }
]
