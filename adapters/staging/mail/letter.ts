/** What a letter is made of: a paragraph, a link of its own, or a list with an amount in each row. */
export type Part = string | { readonly link: string; readonly words: string } | { readonly rows: ReadonlyArray<readonly [what: string, amount: string]> }

/** A mail in both its forms; whoever reads it picks one. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;")

const textOf = (part: Part): string =>
  typeof part === "string" ? part : "link" in part ? part.link : part.rows.map(([what, amount]) => `${what}: ${amount}`).join("\n")

/** Mail programs know no style sheets: what a letter needs of style stands in it. */
const htmlOf = (part: Part): string => {
  if (typeof part === "string") return `<p>${escaped(part).replaceAll("\n", "<br>")}</p>`
  if ("link" in part) {
    const address = escaped(part.link)
    const look = "display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5130;color:#ffffff;text-decoration:none"
    return `<p><a href="${address}" style="${look}">${escaped(part.words)}</a></p><p>${address}</p>`
  }
  const cell = "padding:4px 16px 4px 0;vertical-align:top"
  const rows = part.rows.map(([what, amount]) => `<tr><td style="${cell}">${escaped(what)}</td><td style="${cell};text-align:right;white-space:nowrap">${escaped(amount)}</td></tr>`)
  return `<table style="border-collapse:collapse">${rows.join("")}</table>`
}

const closing = "Vänliga hälsningar\nSkafferi"

/** Writes a letter as plain text and as simple HTML. */
export const makeLetter = (subject: string, parts: ReadonlyArray<Part>): Letter => {
  const all = [...parts, closing]
  const body = "font:16px/1.5 sans-serif;max-width:40em;margin:0 auto;padding:16px;color:#1c2620"
  return {
    subject,
    text: all.map(textOf).join("\n\n"),
    html: [
      "<!doctype html><html lang=\"sv\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">",
      `<title>${escaped(subject)}</title></head><body style="${body}">${all.map(htmlOf).join("")}</body></html>`
    ].join("")
  }
}
