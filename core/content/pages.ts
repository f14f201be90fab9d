import type { PageDefinition } from "./define-page.ts"
import type { PageType } from "./page-matches.ts"
import { articlePage } from "./pages/article.ts"
import { bagCategoryPage, bagFolderPage, bagPage } from "./pages/bags.ts"
import { cateringCategoryPage, cateringFolderPage } from "./pages/catering-lists.ts"
import { cateringPage } from "./pages/catering.ts"
import { categoryPage } from "./pages/category.ts"
import { customerServicePage } from "./pages/customer-service.ts"
import { folderPage } from "./pages/folder.ts"
import { offerPage } from "./pages/offer.ts"
import { productPage } from "./pages/product.ts"
import { recipeCategoryPage, recipeFolderPage } from "./pages/recipe-lists.ts"
import { recipePage } from "./pages/recipe.ts"

/** The loader of each type of page; it does not compile when a type lacks a loader or has another type's. */
export const pageDefinitions = {
  article: articlePage,
  bag: bagPage,
  bagCategory: bagCategoryPage,
  bagFolder: bagFolderPage,
  category: categoryPage,
  catering: cateringPage,
  cateringCategory: cateringCategoryPage,
  cateringFolder: cateringFolderPage,
  customerService: customerServicePage,
  folder: folderPage,
  offer: offerPage,
  product: productPage,
  recipe: recipePage,
  recipeCategory: recipeCategoryPage,
  recipeFolder: recipeFolderPage
} as const satisfies { readonly [Type in PageType]: PageDefinition<Type, object> }

type LoadedBy<Definition> =
  Definition extends PageDefinition<infer Type, infer Data> ? { readonly type: Type } & Data : never

/** A page with its loaded content; plain JSON. */
export type LoadedPage = LoadedBy<(typeof pageDefinitions)[PageType]>
export type { PageType }
export type LoadedPageOf<Type extends PageType> = Extract<LoadedPage, { readonly type: Type }>
