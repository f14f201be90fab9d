import type { ParameterDocs } from "./call-docs.ts"
import { maxTake } from "./request-limits.ts"

export const store: ParameterDocs = {
  description: "The store's number. Without it, the response contains reference prices, which are those of no store.",
  example: "3201"
}

export const fields: ParameterDocs = {
  description:
    "'card' returns only the fields of a product that lists show, those of the schema ProductCard. Without this parameter, products have all fields.",
  example: "card"
}

export const postalCode: ParameterDocs = { description: "A postal code of five digits.", example: "11122" }

export const skip: ParameterDocs = {
  description: "How many hits to skip: page × take.",
  example: 0
}

/** Documents the parameter for the length of a list. */
export const take = (itemNoun: string, defaultCount: number): ParameterDocs => ({
  description: `The number of ${itemNoun} to return, from 1 to ${maxTake}; the default is ${defaultCount}. More than ${maxTake} counts as ${maxTake}.`,
  example: defaultCount,
  minimum: 1
})

export const sortField: ParameterDocs = { description: "The field to sort by; the default is relevance." }
export const sortOrder: ParameterDocs = { description: "The direction of the sort.", example: "ASC" }
export const brands: ParameterDocs = {
  description: "Returns only products of these brands, a comma-separated list of values of the facet 'Brands'."
}
export const productMarkings: ParameterDocs = {
  description:
    "Returns only products with these markings, a comma-separated list of values of the facet 'ProductMarkings'."
}
