import type { ComponentType } from "react"
import type { PlaceData } from "./place-data.ts"
import { codeOrUnavailable } from "./page-data.ts"

type Kind = PlaceData["kind"]

type Page = ComponentType<{ data: never }>

const loaders: Readonly<Record<Kind, () => Promise<Page>>> = {
  product: () => import("./product.tsx").then((module) => module.ProductPage as Page),
  category: () => import("./category.tsx").then((module) => module.CategoryPage as Page),
  folder: () => import("./folder.tsx").then((module) => module.FolderPage as Page),
  content: () => import("./content.tsx").then((module) => module.ContentPage as Page)
}

/** The file behind each kind, as the build's manifest names it. */
export const placeModules: Readonly<Record<Kind, string>> = {
  product: "web/routes/product.tsx",
  category: "web/routes/category.tsx",
  folder: "web/routes/folder.tsx",
  content: "web/routes/content.tsx"
}

const loaded = new Map<Kind, Page>()

/** Loads the code of a kind of page; the router calls it before such a page is shown. */
export const loadPlacePage = async (kind: Kind): Promise<void> => {
  if (!loaded.has(kind)) loaded.set(kind, await codeOrUnavailable(loaders[kind]()))
}

export const placePage = (kind: Kind): Page => {
  const page = loaded.get(kind)
  if (page === undefined) throw new Error(`The page of kind ${kind} was shown before it was loaded`)
  return page
}

export const placeKindOf = (loaderData: unknown): Kind | null => {
  const found = (loaderData as Record<string, { readonly kind?: Kind } | undefined> | null | undefined)?.["web/routes/place.tsx"]?.kind
  return found ?? null
}

/** Before hydration: the code of the place that the server drew. */
export const preloadPlace = async (loaderData: unknown): Promise<void> => {
  const kind = placeKindOf(loaderData)
  if (kind !== null) await loadPlacePage(kind)
}
