/**
 * The origin for links in mails: the configured one, otherwise that of the request's URL. The Origin and Referer headers are ignored, because a link
 * to another host would hand that host the token of a password reset.
 */
export const originOf = (request: Request, configuredOrigin: string | null): string =>
  configuredOrigin ?? new URL(request.url).origin
