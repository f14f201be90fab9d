import { unavailable } from "./page-data.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import * as text from "#web/text/favourites.ts"
import { CustomerList, customerListLoader } from "./customer-lists.tsx"

export const loader = customerListLoader(text.products, async (args) => {
  const products = await loaderUseCase(args, "loadFavouriteProducts")(undefined, loaderOptions(args))
  if (products._tag === "Failure") throw unavailable()
  return { products: products.success, favouriteKind: "product", emptyText: text.noProducts }
})

export const Component = CustomerList
