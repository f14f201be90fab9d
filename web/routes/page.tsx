import type { ComponentType } from "react"
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { LoadedPage } from "#core/content/pages.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { hasSort, listingOf } from "./listing-query.ts"
import { hasRecipeSort, recipeListingOf } from "./recipe-listing-query.ts"
import { products, recipes as recipeFolder } from "#web/paths.ts"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { loadPageModule, pageModule, type PageProps } from "./pages.ts"

export interface LoadedPageData extends PageData {
  readonly page: LoadedPage
}

/** The requested list of products. Below the folder of products, a URL without a sort order gets the shopper's last one. */
const requestedListing = async (args: LoaderFunctionArgs, { pathname, searchParams }: URL) => {
  const listing = listingOf(searchParams)
  if (!pathname.startsWith(products) || hasSort(searchParams)) return listing
  const remembered = await loaderUseCase(args, "readProductSort")(undefined, loaderOptions(args))
  return remembered._tag === "Success" ? { ...listing, sort: remembered.success } : listing
}

/** The requested list of recipes. Below the folder of recipes, a URL without a sort order gets the shopper's last one. */
const requestedRecipeListing = async (args: LoaderFunctionArgs, { pathname, searchParams }: URL) => {
  const listing = recipeListingOf(searchParams)
  if (!pathname.startsWith(recipeFolder) || hasRecipeSort(searchParams)) return listing
  const remembered = await loaderUseCase(args, "readRecipeSort")(undefined, loaderOptions(args))
  return remembered._tag === "Success" ? { ...listing, sort: remembered.success } : listing
}

/** Handles every path without its own route, using the navigation tree and the path patterns (ROUTE-40). */
export const loader = async (args: LoaderFunctionArgs): Promise<LoadedPageData> => {
  const url = new URL(args.request.url)
  const { pathname } = url
  const loaded = await loaderUseCase(args, "loadPage")(
    {
      path: pathname,
      listing: await requestedListing(args, url),
      recipeListing: await requestedRecipeListing(args, url)
    },
    loaderOptions(args)
  )
  if (loaded._tag === "Failure") throw loaded.failure._tag === "PageNotFound" ? notFound() : unavailable()
  const page = loaded.success
  const { metaOf } = await loadPageModule(page.type, args.request.url)
  return { meta: metaOf(page), page }
}

export const Component = () => {
  const { page } = useLoaderData() as LoadedPageData
  const Page = pageModule(page.type).Page as ComponentType<PageProps>
  return <Page page={page} />
}
