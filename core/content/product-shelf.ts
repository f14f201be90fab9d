import type { Product } from "../catalogue/model.ts"

/** Products under a title, in a carousel or a grid; several types of block load one. */
export interface ProductShelf {
  readonly title: string
  readonly isCarousel: boolean
  readonly products: ReadonlyArray<Product>
  readonly link: { readonly url: string; readonly label: string } | null
  /** The number of rows that a grid shows at first; the width of the window determines how many cards a row has (CLAYOUT-10). */
  readonly rowCount: number
  /** The category from which more products are loaded, and its number of products; null without pagination. */
  readonly more: { readonly category: string; readonly total: number } | null
}

/** The default number of rows of a product grid (CLAYOUT-11). */
export const defaultProductRows = 2
/** The maximum number of rows that a grid shows at first. */
const maxRows = 4

/** The maximum number of cards in a row of a grid. */
export const cardsPerRow = 6
export const cardsPerCarousel = 12

export const linkOf = (url: string | null, label: string | null): ProductShelf["link"] =>
  url === null || label === null ? null : { url, label }

/** Makes a shelf; null without products, so that an empty shelf is not shown. */
export const productShelf = (
  title: string,
  products: ReadonlyArray<Product>,
  {
    isCarousel = false,
    link = null,
    rowCount = defaultProductRows,
    more = null
  }: Partial<Omit<ProductShelf, "title" | "products">> = {}
): ProductShelf | null => {
  if (products.length === 0) return null
  const shownRows = Math.min(Math.max(Math.floor(rowCount), 1), maxRows)
  const maxProducts = isCarousel || more !== null ? products.length : shownRows * cardsPerRow
  return { title, isCarousel, products: products.slice(0, maxProducts), link, rowCount: shownRows, more }
}
