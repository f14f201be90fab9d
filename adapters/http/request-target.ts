import type { HttpRequest } from "#core/ports/http.ts"

/** The path of a request with its query: '/orders?take=1'. */
export const requestTarget = ({ path, query }: Pick<HttpRequest, "path" | "query">): string => {
  const parameters = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  return parameters === "" ? path : `${path}?${parameters}`
}
