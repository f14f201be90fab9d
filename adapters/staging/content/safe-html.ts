import sanitizeHtml from "sanitize-html"
import { CmsHtml } from "#core/content/cms-html.ts"

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "strong",
    "b",
    "em",
    "i",
    "s",
    "sub",
    "sup",
    "blockquote",
    "a",
    "table",
    "caption",
    "thead",
    "tbody",
    "tr",
    "th",
    "td"
  ],
  allowedAttributes: { a: ["href", "rel"], th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: "noopener" } }), h1: "h2" }
}

/** Sanitizes the HTML of CMS pages; keeps only text, emphasis, line breaks, rules, quotations, headings, lists, tables and links. */
export const safeHtml = (html: string): CmsHtml => CmsHtml.make(sanitizeHtml(html, options))
