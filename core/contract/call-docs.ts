import type { Schema } from "effect"
import type { Endpoint, ParametersOf } from "./endpoint.ts"

/** The tags of the OpenAPI document with their descriptions, in order. */
export const tags = {
  session: "Log in and log out.",
  account: "The customer's data, registration and password reset.",
  stores: "The stores, and which of them deliver to a postal code.",
  search: "Full search, suggestions while typing, and interaction events for search hits (click, add to cart).",
  recipes: "Recipes and recipe bags, and the products for them.",
  catering: "Catered meals, which the kitchen of a store prepares to order.",
  catalogue: "Products with their prices in a store.",
  orders: "Check out a cart and read orders.",
  coupons: "Discount codes.",
  favourites: "A customer's favourite products and recipes.",
  cart: "The open cart of a customer.",
  delivery: "Picking fees, and dates for catering. Delivery times are available through GraphQL.",
  offers: "This week's and next week's offers of a store.",
  content: "Pages, menus and the shop's settings.",
  "customer service": "Messages to customer service, and the captcha of its forms.",
  graphql: "Delivery times, the shop's cookies, and a customer's most bought products and recipes.",
  pictures: "Pictures of products, departments and scenes, in a few fixed sizes."
} as const
export type Tag = keyof typeof tags

export interface ParameterDocs {
  readonly description: string
  readonly example?: unknown
  /** The minimum of a whole number, if other than 0. */
  readonly minimum?: number
}

/** Describes fields whose names and types do not explain them, by path in the body or response: 'items.netContent'. */
export type FieldDocs<Names extends PropertyKey = string> = Readonly<
  Partial<Record<(Names & string) | `${Names & string}.${string}`, string>>
>

type FieldsOf<Codec> = Codec extends { readonly fields: infer Fields } ? keyof Fields : never
type EncodedOf<Codec> = Codec extends Schema.Codec<unknown, infer I> ? I : never
type DocsByName<Key extends string, Names extends PropertyKey> = [Names] extends [never]
  ? unknown
  : { readonly [K in Key]: { readonly [Name in Names]: ParameterDocs } }

interface AnyCallDocs {
  readonly tag: Tag
  readonly summary: string
  readonly path?: Readonly<Record<string, ParameterDocs>>
  readonly query?: Readonly<Record<string, ParameterDocs>>
  readonly bodyFields?: FieldDocs
  readonly responseFields?: FieldDocs
  /** An example body. */
  readonly example?: unknown
  /** Example variables of a GraphQL operation. */
  readonly variables?: unknown
}
export type { AnyCallDocs as CallDocs }

interface DocumentedEndpoint extends Endpoint {
  readonly variables?: unknown
}

type DocsOf<E extends DocumentedEndpoint> = {
  readonly tag: Tag
  readonly summary: string
  readonly responseFields?: FieldDocs<FieldsOf<E["response"]>>
} & (E["document"] extends string
  ? { readonly variables: EncodedOf<E["variables"]> }
  : DocsByName<"path", keyof ParametersOf<E>> &
      DocsByName<"query", FieldsOf<E["query"]>> & {
        readonly bodyFields?: FieldDocs<FieldsOf<E["body"]>>
        readonly example?: EncodedOf<E["body"]>
      })

/**
 * Documents every call of an api module; a missing call or parameter does not compile. The documentation is kept apart from the declarations
 * because the browser loads those.
 */
export const describeCalls = <Api>(docs: {
  readonly [Name in keyof Api as Api[Name] extends Endpoint ? Name : never]: Api[Name] extends Endpoint
    ? DocsOf<Api[Name]>
    : never
}): { readonly [Name in keyof Api as Api[Name] extends Endpoint ? Name : never]: AnyCallDocs } => docs as never
