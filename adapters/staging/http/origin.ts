const origin = (text: string | null): string | null => (text !== null && /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : null)

/** Where links in mail lead: as configured; else the page that asked, else the address the request came to. */
export const originOf = (request: Request, configured: string | null): string =>
  configured ?? origin(request.headers.get("origin")) ?? new URL(request.url).origin
