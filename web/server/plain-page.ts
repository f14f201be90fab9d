import { reload } from "#web/text/connection.ts"
import { shopName } from "#web/text/common.ts"
import { contentSecurityPolicy, hashSource, pageHeaders } from "./security.ts"

/** The shop's icon as a data URL. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%231d6a42'/%3E%3Cpath d='M10 13h12l-1.4 10.2H11.4zM12 13a4 4 0 0 1 8 0' fill='none' stroke='%23fffdf9' stroke-width='2.4' stroke-linejoin='round'/%3E%3C/svg%3E"

interface PlainPageOptions {
  readonly status: number
  readonly heading: string
  readonly text: string
  /** Seconds until the page reloads itself and the Retry-After header lets programs retry; null, the default, for neither. */
  readonly retryAfterSeconds?: number | null
  /** A link, or a button that posts to the page's address; by default a link that reloads the page. */
  readonly action?: { readonly href: string; readonly label: string } | { readonly submit: string }
}

/** Has the colours of the shop's tokens; the shop's style sheet is not loaded, so that the page needs one request only. */
// Stryker disable StringLiteral: styles are seen, not tested.
const styles =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fffdf9;color:#1c2620;font:1.0625rem/1.5 system-ui,sans-serif}" +
  "main{max-width:26rem;padding:1.5rem;text-align:center}h1{margin:1rem 0 .5rem;font-size:1.625rem;line-height:1.2;text-wrap:balance}" +
  "p{margin:0 0 1.5rem;color:#56635b}a,button{display:inline-block;border:0;font:inherit;padding:.65rem 1.25rem;border-radius:8px;background:#1d6a42;color:#fff;font-weight:600;text-decoration:none}" +
  "a:hover,button:hover{background:#12482c}:focus-visible{outline:3px solid #12482c;outline-offset:2px}"
// Stryker restore StringLiteral

const policy = contentSecurityPolicy({ scripts: [], styles: [hashSource(styles)] })

const renderAction = (action: NonNullable<PlainPageOptions["action"]>): string =>
  "submit" in action
    ? `<form method="post"><button>${action.submit}</button></form>`
    : `<a href="${action.href}">${action.label}</a>`

/** A page with one message and one link or button, without scripts: for when no page can be rendered, since it costs almost nothing to make, and for the confirmation of an e-mail address. */
export const plainPage = ({
  status,
  heading,
  text,
  retryAfterSeconds = null,
  action = { href: "", label: reload }
}: PlainPageOptions): Response => {
  const html =
    `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${heading} | ${shopName}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${icon}">` +
    (retryAfterSeconds === null ? "" : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`) +
    `<style>${styles}</style></head>` +
    `<body><main><img src="${icon}" width="48" height="48" alt="${shopName}"><h1>${heading}</h1><p>${text}</p>${renderAction(action)}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      ...pageHeaders(policy),
      ...(retryAfterSeconds === null ? {} : { "retry-after": String(retryAfterSeconds) })
    }
  })
}
