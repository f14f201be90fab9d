import { withoutFormatCharacters } from "#core/kernel/format-characters.ts"
import type { PageMeta } from "#web/routes/page-data.ts"
import { firstPageScript, firstPaintScript, largestPictureMs } from "#web/app/first-page.ts"
import { cachedHeadingFontScript, headingFontScript } from "#web/app/heading-font.ts"
import { lacksCartChange } from "#web/container/cart-change.ts"
import { interactionRecorder } from "#web/container/first-interaction.ts"
import { tabChannels, tabMessageRecorder } from "#web/container/tab-channel.ts"
import { shopName } from "#web/text/common.ts"
import { incompletePage } from "#web/text/errors.ts"
import { clickRecorder } from "./click-recorder.ts"
// A bitmap: for an SVG icon the browser would make a document of its own, 10 ms on a slow phone.
import icon from "./icon.png?inline"

export interface DocumentHead {
  readonly meta: PageMeta
  /** The shop's origin: 'https://www.example.se'. */
  readonly origin: string
  readonly path: string
  /** When the server renders the page, in ms since 1970. */
  readonly now: number
  /** The customer's id; null for a visitor. Presses that are recorded on the device belong to the customer (see stepRecorder). */
  readonly customerId: string | null
  /** Links that preload the page's largest pictures. */
  readonly preloads: string
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** Without direction controls: browsers and search engines would draw their own text after the page's backwards as well. */
const escapeMetaText = (text: string): string => escapeHtml(withoutFormatCharacters(text))

/** JSON that is safe inside a script element. */
export const jsonForScript = (value: unknown): string =>
  // Faster than a regular expression.
  JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")

/** The script in the head of every document, after the critical CSS, which declares the font that it loads. */
export const headScript = `${firstPageScript};${interactionRecorder};${clickRecorder};${cachedHeadingFontScript}`

/** The document up to its critical CSS, which is inline so that the first paint waits for no other request. */
export const documentHead = ({ meta, origin, path, now, customerId, preloads }: DocumentHead): string => {
  const canonical = `${origin}${meta.canonical ?? path}`
  const title = escapeMetaText(meta.title)
  const descriptionText =
    meta.description === undefined || meta.description === null ? null : escapeMetaText(meta.description)
  const description =
    descriptionText === null
      ? ""
      : `<meta name="description" content="${descriptionText}"><meta property="og:description" content="${descriptionText}">`
  return [
    `<!doctype html><html lang="sv" data-now="${now}"${customerId === null ? "" : ` data-customer="${escapeHtml(customerId)}"`}><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#12482c">`,
    description,
    meta.noIndex === true
      ? `<meta name="robots" content="noindex">`
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:title" content="${title}"><meta property="og:site_name" content="${shopName}"><meta property="og:type" content="website">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}"><link rel="icon" href="${icon}">${preloads}`,
    "<style>"
  ].join("")
}

/** The document between its critical CSS and the markup. */
export const bodyStart = `</style><script>${headScript}</script></head><body><div id="root">`

export interface DocumentTail {
  readonly styleSheet: string
  /** The scripts that are requested after the markup: those that hydration needs, among them the entry, and on a page that is hydrated later also those that follow hydration. */
  readonly scripts: ReadonlyArray<string>
  readonly entry: string
  /** The script that imports the entry when the shopper interacts with the page (see importOnInteraction); null when the page is hydrated at load. */
  readonly importScript: string | null
  readonly browserData: unknown
  /** Items of schema.org. */
  readonly structuredData: ReadonlyArray<object>
}

export interface ImportOptions {
  readonly styleSheet: string
  readonly entry: string
  /** The scripts that the entry imports. */
  readonly libraries: ReadonlyArray<string>
  /** The scripts that hydration needs, and those that follow it. */
  readonly scripts: ReadonlyArray<string>
  readonly isCustomer: boolean
}

/** How often a page that could not be loaded completely asks whether the server responds, in ms. */
const retryMs = 5_000

/** The script's expression that tells the shopper that the page could not be loaded completely, and ends the recording of clicks. */
const incompletePageNotice =
  "(function(){window.__hydrated=true;document.querySelectorAll('[data-clicked]').forEach(function(e){e.removeAttribute('data-clicked')});" +
  `var p=document.createElement('p');p.role='alert';p.dataset.incomplete='';p.textContent=${JSON.stringify(incompletePage)};(document.querySelector('main')||document.body).prepend(p)})()`

/**
 * Prefetches the style sheet and the scripts after the document and its pictures, so that they do not compete for bandwidth. A prefetched file goes into the
 * browser's cache without work on the main thread; Safari, which cannot prefetch, preloads the files.
 *
 * Applies the style sheet and imports the entry at the first interaction, one frame later, so that the clicked button is first painted as clicked. Does so earlier when
 * another tab has changed something, the page becomes visible again, the browser has restored it, or the network is lost. If the import fails, the page is reloaded when the
 * server responds, because a deployment may have replaced the files; if it fails again, a notice says so, and links and forms work as without JavaScript. A document that was
 * reloaded or opened by Back may have history entries of the panel, so it is hydrated immediately, as is a customer's document that may lack changes of the cart. The libraries are evaluated in a task of their own before the entry, so that a tap in that time waits for the shorter task only.
 *
 * Listens to other tabs after the first paint and that of the largest picture, which opening a channel would delay.
 */
export const importOnInteraction = ({ styleSheet, entry, libraries, scripts, isCustomer }: ImportOptions): string => {
  const channels = isCustomer ? Object.values(tabChannels) : [tabChannels.shop]
  return (
    `(function(){window.__hydratesOnInteraction=true;var c=${JSON.stringify(styleSheet)},l=${JSON.stringify(scripts)},n=performance.getEntriesByType('navigation')[0]?.type,d;` +
    "function a(r,h){var k=document.createElement('link');k.rel=r||'';k.href=h||'';return k}" +
    "function p(r,h){document.head.append(...h.map(a.bind(null,r)))}" +
    "addEventListener('load',function(){if(d)return;if(a().relList.supports('prefetch'))return p('prefetch',[c].concat(l));" +
    "var k=a('preload',c);k.as='style';document.head.append(k);p('modulepreload',l)});" +
    `function f(){if(!navigator.onLine)return addEventListener('online',function(){location.reload()});if(n=='reload')return ${incompletePageNotice};` +
    `fetch(location.href,{method:'HEAD'}).then(function(r){if(r.status>=500)throw r;location.reload()}).catch(function(){setTimeout(f,${retryMs})})}` +
    "function s(){if(d)return;d=1;var k=a('stylesheet',c);k.onerror=f;k.onload=function(){" +
    `Promise.all(${JSON.stringify(libraries)}.map(function(h){return import(h)}))` +
    `.then(function(){setTimeout(function(){import(${JSON.stringify(entry)}).catch(f)})},f)};` +
    "document.head.append(k);p('modulepreload',l)}" +
    `if(n!='navigate'${isCustomer ? `||${lacksCartChange}` : ""})return s();` +
    "__firstInteraction.then(function(){requestAnimationFrame(function(){setTimeout(s)})});" +
    `requestAnimationFrame(function(){setTimeout(function(){${tabMessageRecorder(channels, "s")}},${largestPictureMs})});` +
    "addEventListener('offline',s);" +
    "addEventListener('pageshow',function(e){if(e.persisted)s()});" +
    "document.addEventListener('visibilitychange',function(){if(!document.hidden)s()})})()"
  )
}

/** The page's structured data for search engines. */
const structuredDataScript = (items: ReadonlyArray<object>): string =>
  items.length === 0
    ? ""
    : `<script type="application/ld+json">${jsonForScript({ "@context": "https://schema.org", "@graph": items })}</script>`

/** The inline script at the document's end. */
export const tailScript = (importScript: string | null): string =>
  [firstPaintScript, headingFontScript, ...(importScript === null ? [] : [importScript])].join(";")

/** The document after the markup, in parts: the scripts, which would compete with it if they were requested earlier, and the page's data for hydration. */
export const documentTail = ({
  styleSheet,
  scripts,
  entry,
  importScript,
  browserData,
  structuredData
}: DocumentTail): ReadonlyArray<string> => [
  "</div>",
  ...(importScript === null
    ? [
        `<link rel="stylesheet" href="${styleSheet}">`,
        ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`)
      ]
    : []),
  structuredDataScript(structuredData),
  '<script type="application/json" id="data">',
  jsonForScript(browserData),
  "</script>",
  `<script>${tailScript(importScript)}</script>`,
  importScript === null ? `<script type="module" src="${entry}"></script>` : "",
  "</body></html>"
]
