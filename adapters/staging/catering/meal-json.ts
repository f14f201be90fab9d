import type { Schema } from "effect"
import type { WireMeal } from "#core/catering/wire.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { toKronor } from "#core/kernel/money.ts"
import type { MenuRow } from "./read-meals.ts"
import { pickupDates } from "./season.ts"

type MealJson = Schema.Codec.Encoded<typeof WireMeal>

/** Converts a meal to the wire format; `isPrepared` states whether the store prepares it. */
export const mealJson = (
  { image_url, variants, ...meal }: MenuRow,
  { isPrepared, now }: { readonly isPrepared: boolean; readonly now: number }
): MealJson => {
  const dates = pickupDates(meal, stockholmDate(now))
  const images = image_url === null ? [] : [{ url: image_url }]
  return {
    id: meal.id,
    name: meal.name,
    url: meal.url,
    brand: meal.brand,
    image: images[0] ?? null,
    minOrder: Math.min(...variants.map(({ quantity_from }) => quantity_from)),
    maxOrder: Math.max(...variants.map(({ quantity_to }) => quantity_to)),
    unit: meal.unit,
    sellable: meal.sellable,
    description: meal.description,
    sides: meal.sides,
    variants: variants.map((variant) => ({
      id: `${meal.id}-${variant.position}`,
      name: variant.name,
      gtin: variant.gtin,
      quantityFrom: variant.quantity_from,
      quantityTo: variant.quantity_to,
      images,
      contents: variant.contents,
      storeDetails: {
        v_has_price: isPrepared,
        v_current_price: isPrepared ? toKronor(variant.price) : null,
        v_ordinary_price: isPrepared ? toKronor(variant.ordinary_price ?? variant.price) : null,
        v_availablefrom: dates.from,
        v_availableto: dates.orderUntil
      },
      freshnessGuarantee: variant.freshness,
      storageInformation: variant.storage,
      contentInformation: variant.content_information,
      allergenInformation: variant.allergens,
      otherInformation: variant.other_information,
      ingredientStatement: variant.ingredients
    }))
  }
}
