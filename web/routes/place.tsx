import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { CatalogueUnavailable, CategoryNotFound, ProductNotFound } from "#core/catalogue/errors.ts"
import type { FilledPage } from "#core/journeys/fill-page.ts"
import type { Place, PlaceNode } from "#core/navigation/model.ts"
import { findPlace, resolvePath } from "#core/navigation/resolve.ts"
import { loadPlacePage, placePage } from "./place-pages.ts"
import { notFound, unavailable } from "./page-data.ts"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { FillPage, FindFullCatering, LoadCategory, LoadNavigation, LoadProduct, LoadRelated } from "#web/container/ids.ts"
import { pageTitle } from "#web/text/shell.ts"
import { listingOf } from "./listing-query.ts"
import type { PlaceData } from "./place-data.ts"

const pageOf = (error: ProductNotFound | CategoryNotFound | CatalogueUnavailable) =>
  error._tag === "CatalogueUnavailable" ? unavailable() : notFound()

const plain = ({ id, name, type, url }: PlaceNode) => ({ id, name, type, url })

const loadProduct = async (args: LoaderFunctionArgs, tree: PlaceNode, id: string): Promise<PlaceData> => {
  const options = asPage(args)
  const [found, related] = await Promise.all([serviceOf(args, LoadProduct)({ id }, options), serviceOf(args, LoadRelated)({ id }, options)])
  if (found._tag === "Failure") throw pageOf(found.failure)
  const product = found.success
  const folder = product.url.slice(0, product.url.lastIndexOf("/"))
  return {
    kind: "product",
    meta: {
      title: pageTitle([product.name, product.brand, product.size].filter(Boolean).join(" ")),
      description: product.description,
      canonical: encodeURI(product.url)
    },
    product,
    trail: findPlace(tree, folder)?.trail ?? [],
    related: related._tag === "Success" ? related.success : []
  }
}

const loadFullCatering = async (args: LoaderFunctionArgs, { type }: PlaceNode): Promise<ReadonlyArray<string>> => {
  const full = type.startsWith("Catering") ? await serviceOf(args, FindFullCatering)(undefined, asPage(args)) : undefined
  return full?._tag === "Success" ? full.success : []
}

/** A folder with nothing in it may have words of the editors'. */
const loadWords = async (args: LoaderFunctionArgs, { url, children }: PlaceNode): Promise<FilledPage["blocks"]> => {
  const page = children.length > 0 ? undefined : await serviceOf(args, FillPage)({ page: url.replace(/^\/+|\/+$/g, "") }, asPage(args))
  return page?._tag === "Success" ? page.success.blocks : []
}

const loadFolder = async (args: LoaderFunctionArgs, node: PlaceNode, trail: ReadonlyArray<Place>): Promise<PlaceData> => {
  const shared = {
    meta: { title: pageTitle(node.name), description: null, canonical: encodeURI(node.url) },
    place: plain(node),
    trail,
    children: node.children.map(plain)
  }
  if (node.type !== "ProductCategoryPage") {
    const [fullCatering, words] = await Promise.all([loadFullCatering(args, node), loadWords(args, node)])
    return { kind: "folder", ...shared, fullCatering, words }
  }
  const listing = listingOf(new URL(args.request.url).searchParams)
  const list = await serviceOf(args, LoadCategory)({ id: node.id, listing }, asPage(args))
  if (list._tag === "Failure") throw pageOf(list.failure)
  return { kind: "category", ...shared, list: list.success, listing }
}

const loadContent = async (args: LoaderFunctionArgs, path: string): Promise<PlaceData> => {
  const page = await serviceOf(args, FillPage)({ page: path.replace(/^\/+|\/+$/g, "") }, asPage(args))
  if (page._tag === "Failure") throw page.failure._tag === "PageNotFound" ? notFound() : unavailable()
  return { kind: "content", meta: { title: pageTitle(page.success.title), description: page.success.description }, page: page.success }
}

/** Whatever address no other route has: the navigation tree and the path patterns decide. */
export const loader = async (args: LoaderFunctionArgs): Promise<PlaceData> => {
  const navigation = await serviceOf(args, LoadNavigation)(undefined, asPage(args))
  if (navigation._tag === "Failure") throw unavailable()
  const { pathname } = new URL(args.request.url)
  const destination = resolvePath(navigation.success.tree, pathname)
  const place = await (destination.kind === "product" ? loadProduct(args, navigation.success.tree, destination.productId)
    : destination.kind === "folder" ? loadFolder(args, destination.node, destination.trail)
    : loadContent(args, pathname))
  await loadPlacePage(place.kind)
  return place
}

export const Component = () => {
  const place = useLoaderData() as PlaceData
  const Page = placePage(place.kind)
  return <Page data={place as never} />
}
