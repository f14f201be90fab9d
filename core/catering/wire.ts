import { Schema } from "effect"
import { Kronor } from "../kernel/wire.ts"
import { cateringUnits } from "./model.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)
const list = Schema.Array
const Picture = Schema.Struct({ url: text })

/** A variant of a catered meal (CENTITY-09). Dates are 'YYYY-MM-DD'. */
export const WireMealVariant = Schema.Struct({
  id: text,
  name: text,
  gtin: text,
  quantityFrom: Schema.Finite,
  quantityTo: Schema.Finite,
  images: list(Picture),
  contents: list(text),
  storeDetails: Schema.Struct({
    v_has_price: Schema.Boolean,
    v_current_price: Schema.NullOr(Kronor),
    v_ordinary_price: Schema.NullOr(Kronor),
    v_availablefrom: Schema.optionalKey(textOrNull),
    v_availableto: Schema.optionalKey(textOrNull)
  }),
  freshnessGuarantee: textOrNull,
  storageInformation: textOrNull,
  contentInformation: textOrNull,
  allergenInformation: textOrNull,
  otherInformation: textOrNull,
  ingredientStatement: textOrNull
})

/** A catered meal (CENTITY-08). */
export const WireMeal = Schema.Struct({
  id: text,
  name: text,
  url: text,
  brand: textOrNull,
  image: Schema.NullOr(Picture),
  minOrder: Schema.NullOr(Schema.Finite),
  maxOrder: Schema.NullOr(Schema.Finite),
  unit: Schema.Literals(cateringUnits),
  sellable: Schema.Boolean,
  description: textOrNull,
  sides: list(Schema.Struct({ id: text, name: text, contents: list(text) })),
  variants: list(WireMealVariant)
})

/** A page of catered meals (CENTITY-10). */
export const WireMealList = Schema.Struct({
  items: list(WireMeal),
  currentPage: Schema.Finite,
  totalPages: Schema.Finite,
  totalCount: Schema.Finite,
  pageSize: Schema.Finite
})
