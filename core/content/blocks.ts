import { type Effect, Schema } from "effect"
import { departmentGrid } from "./blocks/department-grid.ts"
import { favouritesBlock } from "./blocks/favourites-block.ts"
import { mostBoughtProductsBlock } from "./blocks/most-bought-products-block.ts"
import { offerBlock } from "./blocks/offer-block.ts"
import { productArticleBlock } from "./blocks/product-article-block.ts"
import { recipeArticleBlock } from "./blocks/recipe-article-block.ts"
import { responsiveImage } from "./blocks/responsive-image.ts"
import { richTextGrid } from "./blocks/rich-text-grid.ts"
import { teaserGrid } from "./blocks/teaser-grid.ts"
import { topSellersBlock } from "./blocks/top-sellers-block.ts"
import type { BlockDefinition } from "./define-block.ts"

/** Every type of CMS block. The wire schema and the table of components are derived from this table. */
const definitions = {
  DepartmentGrid: departmentGrid,
  FavouritesBlock: favouritesBlock,
  MostBoughtProductsBlock: mostBoughtProductsBlock,
  OfferBlock: offerBlock,
  ProductArticleBlock: productArticleBlock,
  RecipeArticleBlock: recipeArticleBlock,
  ResponsiveImage: responsiveImage,
  RichTextGrid: richTextGrid,
  TeaserGrid: teaserGrid,
  TopSellersBlock: topSellersBlock
}

type Definitions = typeof definitions
export type BlockType = keyof Definitions

/** A block as a page's response contains it. */
export const Block = Schema.Union(Object.values(definitions).map(({ schema }) => schema))
export type Block = typeof Block.Type

type Wire = { readonly [Type in BlockType]: Definitions[Type]["schema"]["Type"] }
type Loaded = { readonly [Type in BlockType]: NonNullable<Effect.Success<ReturnType<Definitions[Type]["load"]>>> }

/** A block with its loaded content. */
export type LoadedBlock = Loaded[BlockType]
export type LoadedBlockOf<Type extends BlockType> = Loaded[Type]

/** The same table as a mapped type, with which the compiler pairs a block with its definition. A definition under another name does not compile. */
const definitionTable: {
  readonly [Type in BlockType]: BlockDefinition<Type, Schema.Constraint, Wire[Type], Loaded[Type]>
} = definitions

export const schemaOf = (type: BlockType): Schema.Constraint => definitionTable[type].schema

const loadAs = <Type extends BlockType>(type: Type, block: Wire[Type]) => definitionTable[type].load(block)

/** Loads a block's content by its type's declaration. */
export const loadBlock = (block: Block) => loadAs(block.type, block)
