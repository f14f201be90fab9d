import { randomBytes } from "node:crypto"

export const newNonce = (): string => randomBytes(16).toString("base64")

/** The headers of every response; `secure` says whether the client uses HTTPS. */
const commonHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
  "cross-origin-opener-policy": "same-origin",
  ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {})
})

/** Adds the security headers that the response does not set itself. Used for every response: pages, assets, redirects, errors and API calls. */
export const withSecurityHeaders = (response: Response, secure: boolean): Response => {
  for (const [name, value] of Object.entries(commonHeaders(secure)))
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

/** The headers of a page. Its content security policy allows only the shop's own origin, and scripts and style elements with the nonce. */
export const pageHeaders = (nonce: string): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  "content-security-policy": [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join("; ")
})
