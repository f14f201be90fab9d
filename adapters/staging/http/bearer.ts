/** Returns the bearer token of a request; null without one. */
export const bearer = (request: Request): string | null =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null
