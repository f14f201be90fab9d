import { Schema } from "effect"
import { departmentGrid } from "./blocks/department-grid.ts"
import { mostBoughtProductsBlock } from "./blocks/most-bought-products-block.ts"
import { offerBlock } from "./blocks/offer-block.ts"
import { productArticleBlock } from "./blocks/product-article-block.ts"
import { richTextGrid } from "./blocks/rich-text-grid.ts"
import { teaserGrid } from "./blocks/teaser-grid.ts"
import { topSellersBlock } from "./blocks/top-sellers-block.ts"
import type { BlockDefinition } from "./define-block.ts"

/** Every type of CMS block. The wire schema and the components that a page renders follow from this list. */
const definitions = [
  departmentGrid,
  mostBoughtProductsBlock,
  offerBlock,
  productArticleBlock,
  richTextGrid,
  teaserGrid,
  topSellersBlock
] as const

type Definitions = typeof definitions

const schemasOf = <const List extends ReadonlyArray<{ readonly schema: Schema.Constraint }>>(list: List) =>
  list.map(({ schema }) => schema) as { readonly [Index in keyof List]: List[Index]["schema"] }

/** A block as in a page's response. */
export const Block = Schema.Union(schemasOf(definitions))
export type Block = typeof Block.Type

type LoadedBy<Definition> =
  Definition extends BlockDefinition<infer Type, infer _Codec, infer _Wire, infer Loaded>
    ? { readonly type: Type; readonly id: string } & Loaded
    : never

/** A block with its loaded content. */
export type LoadedBlock = { readonly [Index in keyof Definitions]: LoadedBy<Definitions[Index]> }[number]
export type BlockType = LoadedBlock["type"]
export type LoadedBlockOf<Type extends BlockType> = Extract<LoadedBlock, { readonly type: Type }>

type AnyDefinition = BlockDefinition<BlockType, Schema.Constraint, Block, object>

/** The declaration of a block's type; its `load` takes blocks of that type only. */
export const definitionOf = (block: Pick<Block, "type">): AnyDefinition =>
  definitions.find(({ type }) => type === block.type) as unknown as AnyDefinition
