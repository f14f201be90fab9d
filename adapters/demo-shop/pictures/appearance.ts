import type { BrandStyle } from "./brand-style.ts"

/** The data for drawing a product and its label. */
export interface Appearance {
  readonly brand: BrandStyle
  /** The large text on the label: the brand, or the product's name if it has no brand. */
  readonly wordmark: string
  readonly hasBrand: boolean
  /** The smaller text on the label: the product's name; empty if it has no brand. */
  readonly subtitle: string
  /** The name of a motif, optionally with one or two colours: 'apple@#a9c24a@#d98a4a'. */
  readonly iconName: string
  /** The flavour's colour, or the brand's accent. */
  readonly flavourColour: string
  /** The size as the catalogue has it: '1L', '12X33CL', 'ST'. */
  readonly size: string
  /** The size as the drawn label prints it; '' for loose products. */
  readonly sizeText: string
  readonly isOrganic: boolean
  /** The colour by which a milk's fat is recognised; null for other products. */
  readonly milkColour: string | null
  /** The percentage of fat as the label prints it: '1,5 %'; '' when the product's name has none. */
  readonly fatText: string
  /** The product's name, leaf category and department in lower case, separated by ' / '. The functions in shapes/ look for words in it, such as 'vita', to select colours and food. */
  readonly nameAndCategories: string
  /** The seed of pseudo-random variations. */
  readonly seed: number
}

/** The product's name in lower case, without the categories. */
export const lowerCaseNameOf = ({ nameAndCategories }: Pick<Appearance, "nameAndCategories">): string =>
  nameAndCategories.split(" / ")[0] ?? ""
