import type { ComponentType } from "react"
import type { LoadedPage, LoadedPageOf, PageType } from "#core/content/pages.ts"
import { importPage, type PageMeta } from "./page-data.ts"

export interface PageProps<Type extends PageType = PageType> {
  readonly page: LoadedPageOf<Type>
}

/** The exports of a page type's file. */
interface PageModule<Type extends PageType = PageType> {
  readonly Page: ComponentType<PageProps<Type>>
  readonly metaOf: (page: LoadedPageOf<Type>) => PageMeta
}

/** The skeleton of a loading page: a list of products, with a query as its heading for a search, or a picture with text. */
export type PageSkeleton = "search" | "products" | "content"

interface PageFile<Type extends PageType> {
  /** The file's name in the build's manifest. */
  readonly file: string
  readonly load: () => Promise<PageModule<Type>>
  readonly skeleton: PageSkeleton
}

/** The file of each type of page; a missing type does not compile. */
const files: { readonly [Type in PageType]: PageFile<Type> } = {
  product: {
    file: "web/routes/shopping/product.tsx",
    load: () => import("./shopping/product.tsx"),
    skeleton: "content"
  },
  category: {
    file: "web/routes/shopping/category.tsx",
    load: () => import("./shopping/category.tsx"),
    skeleton: "products"
  },
  recipe: { file: "web/routes/recipe.tsx", load: () => import("./recipe.tsx"), skeleton: "content" },
  recipeCategory: {
    file: "web/routes/recipe-category.tsx",
    load: () => import("./recipe-category.tsx"),
    skeleton: "content"
  },
  recipeFolder: {
    file: "web/routes/recipe-folder.tsx",
    load: () => import("./recipe-folder.tsx"),
    skeleton: "content"
  },
  offer: { file: "web/routes/offer.tsx", load: () => import("./offer.tsx"), skeleton: "content" },
  catering: { file: "web/routes/catering.tsx", load: () => import("./catering.tsx"), skeleton: "content" },
  cateringCategory: {
    file: "web/routes/catering-category.tsx",
    load: () => import("./catering-category.tsx"),
    skeleton: "content"
  },
  cateringFolder: {
    file: "web/routes/catering-folder.tsx",
    load: () => import("./catering-folder.tsx"),
    skeleton: "content"
  },
  bag: { file: "web/routes/bag.tsx", load: () => import("./bag.tsx"), skeleton: "content" },
  bagCategory: {
    file: "web/routes/bag-category.tsx",
    load: () => import("./bag-category.tsx"),
    skeleton: "content"
  },
  bagFolder: { file: "web/routes/bag-folder.tsx", load: () => import("./bag-folder.tsx"), skeleton: "content" },
  customerService: {
    file: "web/routes/customer-service.tsx",
    load: () => import("./customer-service.tsx"),
    skeleton: "content"
  },
  folder: { file: "web/routes/folder.tsx", load: () => import("./folder.tsx"), skeleton: "content" },
  article: { file: "web/routes/article.tsx", load: () => import("./article.tsx"), skeleton: "content" }
}

export const skeletonOf = (type: PageType): PageSkeleton => files[type].skeleton

/** The id of the route that shows pages of these types: its file's name in the build's manifest. */
export const pageRouteId = "web/routes/page.tsx"

const loadedModules = new Map<PageType, PageModule>()

/** Loads the code of a type of page, for the page's loader. */
export const loadPageModule = async (type: PageType, address: string): Promise<PageModule> => {
  const loadedModule = loadedModules.get(type)
  if (loadedModule !== undefined) return loadedModule
  const module = (await importPage<unknown>(files[type].load, address)) as PageModule
  loadedModules.set(type, module)
  return module
}

export const pageModule = (type: PageType): PageModule => {
  const module = loadedModules.get(type)
  if (module === undefined) throw new Error(`The page of type ${type} was shown before it was loaded`)
  return module
}

/** The page in the loader data; null when another route's page is shown. */
export const loadedPageOf = (loaderData: unknown): LoadedPage | null => {
  const data = (loaderData as Readonly<Record<string, { readonly page?: LoadedPage }>> | null)?.[pageRouteId]
  return data?.page ?? null
}

const typeOf = (loaderData: unknown): PageType | null => loadedPageOf(loaderData)?.type ?? null

/** The file of the page with these loader data; null when another route's page is shown. */
export const pageFileOf = (loaderData: unknown): string | null => {
  const type = typeOf(loaderData)
  return type === null ? null : files[type].file
}

/** Loads the code of the server-rendered page before hydration. */
export const preloadPage = async (loaderData: unknown): Promise<void> => {
  const type = typeOf(loaderData)
  if (type !== null) await loadPageModule(type, location.href)
}
