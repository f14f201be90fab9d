import type { ComponentType } from "react"
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { LoadedPage } from "#core/content/pages.ts"
import { defaultRecipeList } from "#core/recipes/listing.ts"
import { loadCode } from "#web/container/load-code.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { hasSort, listingOf } from "./listing-query.ts"
import { products as productFolder, recipes as recipeFolder } from "#web/paths.ts"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { loadPageModule, pageModule, type PageProps } from "./pages.ts"

export interface LoadedPageData extends PageData {
  readonly page: LoadedPage
}

/** The requested list of products. Below the folder of products, a URL without a sort order gets the shopper's last one. */
const readRequestedListing = async (args: LoaderFunctionArgs, { pathname, searchParams }: URL) => {
  const listing = listingOf(searchParams)
  if (!pathname.startsWith(productFolder) || hasSort(searchParams)) return listing
  const rememberedSort = await loaderUseCase(args, "readProductSort")(undefined, loaderOptions(args))
  return rememberedSort._tag === "Success" ? { ...listing, sort: rememberedSort.success } : listing
}

/** The requested list of recipes, below their folder. A URL without a sort order gets the shopper's last one. Only the pages of recipes need the code that reads a query. */
const readRequestedRecipeListing = async (args: LoaderFunctionArgs, { pathname, searchParams }: URL) => {
  if (!pathname.startsWith(recipeFolder)) return defaultRecipeList
  const query = searchParams.size === 0 ? null : await loadCode(() => import("./recipe-listing-query.ts"))
  const listing = query?.recipeListingOf(searchParams) ?? defaultRecipeList
  if (query?.hasRecipeSort(searchParams)) return listing
  const rememberedSort = await loaderUseCase(args, "readRecipeSort")(undefined, loaderOptions(args))
  return rememberedSort._tag === "Success" ? { ...listing, sort: rememberedSort.success } : listing
}

/** Handles every path without its own route, using the navigation tree and the path patterns (ROUTE-40). */
export const loader = async (args: LoaderFunctionArgs): Promise<LoadedPageData> => {
  const url = new URL(args.request.url)
  const { pathname } = url
  const pageResult = await loaderUseCase(args, "loadPage")(
    {
      path: pathname,
      listing: await readRequestedListing(args, url),
      recipeListing: await readRequestedRecipeListing(args, url)
    },
    loaderOptions(args)
  )
  if (pageResult._tag === "Failure") throw pageResult.failure._tag === "PageNotFound" ? notFound() : unavailable()
  const page = pageResult.success
  const { metaOf } = await loadPageModule(page.type, args.request.url)
  return { meta: metaOf(page), page }
}

export const Component = () => {
  const { page } = useLoaderData() as LoadedPageData
  const Page = pageModule(page.type).Page as ComponentType<PageProps>
  return <Page page={page} />
}
