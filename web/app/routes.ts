import { createElement } from "react"
import { matchRoutes, type RouteObject } from "react-router-dom"
import { pageWithImportRetry, type PageModule } from "./page-with-import-retry.tsx"
import { importCode } from "#web/container/load-code.ts"
import { notFound } from "#web/routes/page-data.ts"
import * as anyPage from "#web/routes/page.tsx"
import { pageRouteId, type PageSkeleton } from "#web/routes/pages.ts"
import { RouteError } from "./RouteError.tsx"
import { Shell } from "./Shell.tsx"
import { Standalone } from "./Standalone.tsx"

/** A page whose code is loaded with its route; `module` is its file, so that the server can name its chunks in the document's head. */
const page = (
  path: string,
  module: string,
  load: () => Promise<PageModule>,
  skeleton: PageSkeleton = "content"
): RouteObject =>
  ({
    id: module,
    handle: { skeleton } satisfies PageHandle,
    ...(path === "" ? { index: true as const } : { path }),
    // A missing chunk on the server is a bug.
    lazy: typeof document === "undefined" ? load : () => importCode(load).catch(() => pageWithImportRetry(load)),
    ErrorBoundary: RouteError
  }) as RouteObject

/** Paths below a page without the shell do not exist; their error page has no shell either (ROUTE-34..38). */
const noSubpages = (path: string): RouteObject => ({
  path: `${path}/*`,
  loader: () => {
    throw notFound()
  },
  ErrorBoundary: RouteError
})

interface PageHandle {
  readonly skeleton: PageSkeleton
}

/** The skeleton that the route of a path declares; undefined for a path that the navigation tree decides. */
const declaredSkeleton = (path: string): PageSkeleton | undefined => {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  const handle: PageHandle | undefined = route?.handle
  return handle?.skeleton
}

/** Every route of the shop. A path without its own route is looked up in the navigation tree (ROUTE-40); most pages are. */
export const routes: Array<RouteObject> = [
  {
    id: "shell",
    Component: () => createElement(Shell, { declaredSkeleton }),
    ErrorBoundary: RouteError,
    children: [
      page("", "web/routes/shopping/start.tsx", () => import("#web/routes/shopping/start.tsx")),
      page("sok", "web/routes/search.tsx", () => import("#web/routes/search.tsx"), "search"),
      page("mina-sidor", "web/routes/my-pages.tsx", () => import("#web/routes/my-pages.tsx")),
      page("mina-sidor/order/:id", "web/routes/order.tsx", () => import("#web/routes/order.tsx")),
      page("matvaror/veckans-erbjudande", "web/routes/offers.tsx", () => import("#web/routes/offers.tsx"), "products"),
      page(
        "matvaror/mina-favoritvaror",
        "web/routes/favourite-products.tsx",
        () => import("#web/routes/favourite-products.tsx"),
        "products"
      ),
      page(
        "matvaror/mina-tidigare-kopta-varor",
        "web/routes/bought-products.tsx",
        () => import("#web/routes/bought-products.tsx"),
        "products"
      ),
      page(
        "recept/mina-favoritrecept",
        "web/routes/favourite-recipes.tsx",
        () => import("#web/routes/favourite-recipes.tsx")
      ),
      page(
        "recept/mina-mest-kopta-recept",
        "web/routes/bought-recipes.tsx",
        () => import("#web/routes/bought-recipes.tsx")
      ),
      page("butiker", "web/routes/stores.tsx", () => import("#web/routes/stores.tsx")),
      page("leveransorter", "web/routes/delivery-cities.tsx", () => import("#web/routes/delivery-cities.tsx")),
      page("leveransorter/:city", "web/routes/delivery-city.tsx", () => import("#web/routes/delivery-city.tsx")),
      {
        id: pageRouteId,
        path: "*",
        loader: anyPage.loader,
        Component: anyPage.Component,
        ErrorBoundary: RouteError
      }
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
      page("checkout", "web/routes/checkout.tsx", () => import("#web/routes/checkout.tsx")),
      page("leveransinfo", "web/routes/delivery-info.tsx", () => import("#web/routes/delivery-info.tsx")),
      page("_cl_/:token", "web/routes/act-as-customer.tsx", () => import("#web/routes/act-as-customer.tsx")),
      ...["login", "registrera", "glomt-losenord", "checkout", "leveransinfo"].map(noSubpages)
    ]
  }
]
