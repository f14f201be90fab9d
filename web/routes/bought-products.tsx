import { shellState } from "#core/navigation/shell-state.ts"
import { loaderOptions, loaderStateView, loaderUseCase } from "#web/container/router-context.ts"
import * as text from "#web/text/favourites.ts"
import { CustomerList, customerListLoader } from "./customer-lists.tsx"

/** The most products that one call can load, from the purchases of the last year. */
const request = { size: 100, days: 365 }

export const loader = customerListLoader(text.bought, async (args) => {
  const products = await loaderUseCase(args, "loadMostBought")(
    { ...request, excluded: loaderStateView(args, shellState).current().settings.mostBoughtExclusions },
    loaderOptions(args)
  )
  return { products: products._tag === "Success" ? products.success : [], empty: text.nothingBought, icon: "basket" }
})

export const Component = CustomerList
