import { Button } from "#web/kit/controls/Button.tsx"
import * as text from "#web/text/favourites.ts"
import * as paths from "#web/paths.ts"
import type { BlockProps } from "../block-props.ts"
import { CustomerListContent } from "./CustomerListContent.tsx"

/** How many skeleton cards are shown while the favourites are loaded (FAVBLOCK-05). */
const skeletonCount = 12

const emptyLists = {
  products: { text: text.noProducts, label: text.browseProducts, path: paths.products },
  recipes: { text: text.noRecipes, label: text.browseRecipes, path: paths.recipes }
} as const

/** The customer's favourite products or recipes (FAVBLOCK-03..10). */
export const FavouritesBlock = ({ block, eager }: BlockProps<"FavouritesBlock">) => {
  const { text: emptyText, label, path } = emptyLists[block.favouritesType]
  const action = (
    <Button variant="quiet" href={path}>
      {label}
    </Button>
  )
  return (
    <CustomerListContent
      list={block}
      skeletonCount={skeletonCount}
      emptyPrompt={{ text: emptyText, action }}
      failedText={text.failed}
      eager={eager}
    />
  )
}
