import sanitizeHtml from "sanitize-html"

const options: sanitizeHtml.IOptions = {
  allowedTags: ["h2", "h3", "h4", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "strong", "b", "em", "i", "s", "sub", "sup", "blockquote", "a", "table", "caption", "thead", "tbody", "tr", "th", "td"],
  allowedAttributes: { a: ["href", "rel"], th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: "noopener" } }), h1: "h2" }
}

/** What editors wrote, with words, lists, tables and links only: no script, no style, no frame survives. */
export const safeHtml = (html: string): string => sanitizeHtml(html, options)
