import { Effect } from "effect"
import { CatalogueUnavailable, CategoryNotFound } from "#core/catalogue/errors.ts"
import { relevance, sortFields } from "#core/catalogue/listing.ts"
import { loadNavigation } from "#core/navigation/load-navigation.ts"
import { findNode } from "#core/navigation/resolve.ts"
import { notFound } from "#web/text/errors.ts"
import { chooseStoreText, failed as offersFailed, leafletsFailed, offerNotFound } from "#web/text/offers.ts"
import { plainProduct } from "../plain.ts"
import { findProduct, productFailures, productField } from "./products.ts"
import { count, oneOf, optional, text, useCaseVerb } from "./verb.ts"

const nodeAt = Effect.fnUntraced(function* (path: string) {
  const { tree } = yield* Effect.mapError(loadNavigation(), (error) => new CatalogueUnavailable({ detail: error._tag }))
  const match = findNode(tree, path)
  return match === null ? yield* new CategoryNotFound() : match.node
})

export const browse = useCaseVerb("loadCategory", {
  name: "browse",
  summary: "Lists a category's products, or the folders below a department, by path or category id.",
  example: "browse: /matvaror/mejeri-ost-och-agg",
  input: {
    place: text("A path of the shop, or a category's id"),
    page: optional(count("From 1", 1, 500)),
    sort: optional(
      oneOf(
        sortFields.filter((name) => name !== ""),
        "The field to sort by; by default relevance"
      )
    ),
    order: optional(oneOf(["ASC", "DESC"], "ASC by default"))
  },
  shorthand: "place",
  run: ({ place, page = 1, sort, order = "ASC" }, loadCategory) =>
    Effect.gen(function* () {
      const node = place.startsWith("/")
        ? yield* nodeAt(place)
        : { id: place, name: place, url: null, type: "ProductCategoryPage", children: [] }
      const children = node.children.map(({ id, name, url }) => ({ id, name, url }))
      const nodeFields = { id: node.id, name: node.name, url: node.url, children }
      if (node.type !== "ProductCategoryPage") return { ...nodeFields, total: 0, pages: 0, products: [] }
      const productList = yield* loadCategory({
        id: node.id,
        listing: { page: page - 1, sort: sort === undefined ? relevance : { field: sort, order }, filters: {} }
      })
      return {
        ...nodeFields,
        total: productList.total,
        pages: productList.pageCount,
        products: productList.products.map(plainProduct)
      }
    }),
  failures: { CatalogueUnavailable: productFailures.CatalogueUnavailable, CategoryNotFound: notFound }
})

export const product = useCaseVerb("loadProduct", {
  name: "product",
  summary: "Shows one product with the details of its page.",
  example: "product: mellanmjölk",
  input: { product: productField },
  shorthand: "product",
  run: ({ product: input }, loadProduct) =>
    Effect.gen(function* () {
      const details = yield* loadProduct({ id: (yield* findProduct(input)).id })
      const { description, ingredients, origin, markings } = details
      return { ...plainProduct(details), description, ingredients, origin, markings }
    }),
  failures: productFailures
})

export const offers = useCaseVerb("listOffers", {
  name: "offers",
  summary: "Lists the chosen store's offers.",
  example: "offers: { week: next }",
  input: {
    week: optional(oneOf(["current", "next"], "The current week by default")),
    category: optional(text("Only offers of this category")),
    most: optional(count("Maximum number of results", 1, 200))
  },
  run: ({ week, category, most: maxCount }, listOffers) => {
    const input = {
      ...(week === undefined ? {} : { week }),
      ...(category === undefined ? {} : { category }),
      ...(maxCount === undefined ? {} : { size: maxCount })
    }
    return Effect.map(listOffers(input), ({ offers, categories, total }) => ({ total, categories, offers }))
  },
  failures: { StoreRequired: chooseStoreText, OffersUnavailable: offersFailed }
})

export const offer = useCaseVerb("loadOffer", {
  name: "offer",
  summary: "Shows one offer: of the chosen store, or of another one.",
  example: 'offer: "1316080,2500279577"',
  input: { offer: text("The offer's id") },
  shorthand: "offer",
  run: ({ offer: id }, loadOffer) => loadOffer({ id }),
  failures: { OfferNotFound: offerNotFound, OffersUnavailable: offersFailed }
})

export const leaflets = useCaseVerb("listLeaflets", {
  name: "leaflets",
  summary: "Lists the current leaflets.",
  example: "leaflets:",
  input: {},
  run: (_, listLeaflets) => Effect.map(listLeaflets(), (list) => ({ leaflets: list })),
  failures: { LeafletsUnavailable: leafletsFailed }
})

export const mostBought = useCaseVerb("loadMostBought", {
  name: "most-bought",
  summary: "Lists the products that the customer has bought most.",
  example: "most-bought:",
  input: {
    most: optional(count("Maximum number of results", 1, 100)),
    days: optional(count("Bought within this number of days", 1, 1_000))
  },
  run: ({ most: maxCount, days }, loadMostBought) =>
    Effect.map(
      loadMostBought({
        ...(maxCount === undefined ? {} : { size: maxCount }),
        ...(days === undefined ? {} : { days })
      }),
      (products) => ({ products: products.map(plainProduct) })
    ),
  failures: { CatalogueUnavailable: productFailures.CatalogueUnavailable }
})
