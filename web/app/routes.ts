import { createElement } from "react"
import { matchRoutes, type RouteObject } from "react-router-dom"
import { pageWithImportRetry, type PageModule } from "./page-with-import-retry.tsx"
import { importCode } from "#web/container/load-code.ts"
import { notFound } from "#web/routes/page-data.ts"
import * as pageRoute from "#web/routes/page.tsx"
import { pageRouteId, type PageSkeleton } from "#web/routes/pages.ts"
import * as paths from "#web/paths.ts"
import { RouteError } from "./RouteError.tsx"
import { Shell } from "./Shell.tsx"
import { WithOverlays } from "./WithOverlays.tsx"

/** A route's `lazy`. In a browser a failed import shows a page with a retry; on the server it is a bug and is thrown. */
const lazyRoute = (load: () => Promise<PageModule>): (() => Promise<PageModule>) =>
  typeof document === "undefined" ? load : () => importCode(load).catch(() => pageWithImportRetry(load))

/** Makes the route of a lazily loaded page. `module` is its source file, by which the server finds the chunks to preload. */
const page = (
  path: string,
  module: string,
  load: () => Promise<PageModule>,
  skeleton: PageSkeleton = "content"
): RouteObject =>
  ({
    id: module,
    handle: { skeleton } satisfies PageHandle,
    ...(path === paths.start ? { index: true as const } : { path }),
    lazy: lazyRoute(load),
    ErrorBoundary: RouteError
  }) as RouteObject

/**
 * The route of all paths below a page without the shell: they do not exist, and their error page has no shell either (ROUTE-34..38). A page with a
 * parameter in its path has no such route.
 */
const notFoundBelow = ({ path }: RouteObject): ReadonlyArray<RouteObject> =>
  path === undefined || path.includes(":")
    ? []
    : [
        {
          path: `${path}/*`,
          loader: () => {
            throw notFound()
          },
          ErrorBoundary: RouteError
        }
      ]

interface PageHandle {
  readonly skeleton: PageSkeleton
}

/** The skeleton that the route of a path declares; undefined for a path without a route of its own. */
const skeletonForPath = (path: string): PageSkeleton | undefined => {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  const handle: PageHandle | undefined = route?.handle
  return handle?.skeleton
}

/** The pages without the shell and without the panel. */
const standalonePages: ReadonlyArray<RouteObject> = [
  page(paths.logIn, "web/routes/login.tsx", () => import("#web/routes/login.tsx")),
  page(paths.register, "web/routes/register.tsx", () => import("#web/routes/register.tsx")),
  page(paths.forgotPassword, "web/routes/forgot-password.tsx", () => import("#web/routes/forgot-password.tsx")),
  page(`${paths.forgotPassword}/:token`, "web/routes/new-password.tsx", () => import("#web/routes/new-password.tsx")),
  page(paths.deliveryInfo, "web/routes/delivery-info.tsx", () => import("#web/routes/delivery-info.tsx")),
  page(
    `${paths.actAsCustomer}/:token`,
    "web/routes/act-as-customer.tsx",
    () => import("#web/routes/act-as-customer.tsx")
  )
]

/** The pages without the shell whose content opens the panel. */
const pagesWithPanel: ReadonlyArray<RouteObject> = [
  page(paths.checkout, "web/routes/checkout.tsx", () => import("#web/routes/checkout.tsx"))
]

/** The route of the pages without the shell. Like a page's, its id is its source file. */
export const standaloneRouteId = "web/app/PageWithoutShell.tsx"

/** Every route of the shop. A path without its own route is looked up in the navigation tree (ROUTE-40); most pages are. */
export const routes: Array<RouteObject> = [
  {
    id: "shell",
    Component: () => createElement(Shell, { skeletonForPath }),
    ErrorBoundary: RouteError,
    children: [
      page(paths.start, "web/routes/shopping/start.tsx", () => import("#web/routes/shopping/start.tsx")),
      page(paths.search, "web/routes/search.tsx", () => import("#web/routes/search.tsx"), "search"),
      page(paths.myPages, "web/routes/my-pages.tsx", () => import("#web/routes/my-pages.tsx")),
      page(paths.order(":id"), "web/routes/order.tsx", () => import("#web/routes/order.tsx")),
      page(paths.offers, "web/routes/offers.tsx", () => import("#web/routes/offers.tsx"), "products"),
      page(paths.leaflet, "web/routes/leaflet.tsx", () => import("#web/routes/leaflet.tsx")),
      page(
        paths.favouriteProducts,
        "web/routes/favourite-products.tsx",
        () => import("#web/routes/favourite-products.tsx"),
        "products"
      ),
      page(
        paths.boughtProducts,
        "web/routes/bought-products.tsx",
        () => import("#web/routes/bought-products.tsx"),
        "products"
      ),
      page(
        paths.favouriteRecipes,
        "web/routes/favourite-recipes.tsx",
        () => import("#web/routes/favourite-recipes.tsx")
      ),
      page(paths.boughtRecipes, "web/routes/bought-recipes.tsx", () => import("#web/routes/bought-recipes.tsx")),
      page(paths.stores, "web/routes/stores.tsx", () => import("#web/routes/stores.tsx")),
      page(paths.deliveryCities, "web/routes/delivery-cities.tsx", () => import("#web/routes/delivery-cities.tsx")),
      page(
        `${paths.deliveryCities}/:city`,
        "web/routes/delivery-city.tsx",
        () => import("#web/routes/delivery-city.tsx")
      ),
      {
        id: pageRouteId,
        path: "*",
        loader: pageRoute.loader,
        Component: pageRoute.Component,
        ErrorBoundary: RouteError
      }
    ]
  },
  {
    id: standaloneRouteId,
    lazy: lazyRoute(() => import("./PageWithoutShell.tsx")),
    ErrorBoundary: RouteError,
    children: [
      ...standalonePages,
      { Component: WithOverlays, children: [...pagesWithPanel] },
      ...[...standalonePages, ...pagesWithPanel].flatMap(notFoundBelow)
    ]
  }
]
