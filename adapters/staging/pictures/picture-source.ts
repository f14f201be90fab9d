/** The data of a product that its picture shows. */
export interface PicturedProduct {
  readonly name: string
  readonly brand: string | null
  /** The label of the size: '1L'; '' when the product has none. */
  readonly size: string
  /** Category names, from the leaf up to the department. */
  readonly categories: ReadonlyArray<string>
}

/** A category whose picture, the scene, has an item for each of its first subcategories. */
export interface PicturedScene {
  /** The name of the category. */
  readonly title: string
  /** The names of the subcategories. */
  readonly itemNames: ReadonlyArray<string>
}

/** A recipe's dish or a catered meal. */
export interface PicturedDish {
  readonly id: string
  readonly name: string
}

/** Draws pictures as SVG, deterministically; the shop resizes, encodes and caches them. */
export interface PictureSource {
  readonly product: (product: PicturedProduct) => string
  /** Combines the pictures of up to three products in the picture of a department. */
  readonly group: (productPictures: ReadonlyArray<string>) => string
  readonly scene: (scene: PicturedScene) => string
  /** A dish, seen from above. */
  readonly dish: (recipe: PicturedDish) => string
  /** A catered meal, seen from above. */
  readonly meal: (meal: PicturedDish) => string
}
