import { getPath } from "hono/utils/url"

/**
 * Whether a request is for the API or a picture, by its decoded path, as the API's own routes match it: '/%61pi/' is '/api/'. It is the only decision, so that a
 * request that reaches the API always has its client's IP address.
 */
export const isApiRequest = (request: Request): boolean => {
  const path = getPath(request)
  return path.startsWith("/api/") || path.startsWith("/images/")
}
