import type { Route } from "../http/route.ts"
import type { SessionTokens } from "../http/session-token.ts"
import { accountRoutes } from "./account.ts"
import { assortmentRoutes } from "./assortment.ts"
import { catalogueRoutes } from "./catalogue.ts"
import { contentRoutes } from "./content.ts"
import { navigationRoutes } from "./navigation.ts"
import { searchRoutes } from "./search.ts"
import { sessionRoutes } from "./session.ts"

export const allRoutes = (tokens: SessionTokens): ReadonlyArray<Route> => [
  ...sessionRoutes(tokens),
  ...accountRoutes,
  ...assortmentRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  ...contentRoutes,
  ...navigationRoutes
]
