import { fromKronor } from "../kernel/money.ts"
import type { CateredMeal, MealVariant } from "./model.ts"

/** A variant that costs 99 kr and is sold in quantities of 8 to 40. */
export const aMealVariant = (fields: Partial<MealVariant> = {}): MealVariant => ({
  id: "C1-1",
  name: "",
  gtin: "2900031001018",
  quantityFrom: 8,
  quantityTo: 40,
  pictures: ["/images/catering/C1"],
  contents: ["Ljust bröd", "Räkröra"],
  price: fromKronor(99),
  ordinaryPrice: fromKronor(99),
  availableFrom: null,
  availableTo: null,
  freshness: "Äts inom 24 timmar.",
  storage: "Förvaras i kylskåp.",
  contentInformation: "Räknat på 350 g per portion.",
  allergens: "Innehåller gluten och kräftdjur.",
  otherInformation: "Levereras på fast bricka.",
  ingredients: "Ljust bröd: VETEMJÖL. Räkröra: RÄKOR.",
  ...fields
})

export const aMeal = (fields: Partial<CateredMeal> = {}): CateredMeal => ({
  id: "C1",
  name: "Smörgåstårta",
  url: "/catering/smorgastartor/bestall-c:smorgastarta",
  brand: null,
  picture: "/images/catering/C1",
  minOrder: 8,
  maxOrder: 40,
  unit: "per person",
  sellable: true,
  description: "Med räkor och lax.",
  sides: [],
  variants: [aMealVariant()],
  ...fields
})
