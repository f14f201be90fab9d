import type { Product } from "../catalogue/model.ts"

/** A titled row of products, which several types of block load. */
export interface ProductShelf {
  readonly title: string
  readonly carousel: boolean
  readonly products: ReadonlyArray<Product>
  readonly link: { readonly url: string; readonly label: string } | null
}

export const cardsPerRow = 6
export const cardsPerCarousel = 12

export const linkOf = (url: string | null, label: string | null): ProductShelf["link"] =>
  url === null || label === null ? null : { url, label }

/** Makes a shelf; null without products, so that an empty shelf is not shown. */
export const productShelf = (
  title: string,
  products: ReadonlyArray<Product>,
  { carousel = false, link = null }: Partial<Pick<ProductShelf, "carousel" | "link">> = {}
): ProductShelf | null => (products.length === 0 ? null : { title, carousel, products, link })
