/** A part of a mail: a paragraph, a link on a line of its own, or a table of labels with an amount or another value for each. */
export type Part =
  | string
  | { readonly link: string; readonly label: string }
  | { readonly rows: ReadonlyArray<readonly [label: string, value: string]> }

/** A mail as plain text and as HTML. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const renderText = (part: Part): string => {
  if (typeof part === "string") return part
  return "link" in part ? part.link : part.rows.map(([label, value]) => `${label}: ${value}`).join("\n")
}

/** Mail clients ignore style sheets, so all styles are inline. */
const renderHtml = (part: Part): string => {
  if (typeof part === "string") return `<p>${escapeHtml(part).replaceAll("\n", "<br>")}</p>`
  if ("link" in part) {
    const url = escapeHtml(part.link)
    const style =
      "display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5130;color:#ffffff;text-decoration:none"
    return `<p><a href="${url}" style="${style}">${escapeHtml(part.label)}</a></p><p>${url}</p>`
  }
  const cell = "padding:4px 16px 4px 0;vertical-align:top"
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr><td style="${cell}">${escapeHtml(label)}</td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`
  )
  return `<table style="border-collapse:collapse">${rows.join("")}</table>`
}

const closing = "Vänliga hälsningar\nSkafferi"

/** Renders a mail as plain text and as simple HTML. */
export const makeMail = (subject: string, parts: ReadonlyArray<Part>): MailContent => {
  const allParts = [...parts, closing]
  const body = "font:16px/1.5 sans-serif;max-width:40em;margin:0 auto;padding:16px;color:#1c2620"
  return {
    subject,
    text: allParts.map(renderText).join("\n\n"),
    html: [
      '<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
      `<title>${escapeHtml(subject)}</title></head><body style="${body}">${allParts.map(renderHtml).join("")}</body></html>`
    ].join("")
  }
}
