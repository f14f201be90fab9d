/** The three pages that the budgets name, with the source files that make them beside the entry. */
export const modules = {
  start: ["web/routes/start.tsx"],
  category: ["web/routes/place.tsx", "web/routes/category.tsx"],
  product: ["web/routes/place.tsx", "web/routes/product.tsx"]
} as const

export type PageName = keyof typeof modules

/** The addresses of a category with several pages of goods and of one of its goods. */
export const addressesOf = async (shop: string): Promise<Readonly<Record<PageName, string>>> => {
  const answer = await fetch(`${shop}/api/v1/Loop54/products/topsellers?take=1`)
  const { items } = (await answer.json()) as { items: ReadonlyArray<{ url: string }> }
  const first = items[0]
  if (first === undefined) throw new Error("The shop has no goods")
  const product = encodeURI(first.url)
  return { start: "/", category: product.slice(0, product.lastIndexOf("/")), product }
}
