import { Schema } from "effect"
import { Kronor } from "../kernel/wire.ts"
import { variantFlags } from "./model.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)
const numberOrNull = Schema.NullOr(Schema.Finite)
const list = Schema.Array

const Picture = Schema.Struct({ url: text, alt: text })

/** The fields of a recipe in a list. */
const summaryFields = {
  id: text,
  name: text,
  url: text,
  image: Schema.NullOr(Picture),
  /** In minutes. */
  cookingTime: numberOrNull,
  markings: list(text),
  quantity: Schema.Struct({ value: numberOrNull }),
  preview: Schema.Struct({
    /** The flags of the variants that can be chosen. */
    variants: list(text),
    /** The price of all products for the recipe's portions in the store, in kronor; null while one has no price. */
    minimumPrice: Schema.NullOr(Kronor),
    /** Whether the store sells every product. */
    fullySatisfied: Schema.Boolean
  }),
  recipeStoreDetails: Schema.Struct({ id: text }),
  sellable: Schema.Boolean
}

export const WireRecipeSummary = Schema.Struct(summaryFields)
export type WireRecipeSummary = typeof WireRecipeSummary.Type

export const WireIngredient = Schema.Struct({
  groupId: text,
  groupName: text,
  name: text,
  quantity: numberOrNull,
  unit: textOrNull,
  /** The plural of the name. */
  pluralName: Schema.optionalKey(text),
  /** How it is prepared. */
  note: Schema.optionalKey(textOrNull),
  /** The names of its substitutes in the recipe's variants. */
  substitutes: Schema.optionalKey(list(Schema.Struct({ variants: list(Schema.Literals(variantFlags)), name: text })))
})

/** A recipe (CENTITY-06). Whether it is a customer's favourite is not part of a shared response. */
export const WireRecipe = Schema.Struct({
  ...summaryFields,
  images: list(Picture),
  source: textOrNull,
  /** All steps as one text. */
  cookingInstructions: textOrNull,
  /** A tip. */
  cookingAdviceAdult: textOrNull,
  ingredients: list(WireIngredient),
  recipeInstructions: list(Schema.Struct({ text })),
  description: Schema.optionalKey(textOrNull),
  /** 'YYYY-MM-DD' */
  published: Schema.optionalKey(textOrNull),
  kilocalories: Schema.optionalKey(numberOrNull),
  cuisine: Schema.optionalKey(textOrNull),
  keywords: Schema.optionalKey(list(text)),
  categories: Schema.optionalKey(list(text))
})
export type WireRecipe = typeof WireRecipe.Type

const FacetOption = Schema.Struct({ option: text, count: Schema.Finite, selected: Schema.Boolean })

export const WireRecipeList = Schema.Struct({
  items: list(WireRecipeSummary),
  facets: list(Schema.Struct({ name: text, options: list(FacetOption) })),
  totalCount: Schema.Finite,
  pageSize: Schema.Finite,
  currentPage: Schema.Finite,
  totalPages: Schema.Finite
})

export const WireRecipeArticles = Schema.Struct({
  results: list(
    Schema.Struct({
      ingredientGroups: list(
        Schema.Struct({
          ingredients: list(
            Schema.Struct({
              name: text,
              /** The quantity of each product in packs or kilograms, by its id; empty when the store sells none. */
              articles: Schema.Record(text, Schema.Finite),
              /** The product's name, or 'Hemma' for a product that most people have at home (CAPI-15). */
              articleTypes: list(text)
            })
          )
        })
      )
    })
  )
})
export type WireRecipeArticles = typeof WireRecipeArticles.Type
