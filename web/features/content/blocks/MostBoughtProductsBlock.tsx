import { Button } from "#web/kit/controls/Button.tsx"
import { startShopping } from "#web/text/cart.ts"
import * as text from "#web/text/favourites.ts"
import * as paths from "#web/paths.ts"
import type { BlockProps } from "../block-props.ts"
import { CustomerListContent } from "./CustomerListContent.tsx"

/** How many skeleton cards are shown while the list is loaded (BOUGHT-05). */
const skeletonCount = 6

const texts = {
  products: { empty: text.nothingBought, failed: text.boughtFailed },
  recipes: { empty: text.noRecipesBought, failed: text.boughtRecipesFailed }
} as const

/** The customer's most bought products or recipes (BOUGHT-01..14). */
export const MostBoughtProductsBlock = ({ block, eager }: BlockProps<"MostBoughtProductsBlock">) => {
  const { empty, failed } = texts[block.favouritesType]
  const action = (
    <Button variant="quiet" href={paths.products}>
      {startShopping}
    </Button>
  )
  return (
    <CustomerListContent
      list={block}
      skeletonCount={skeletonCount}
      empty={block.text === null ? { text: empty, action } : { text: block.text }}
      failed={failed}
      eager={eager}
    />
  )
}
