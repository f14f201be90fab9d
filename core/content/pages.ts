import type { PageDefinition } from "./define-page.ts"
import { articlePage } from "./pages/article.ts"
import { categoryPage } from "./pages/category.ts"
import { folderPage } from "./pages/folder.ts"
import { productPage } from "./pages/product.ts"

/** Every type of page; the first that matches the URL is loaded. */
export const pageDefinitions = [productPage, categoryPage, folderPage, articlePage] as const

type LoadedBy<Definition> =
  Definition extends PageDefinition<infer Type, infer _Match, infer Data> ? { readonly type: Type } & Data : never

/** A page with its loaded content; plain JSON. */
export type LoadedPage = LoadedBy<(typeof pageDefinitions)[number]>
export type PageType = LoadedPage["type"]
export type LoadedPageOf<Type extends PageType> = Extract<LoadedPage, { readonly type: Type }>
