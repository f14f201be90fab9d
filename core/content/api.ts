import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)
const Link = Schema.Struct({ url: text, label: text })
const block = <const Type extends string, Fields extends Schema.Struct.Fields>(type: Type, fields: Fields) =>
  Schema.Struct({ id: text, type: Schema.Literal(type), ...fields })

/** The editors' blocks that a page of type FullWidthPage may hold. */
export const Block = Schema.Union([
  block("RichTextGrid", { html: text }),
  block("ProductArticleBlock", {
    title: text,
    ximEntitiesList: Schema.Array(text),
    tags: Schema.Array(text),
    isCarousel: Schema.Boolean,
    numRows: Schema.Finite,
    paginationEnabled: Schema.Boolean,
    link: textOrNull,
    linkText: textOrNull,
    previewFromCategoryPage: textOrNull
  }),
  block("OfferBlock", { title: text, numRows: Schema.Finite, link: textOrNull, linkText: textOrNull }),
  block("TopSellersBlock", { title: text, numRows: Schema.Finite }),
  block("MostBoughtProductsBlock", {
    title: text,
    favouritesType: Schema.Literals(["products", "recipes"]),
    daysToFetch: Schema.Finite,
    maxItemsToFetch: Schema.Finite,
    notLoggedInText: text,
    missingDataText: textOrNull
  }),
  block("TeaserGrid", {
    title: textOrNull,
    teasers: Schema.Array(Schema.Struct({ title: text, text: textOrNull, image: text, imageAlt: text, link: Link }))
  }),
  block("DepartmentGrid", { title: text })
])
export type Block = typeof Block.Type

export const getPageData = endpoint({
  name: "getPageData",
  summary: "A page as its editors wrote it, by id or path",
  method: "GET",
  path: "/PageData/{page}",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ siteId: Schema.optionalKey(text) }),
  answer: Schema.Struct({
    id: text,
    type: Schema.Literals(["FullWidthPage", "ProductCategoryPage", "ArticlePage"]),
    seo: Schema.Struct({ title: text, description: textOrNull, keywords: textOrNull, shareImage: textOrNull }),
    contentBlocks: Schema.Array(Block),
    blockOptions: Schema.Struct({ marginTopBottom: Schema.Boolean, useFlushContainer: Schema.Boolean, width: textOrNull, backgroundColor: textOrNull })
  }),
  errors: ["ERR_PAGE_NOT_FOUND"]
})
