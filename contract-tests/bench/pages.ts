/** The three measured pages, with the source files of each in addition to the entry. */
export const modulesOfPages = {
  start: ["web/routes/shopping/start.tsx"],
  category: ["web/routes/page.tsx", "web/routes/shopping/category.tsx"],
  product: ["web/routes/page.tsx", "web/routes/shopping/product.tsx"]
} as const

/** More pages, whose JavaScript alone is measured: recipes and offers too. */
export const modulesOfMeasuredScripts = {
  ...modulesOfPages,
  recipes: ["web/routes/page.tsx", "web/routes/recipe-folder.tsx"],
  recipe: ["web/routes/page.tsx", "web/routes/recipe.tsx"],
  offers: ["web/routes/offers.tsx"],
  leaflet: ["web/routes/leaflet.tsx"],
  offer: ["web/routes/page.tsx", "web/routes/offer.tsx"]
} as const

export type PageName = keyof typeof modulesOfPages

/** The URL paths of the start page, a category with several pages of products, and one of its products. */
export const findPagePaths = async (shop: string): Promise<Readonly<Record<PageName, string>>> => {
  const response = await fetch(`${shop}/api/v1/Loop54/products/topsellers?take=1`)
  const { items } = (await response.json()) as { items: ReadonlyArray<{ url: string }> }
  const first = items[0]
  if (first === undefined) throw new Error("The shop has no products")
  const product = encodeURI(first.url)
  return { start: "/", category: product.slice(0, product.lastIndexOf("/")), product }
}
