import type { LoadedPage, LoadedPageOf, PageType } from "#core/content/pages.ts"
import { cateringData } from "./catering.ts"
import { categoryData } from "./category.ts"
import type { StructuredData, StructuredDataContext } from "./model.ts"
import { offerData } from "./offer.ts"
import { productData } from "./product.ts"
import { recipeData } from "./recipe.ts"

type Describe<Type extends PageType> = (
  page: LoadedPageOf<Type>,
  context: StructuredDataContext
) => ReadonlyArray<StructuredData>

/** The page types that have structured data for search engines. */
const describers: { readonly [Type in PageType]?: Describe<Type> } = {
  offer: offerData,
  product: productData,
  category: categoryData,
  recipe: recipeData,
  catering: cateringData
}

/** Describes a page for search engines; empty for a page type without structured data. */
export const structuredDataOf = (page: LoadedPage, context: StructuredDataContext): ReadonlyArray<StructuredData> => {
  const describe = describers[page.type] as Describe<PageType> | undefined
  return describe?.(page, context) ?? []
}
