import type { CateredMeal, MealVariant } from "./model.ts"
import type { WireMeal, WireMealVariant } from "./wire.ts"

const variantFromWire = ({ storeDetails, ...wire }: typeof WireMealVariant.Type): MealVariant => ({
  id: wire.id,
  name: wire.name,
  gtin: wire.gtin,
  quantityFrom: wire.quantityFrom,
  quantityTo: wire.quantityTo,
  pictures: wire.images.map(({ url }) => url),
  contents: wire.contents,
  price: storeDetails.v_has_price ? storeDetails.v_current_price : null,
  ordinaryPrice: storeDetails.v_ordinary_price,
  availableFrom: storeDetails.v_availablefrom ?? null,
  availableTo: storeDetails.v_availableto ?? null,
  freshness: wire.freshnessGuarantee,
  storage: wire.storageInformation,
  contentInformation: wire.contentInformation,
  allergens: wire.allergenInformation,
  otherInformation: wire.otherInformation,
  ingredients: wire.ingredientStatement
})

/** Maps a meal from the API's format to the shop's. */
export const cateredMealFromWire = ({ image, variants, ...wire }: typeof WireMeal.Type): CateredMeal => ({
  ...wire,
  picture: image?.url ?? null,
  variants: variants.map(variantFromWire)
})
