import { createHash } from "node:crypto"

/** The source by which a content security policy allows an inline script or style element with exactly this text. */
export const hashSource = (text: string | Buffer): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** The sources of a page's inline elements. */
export interface InlineSources {
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

/** Allows only the shop's own origin, and the inline scripts and styles with these hashes. */
export const contentSecurityPolicy = ({ scripts, styles }: InlineSources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join("; ")

/** The values of Sec-Fetch-Site with which the browser says that the shopper (by the address bar or a bookmark) or a page of the shop made the request. */
const ownInitiators: ReadonlySet<string | null> = new Set(["none", "same-origin"])

/** The headers of every response; `secure` says whether the client uses HTTPS. */
const commonHeaders = ({ headers }: Request, secure: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
  // Cuts the link to a page of another site that opened the document. It delays the first paint, so it is left out where there is no such page (decision 0035).
  ...(ownInitiators.has(headers.get("sec-fetch-site")) ? {} : { "cross-origin-opener-policy": "same-origin" }),
  ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {})
})

/** Adds the security headers that the response does not set itself. Used for every response: pages, assets, redirects, errors and API calls. */
export const withSecurityHeaders = (request: Request, response: Response, secure: boolean): Response => {
  for (const [name, value] of Object.entries(commonHeaders(request, secure)))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** The sources of Google reCAPTCHA's widget, by directive. */
const recaptchaSources = {
  "script-src": "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  "frame-src": "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/"
} as const

/** Adds the sources of Google reCAPTCHA to a content security policy. */
export const allowRecaptcha = (policy: string): string =>
  `${policy.replace("script-src", `script-src ${recaptchaSources["script-src"]}`)}; frame-src ${recaptchaSources["frame-src"]}`

/** The headers of a page with a content security policy. */
export const pageHeaders = (policy: string): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  "content-security-policy": policy
})
