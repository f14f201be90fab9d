import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import { loadMostBought } from "../catalogue/load-most-bought.ts"
import { loadCategory, loadProducts, loadTopSellers } from "../catalogue/load-products.ts"
import { relevance } from "../catalogue/listing.ts"
import type { Product } from "../catalogue/model.ts"
import type { Block } from "../content/api.ts"
import { loadPage, type PageNotFound, type PageUnavailable } from "../content/load-page.ts"
import type { CallContext } from "../contract/call.ts"
import { leftOut } from "../contract/policy.ts"
import { listOffers } from "../offers/list-offers.ts"
import { SessionState } from "../session/session-state.ts"

type Context = AssortmentState | SessionState | CallContext

interface Shelf {
  readonly kind: "products"
  readonly id: string
  readonly title: string
  readonly carousel: boolean
  readonly products: ReadonlyArray<Product>
  readonly link: { readonly url: string; readonly label: string } | null
}

export type FilledBlock =
  | Shelf
  | { readonly kind: "rich-text"; readonly id: string; readonly html: string }
  | { readonly kind: "teasers"; readonly id: string; readonly title: string | null; readonly teasers: Extract<Block, { type: "TeaserGrid" }>["teasers"] }
  | { readonly kind: "departments"; readonly id: string; readonly title: string }
  | { readonly kind: "most-bought-prompt"; readonly id: string; readonly title: string; readonly text: string; readonly loggedIn: boolean }

export interface FilledPage {
  readonly title: string
  readonly description: string | null
  readonly blocks: ReadonlyArray<FilledBlock>
}

const cardsInARow = 6
const cardsInACarousel = 12

const linkOf = (url: string | null, label: string | null): Shelf["link"] => (url === null || label === null ? null : { url, label })

const shelf = (block: { readonly id: string; readonly title: string }, products: ReadonlyArray<Product>, carousel = false, link: Shelf["link"] = null): FilledBlock | null =>
  products.length === 0 ? null : { kind: "products", id: block.id, title: block.title, carousel, products, link }

const offerBlock = (block: Extract<Block, { type: "OfferBlock" }>) =>
  Effect.gen(function*() {
    const { offers } = yield* listOffers({ size: block.numRows * cardsInARow })
    const products = yield* loadProducts(offers.flatMap(({ productIds }) => productIds.slice(0, 1)))
    return shelf(block, products, true, linkOf(block.link, block.linkText))
  })

const articleBlock = (block: Extract<Block, { type: "ProductArticleBlock" }>) =>
  Effect.gen(function*() {
    const products = block.previewFromCategoryPage === null
      ? yield* loadProducts(block.ximEntitiesList)
      : (yield* loadCategory({ id: block.previewFromCategoryPage, listing: { page: 0, sort: relevance, filters: {} } })).products
    return shelf(block, products.slice(0, block.isCarousel ? cardsInACarousel : block.numRows * cardsInARow), block.isCarousel, linkOf(block.link, block.linkText))
  })

const mostBoughtBlock = (block: Extract<Block, { type: "MostBoughtProductsBlock" }>) =>
  Effect.gen(function*() {
    const loggedIn = (yield* SessionState).current().status === "customer"
    const prompt = (text: string): FilledBlock => ({ kind: "most-bought-prompt", id: block.id, title: block.title, text, loggedIn })
    if (!loggedIn) return prompt(block.notLoggedInText)
    if (block.daysToFetch <= 0 || block.maxItemsToFetch <= 0) return null
    const products = yield* loadMostBought({ size: block.maxItemsToFetch, days: block.daysToFetch })
    return shelf(block, products, true) ?? (block.missingDataText === null ? null : prompt(block.missingDataText))
  })

const fill = (block: Block): Effect.Effect<FilledBlock | null, never, Context> => {
  const filled = (): Effect.Effect<FilledBlock | null, { readonly _tag: string }, Context> => {
    switch (block.type) {
      case "RichTextGrid":
        return Effect.succeed({ kind: "rich-text", id: block.id, html: block.html })
      case "TeaserGrid":
        return Effect.succeed({ kind: "teasers", id: block.id, title: block.title, teasers: block.teasers })
      case "DepartmentGrid":
        return Effect.succeed({ kind: "departments", id: block.id, title: block.title })
      case "TopSellersBlock":
        return Effect.map(loadTopSellers({ count: block.numRows * cardsInARow }), (products) => shelf(block, products))
      case "OfferBlock":
        return offerBlock(block)
      case "ProductArticleBlock":
        return articleBlock(block)
      case "MostBoughtProductsBlock":
        return mostBoughtBlock(block)
    }
  }
  return Effect.catch(leftOut(filled()), (error) =>
    error._tag === "StoreRequired" ? Effect.succeed(null) : Effect.as(Effect.logWarning(`The block ${block.id} is hidden: ${error._tag}`), null)
  )
}

/** An editors' page with its goods; a block whose goods cannot be had is hidden, the rest shows. */
export const fillPage = ({ page }: { readonly page: string }): Effect.Effect<FilledPage, PageNotFound | PageUnavailable, Context> =>
  Effect.gen(function*() {
    const { title, description, blocks } = yield* loadPage({ page })
    const filled = yield* Effect.all(blocks.map(fill), { concurrency: "unbounded" })
    return { title, description, blocks: filled.filter((block) => block !== null) }
  })
