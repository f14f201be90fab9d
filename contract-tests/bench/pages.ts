/** The three measured pages, with the source files of each in addition to the entry. */
export const modulesOfPages = {
  start: ["web/routes/shopping/start.tsx"],
  category: ["web/routes/page.tsx", "web/routes/shopping/category.tsx"],
  product: ["web/routes/page.tsx", "web/routes/shopping/product.tsx"]
} as const

/** The measured pages, and pages of recipes and offers, of which only the JavaScript is measured. */
export const modulesOfMeasuredScripts = {
  ...modulesOfPages,
  recipes: ["web/routes/page.tsx", "web/routes/recipe-folder.tsx"],
  recipe: ["web/routes/page.tsx", "web/routes/recipe.tsx"],
  offers: ["web/routes/offers.tsx"],
  leaflet: ["web/routes/leaflet.tsx"],
  offer: ["web/routes/page.tsx", "web/routes/offer.tsx"]
} as const

export type PageName = keyof typeof modulesOfPages

/** The URL paths of the start page, of the best-selling product and of its category. */
export const findPagePaths = async (origin: string): Promise<Readonly<Record<PageName, string>>> => {
  const response = await fetch(`${origin}/api/v1/Loop54/products/topsellers?take=1`)
  const { items } = (await response.json()) as { items: ReadonlyArray<{ url: string }> }
  const bestSeller = items[0]
  if (bestSeller === undefined) throw new Error("The shop has no products")
  const product = encodeURI(bestSeller.url)
  return { start: "/", category: product.slice(0, product.lastIndexOf("/")), product }
}
