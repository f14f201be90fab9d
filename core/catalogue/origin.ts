import type { ProductDetails } from "./model.ts"

/** The countries that replace the product's country of origin today, in the API's order (PPAGE-46). `today` is 'YYYY-MM-DD'. */
export const currentSubstitutes = (
  { substitutes }: Pick<ProductDetails, "substitutes">,
  today: string
): ReadonlyArray<string> =>
  substitutes.filter(({ from, to }) => from <= today && today <= to).map(({ country }) => country)
