import * as account from "../account/api.ts"
import * as assortment from "../assortment/api.ts"
import * as captcha from "../captcha/api.ts"
import * as cart from "../cart/api.ts"
import * as cartRecipesAndMeals from "../cart/recipes-and-meals-api.ts"
import * as catalogue from "../catalogue/api.ts"
import * as mostBought from "../catalogue/most-bought-api.ts"
import * as catering from "../catering/api.ts"
import * as content from "../content/api.ts"
import * as cookies from "../content/cookies-api.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import * as coupon from "../coupon/api.ts"
import * as customerService from "../customer-service/api.ts"
import * as delivery from "../delivery/api.ts"
import * as deliveryCities from "../delivery/delivery-city-api.ts"
import * as favourites from "../favourites/api.ts"
import * as navigation from "../navigation/api.ts"
import * as offers from "../offers/api.ts"
import * as orders from "../orders/api.ts"
import * as recipes from "../recipes/api.ts"
import * as recipeBags from "../recipes/bags-api.ts"
import * as search from "../search/api.ts"
import * as session from "../session/api.ts"

const modules = [
  account,
  assortment,
  captcha,
  cart,
  cartRecipesAndMeals,
  catalogue,
  mostBought,
  catering,
  content,
  cookies,
  coupon,
  customerService,
  delivery,
  deliveryCities,
  favourites,
  navigation,
  offers,
  orders,
  recipes,
  recipeBags,
  search,
  session
] as const

type NameOf<Exported, Declared> = Declared extends { readonly document: string }
  ? Exported
  : Declared extends Endpoint
    ? Declared["name"]
    : never
type NamesIn<Module> = Module extends unknown
  ? { [Name in keyof Module]: NameOf<Name, Module[Name]> }[keyof Module]
  : never

/** The names of all declared calls; a GraphQL operation is named like its root field. */
export type EndpointName = NamesIn<(typeof modules)[number]>

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value

/** Every declared call. The browser loads the declarations with their use cases instead. */
export const endpoints: ReadonlyArray<Endpoint> = modules.flatMap((module) =>
  Object.values<unknown>(module).filter(isEndpoint)
)
