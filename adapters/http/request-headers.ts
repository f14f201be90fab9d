import type { HttpRequest } from "#core/ports/http.ts"

const contentTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const

/** The headers of a request, with the type of its body. */
export const requestHeaders = ({ headers, body }: Pick<HttpRequest, "headers" | "body">): Record<string, string> =>
  body === undefined ? { ...headers } : { ...headers, "content-type": contentTypes[body.type] }
