import { shellState } from "#core/navigation/shell-state.ts"
import { loaderOptions, loaderStateView, loaderUseCase } from "#web/container/router-context.ts"
import * as text from "#web/text/favourites.ts"
import { CustomerList, customerListLoader } from "./customer-lists.tsx"

/** Requests the maximum number of products per call, from the purchases of the last year. */
const request = { size: 100, days: 365 }

export const loader = customerListLoader(text.bought, async (args) => {
  const products = await loaderUseCase(args, "loadMostBought")(
    { ...request, excludedIds: loaderStateView(args, shellState).current().settings.mostBoughtExclusions },
    loaderOptions(args)
  )
  const isLoaded = products._tag === "Success"
  return {
    products: isLoaded ? products.success : [],
    failure: isLoaded ? undefined : text.boughtFailed,
    emptyText: text.nothingBought,
    icon: "basket"
  }
})

export const Component = CustomerList
