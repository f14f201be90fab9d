const parseOrigin = (text: string | null): string | null =>
  text !== null && /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : null

/** Returns the origin for links in mails: the configured one, otherwise that of the request's Origin header or of its URL. */
export const originOf = (request: Request, configured: string | null): string =>
  configured ?? parseOrigin(request.headers.get("origin")) ?? new URL(request.url).origin
