import { type DataRouter, isRouteErrorResponse } from "react-router-dom"
import { errorTitle } from "#web/text/errors.ts"

/** The document's title after a navigation: the page's own, or that of its error; undefined keeps the present title. */
export const documentTitle = ({
  matches,
  loaderData,
  errors
}: Pick<DataRouter["state"], "matches" | "loaderData" | "errors">): string | undefined => {
  const id = matches.at(-1)?.route.id
  const data = id === undefined ? undefined : loaderData[id]
  const { meta } = (data ?? {}) as { readonly meta?: { readonly title: string } }
  if (meta !== undefined || errors === null) return meta?.title
  const [error] = Object.values(errors) as ReadonlyArray<unknown>
  return errorTitle(isRouteErrorResponse(error) ? error.status : 500)
}
