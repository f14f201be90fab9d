import type { BrandLook } from "./brand-look.ts"

/** All that a shape needs to know to draw its front. */
export interface Look {
  readonly brand: BrandLook
  /** The wordmark; the product's name where nobody's brand is on it, and then `name` is empty. */
  readonly word: string
  readonly hasBrand: boolean
  readonly name: string
  /** One icon of @iconify-json/fluent-emoji-flat. */
  readonly motif: string
  /** The flavour's colour, or the brand's accent. */
  readonly flavour: string
  readonly size: string
  /** The name and categories in lower case, for what shows through windows. */
  readonly text: string
  readonly seed: number
}
