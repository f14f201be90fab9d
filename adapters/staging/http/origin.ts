/**
 * The origin for links in mails: the configured one, otherwise that of the request's URL. What the client says about its page's origin is ignored: a
 * link to another host would bring that host the token of a password reset.
 */
export const originOf = (request: Request, configured: string | null): string =>
  configured ?? new URL(request.url).origin
