import type { RouteObject } from "react-router-dom"
import { latePage, type PageModule } from "./late-page.tsx"
import * as place from "#web/routes/place.tsx"
import { RouteError } from "./RouteError.tsx"
import { Shell } from "./Shell.tsx"
import { Standalone } from "./Standalone.tsx"

/** A page whose code is loaded with its route; `module` is its file, so that the server can name its chunks in the document's head. */
const page = (path: string, module: string, load: () => Promise<PageModule>): RouteObject => ({
  id: module,
  ...(path === "" ? { index: true as const } : { path }),
  // On the server missing code is a bug.
  lazy: typeof document === "undefined" ? load : () => load().catch(() => latePage(load)),
  ErrorBoundary: RouteError
} as RouteObject)

/** Every address of the shop. What no other route names is looked up in the navigation tree (ROUTE-40); most pages are found so. */
export const routes: Array<RouteObject> = [
  {
    id: "shell",
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      page("", "web/routes/start.tsx", () => import("#web/routes/start.tsx")),
      page("sok", "web/routes/search.tsx", () => import("#web/routes/search.tsx")),
      page("mina-sidor", "web/routes/my-pages.tsx", () => import("#web/routes/my-pages.tsx")),
      page("mina-sidor/order/:id", "web/routes/order.tsx", () => import("#web/routes/order.tsx")),
      page("matvaror/veckans-erbjudande", "web/routes/offers.tsx", () => import("#web/routes/offers.tsx")),
      page("butiker", "web/routes/stores.tsx", () => import("#web/routes/stores.tsx")),
      { id: "web/routes/place.tsx", path: "*", ...place, ErrorBoundary: RouteError }
    ]
  },
  {
    id: "standalone",
    Component: Standalone,
    ErrorBoundary: RouteError,
    children: [
      page("login", "web/routes/login.tsx", () => import("#web/routes/login.tsx")),
      page("registrera", "web/routes/register.tsx", () => import("#web/routes/register.tsx")),
      page("glomt-losenord", "web/routes/forgot-password.tsx", () => import("#web/routes/forgot-password.tsx")),
      page("glomt-losenord/:token", "web/routes/new-password.tsx", () => import("#web/routes/new-password.tsx")),
      page("checkout", "web/routes/checkout.tsx", () => import("#web/routes/checkout.tsx"))
    ]
  }
]
