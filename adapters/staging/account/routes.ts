import type { Route } from "../http/route.ts"
import { customerRoutes } from "./customer-routes.ts"
import { emailRoutes } from "./email-routes.ts"
import { passwordResetRoutes } from "./password-reset-routes.ts"
import { registrationRoutes } from "./registration-routes.ts"

export const accountRoutes: ReadonlyArray<Route> = [
  ...customerRoutes,
  ...emailRoutes,
  ...registrationRoutes,
  ...passwordResetRoutes
]
