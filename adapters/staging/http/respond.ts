import { isUnavailable } from "../database/errors.ts"
import { Refusal, refuse } from "./refusal.ts"
import type { Route } from "./route.ts"
import type { Shop } from "./shop.ts"

/** Formats the body of a refusal as the endpoint declares it. */
export const errorText = (route: Route | null, refusal: Refusal, requestId: string): string =>
  JSON.stringify(
    route?.endpoint.errorFormat === "oauth"
      ? {
          error: refusal.errors[0].code === "ERR_VALIDATION" ? "invalid_request" : refusal.errors[0].code,
          error_description: refusal.message
        }
      : { errors: refusal.errors, requestId }
  )

const cacheControl = (route: Route | null, request: Request, status: number): string => {
  const cache = route?.endpoint.cache ?? "none"
  if (cache === "no-store") return "no-store"
  return cache === "shared" && status === 200 && !new URL(request.url).searchParams.has("nocache")
    ? "public, max-age=60"
    : "private, no-cache"
}

export interface ResponseContent {
  readonly status: number
  /** The body's text, in pieces; null without a body. */
  readonly pieces: ReadonlyArray<string> | null
}

/** Makes a response with the headers that all responses have. */
export const respond = (
  route: Route | null,
  request: Request,
  requestId: string,
  content: ResponseContent,
  retryAfter: number | null = null
): Response => {
  const headers = new Headers({
    "x-request-id": requestId,
    "cache-control": cacheControl(route, request, content.status)
  })
  const body = content.pieces === null ? null : Buffer.concat(content.pieces.map((piece) => Buffer.from(piece)))
  if (body !== null) {
    headers.set("content-type", "application/json; charset=utf-8")
    headers.set("content-length", String(body.byteLength))
  }
  // Compression happens in front of this API, but adding the header there would copy the whole response through a stream.
  headers.set("vary", "accept-encoding")
  if (retryAfter !== null) headers.set("retry-after", String(retryAfter))
  if (content.status === 401) headers.set("www-authenticate", "Bearer")
  return new Response(body, { status: content.status, headers })
}

const internalError = refuse("ERR_INTERNAL", "Something went wrong on our side.")
const unavailableError = refuse("ERR_UNAVAILABLE", "The server is overloaded, or its database does not respond.", {
  retryAfter: 5
})

/** Converts any thrown value to a response; only a refusal shows its message to the caller. */
export const errorResponse = (
  shop: Shop,
  route: Route | null,
  request: Request,
  requestId: string,
  error: unknown
): Response => {
  const refusal = error instanceof Refusal ? error : isUnavailable(error) ? unavailableError : internalError
  if (refusal !== error) shop.report({ requestId, endpoint: route?.endpoint.name ?? "", error })
  return respond(
    route,
    request,
    requestId,
    { status: refusal.status, pieces: [errorText(route, refusal, requestId)] },
    refusal.retryAfter
  )
}
