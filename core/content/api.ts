import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { Block } from "./blocks.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)
export const getPageData = endpoint({
  name: "getPageData",
  service: "content",
  method: "GET",
  path: "/PageData/{page}",
  access: "public",
  cache: "shared",
  query: Schema.Struct({ siteId: Schema.optionalKey(text) }),
  response: Schema.Struct({
    id: text,
    type: Schema.Literals(["FullWidthPage", "ProductCategoryPage", "ArticlePage"]),
    seo: Schema.Struct({ title: text, description: textOrNull, keywords: textOrNull, shareImage: textOrNull }),
    contentBlocks: Schema.Array(Block),
    blockOptions: Schema.Struct({
      marginTopBottom: Schema.Boolean,
      useFlushContainer: Schema.Boolean,
      width: textOrNull,
      backgroundColor: textOrNull
    })
  }),
  errors: ["ERR_PAGE_NOT_FOUND"]
})
