import type { Route } from "../http/route.ts"
import type { SessionTokens } from "../http/session-token.ts"
import { accountRoutes } from "./account.ts"
import { assortmentRoutes } from "./assortment.ts"
import { cartRoutes } from "./cart.ts"
import { catalogueRoutes } from "./catalogue.ts"
import { contentRoutes } from "./content.ts"
import { couponRoutes } from "./coupon.ts"
import { deliveryRoutes } from "./delivery.ts"
import { districtRoutes } from "./districts.ts"
import { favouriteRoutes } from "./favourites.ts"
import { navigationRoutes } from "./navigation.ts"
import { offerRoutes } from "./offers.ts"
import { orderRoutes } from "./orders.ts"
import { recipeRoutes } from "./recipes.ts"
import { searchRoutes } from "./search.ts"
import { passwordRoutes } from "./password-reset.ts"
import { registrationRoutes } from "./registration.ts"
import { sessionRoutes } from "./session.ts"

export const allRoutes = (tokens: SessionTokens): ReadonlyArray<Route> => [
  ...sessionRoutes(tokens),
  ...accountRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...assortmentRoutes,
  ...districtRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  ...recipeRoutes,
  ...cartRoutes,
  ...couponRoutes,
  ...deliveryRoutes,
  ...orderRoutes,
  ...favouriteRoutes,
  ...offerRoutes,
  ...contentRoutes,
  ...navigationRoutes
]
