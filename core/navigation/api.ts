import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { Kronor } from "../kernel/wire.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)
const Link = Schema.Struct({ url: text })

export interface WireNode {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly link: { readonly url: string }
  readonly children: ReadonlyArray<WireNode>
}
const Node: Schema.Codec<WireNode> = Schema.Struct({
  id: text,
  name: text,
  type: text,
  link: Link,
  children: Schema.Array(Schema.suspend((): Schema.Codec<WireNode> => Node))
})

const Entry = Schema.Struct({ name: text, type: text, link: Link })

export const getNavigation = endpoint({
  name: "getNavigation",
  method: "GET",
  path: "/navigation",
  access: "public",
  cache: "shared",
  response: Schema.Struct({
    data: Schema.Struct({
      tree: Node,
      header: Schema.Array(Entry),
      footer: Schema.Array(Schema.Struct({ name: text, children: Schema.Array(Entry) })),
      customerService: Schema.Array(Entry)
    })
  }),
  errors: []
})

const EmptyCart = Schema.Struct({ title: text, description: text, buttonLabel: text, buttonLink: text })

export const getSettings = endpoint({
  name: "getSettings",
  service: "content",
  method: "GET",
  path: "/settings",
  access: "public",
  cache: "shared",
  response: Schema.Struct({
    companyName: text,
    message: Schema.NullOr(Schema.Struct({ text, colour: Schema.Literals(["info", "warning", "campaign"]) })),
    phoneEmail: Schema.Struct({ phone: text, email: text }),
    facebookUrl: textOrNull,
    instagramUrl: textOrNull,
    twitterUrl: textOrNull,
    youtubeUrl: textOrNull,
    appUrl: textOrNull,
    menuLinks: Schema.Array(Schema.Struct({ label: text, url: text })),
    lowestPickingFeeLimit: Kronor,
    pickingFee: Kronor,
    emptyCart: Schema.Struct({ visitor: EmptyCart, customer: EmptyCart }),
    faqCats: Schema.Array(text),
    /** Ids of products that lists of most bought products omit: the paper bags (BOUGHT-06). */
    mostBoughtExclusions: Schema.optionalKey(Schema.Array(text)),
    /** The ISO weekday from which the offers of the next week can be shown; 3 by default (CONST-10). */
    offersToggleWeekday: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 }))),
    promotion: Schema.Struct({
      visible: Schema.Boolean,
      promotionButtonLabel: textOrNull,
      desktopImage: textOrNull,
      mobileImage: textOrNull
    }),
    notFoundArea: textOrNull
  }),
  errors: []
})
