import type { cookieNames } from "#core/ports/cookie-names.ts"

type Category = "necessary" | "preferences" | "statistics" | "marketing"

/** The category of every cookie of the shop; a new cookie does not compile until it has one. */
const categories: { readonly [Cookie in (typeof cookieNames)[keyof typeof cookieNames]]: Category } = {
  skafferi_session: "necessary",
  skafferi_session_ended: "necessary",
  skafferi_assortment: "necessary",
  skafferi_store_asked: "necessary",
  sortArticles: "preferences",
  sortPrices: "preferences"
}

export const shopCookies: ReadonlyArray<{ readonly Name: string; readonly Category: Category }> = Object.entries(
  categories
).map(([Name, Category]) => ({ Name, Category }))
