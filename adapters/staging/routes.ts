import { accountRoutes } from "./account/routes.ts"
import { assortmentRoutes } from "./assortment/routes.ts"
import type { CaptchaProvider } from "./captcha/captcha-provider.ts"
import { captchaRoutes } from "./captcha/routes.ts"
import { cartRecipeAndMealRoutes } from "./cart/recipe-and-meal-routes.ts"
import { cartRoutes } from "./cart/routes.ts"
import { catalogueRoutes } from "./catalogue/routes.ts"
import { cookiesField } from "./content/cookies-field.ts"
import { cateringRoutes } from "./catering/routes.ts"
import { contentRoutes } from "./content/routes.ts"
import { couponRoutes } from "./coupon/routes.ts"
import { customerServiceRoutes } from "./customer-service/routes.ts"
import { deliveryRoutes } from "./delivery/routes.ts"
import { slotDaysField } from "./delivery/slot-days.ts"
import { favouriteRoutes } from "./favourites/routes.ts"
import type { GraphqlField } from "./http/graphql-field.ts"
import type { Route } from "./http/route.ts"
import { mostBoughtFields } from "./most-bought/most-bought.ts"
import { navigationRoutes } from "./navigation/routes.ts"
import { offerRoutes } from "./offers/routes.ts"
import { orderRoutes } from "./orders/routes.ts"
import { recipeBagRoutes } from "./recipes/bags.ts"
import { recipeRoutes } from "./recipes/routes.ts"
import { searchRoutes } from "./search/routes.ts"
import { sessionRoutes } from "./session/routes.ts"
import type { SessionTokens } from "./http/shop.ts"

/** Every route of the API. */
export const allRoutes = (tokens: SessionTokens, captcha: CaptchaProvider): ReadonlyArray<Route> => [
  ...sessionRoutes(tokens),
  ...accountRoutes,
  ...assortmentRoutes,
  ...deliveryRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  ...recipeRoutes,
  ...recipeBagRoutes,
  ...cateringRoutes,
  ...cartRoutes,
  ...cartRecipeAndMealRoutes,
  ...couponRoutes,
  ...orderRoutes,
  ...favouriteRoutes,
  ...offerRoutes,
  ...contentRoutes,
  ...navigationRoutes,
  ...captchaRoutes(captcha),
  ...customerServiceRoutes(captcha)
]

/** Every field of POST /graphql. */
export const graphqlFields: ReadonlyArray<GraphqlField> = [slotDaysField, ...mostBoughtFields, cookiesField]
