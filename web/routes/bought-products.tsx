import { asPage, serviceOf } from "#web/container/router-context.ts"
import { LoadMostBought } from "#web/container/ids.ts"
import * as text from "#web/text/favourites.ts"
import { OwnList, ownListLoader } from "./own-lists.tsx"

/** As many as one call for goods takes, from the last year. */
const shown = { size: 100, days: 365 }

export const loader = ownListLoader(text.bought, async (args) => {
  const products = await serviceOf(args, LoadMostBought)(shown, asPage(args))
  return { products: products._tag === "Success" ? products.success : [], empty: text.nothingBought, sign: "basket" }
})

export const Component = OwnList
