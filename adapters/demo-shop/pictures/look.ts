import type { BrandLook } from "./brand-look.ts"

/** The data for drawing a shape and its label. */
export interface Look {
  readonly brand: BrandLook
  /** The wordmark: the brand, or the product's name when it has none (`name` is then empty). */
  readonly wordmark: string
  readonly hasBrand: boolean
  readonly name: string
  /** An icon of @iconify-json/fluent-emoji-flat, or `name@#rrggbb` for the icon in shades of that colour. */
  readonly iconName: string
  /** The flavour's colour, or the brand's accent. */
  readonly flavourColour: string
  readonly size: string
  /** The name and categories in lower case, to choose the visible food. */
  readonly text: string
  readonly seed: number
}
