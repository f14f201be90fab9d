import { Button } from "#web/kit/controls/Button.tsx"
import { startShopping } from "#web/text/cart.ts"
import * as text from "#web/text/favourites.ts"
import * as paths from "#web/paths.ts"
import type { BlockProps } from "../block-props.ts"
import { CustomerListContent } from "./CustomerListContent.tsx"

/** How many skeleton cards are shown while the list is loaded (BOUGHT-05). */
const skeletonCount = 6

const texts = {
  products: { emptyText: text.nothingBought, failedText: text.boughtFailed },
  recipes: { emptyText: text.noRecipesBought, failedText: text.boughtRecipesFailed }
} as const

/** The customer's most bought products or recipes (BOUGHT-01..14). */
export const MostBoughtProductsBlock = ({ block, eager }: BlockProps<"MostBoughtProductsBlock">) => {
  const { emptyText, failedText } = texts[block.favouritesType]
  const action = (
    <Button variant="quiet" href={paths.products}>
      {startShopping}
    </Button>
  )
  return (
    <CustomerListContent
      list={block}
      skeletonCount={skeletonCount}
      emptyPrompt={block.text === null ? { text: emptyText, action } : { text: block.text }}
      failedText={failedText}
      eager={eager}
    />
  )
}
