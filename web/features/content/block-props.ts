import type { BlockType, LoadedBlockOf } from "#core/content/blocks.ts"

export interface BlockProps<Type extends BlockType> {
  readonly block: LoadedBlockOf<Type>
  /** Whether its first picture is loaded eagerly: it is the first block with large pictures on the first screen. */
  readonly eager: boolean
}
