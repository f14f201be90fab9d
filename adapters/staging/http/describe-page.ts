import type { Endpoint } from "#core/contract/endpoint.ts"

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;")
const cell = (content: string): string => `<td>${content}</td>`
const code = (text: string): string => `<code>${escaped(text)}</code>`

const notesOf = (endpoint: Endpoint): string =>
  [endpoint.access, ...(endpoint.cache === "shared" ? ["shared"] : []), ...(endpoint.extension === true ? ["extension"] : [])].join(", ")

const rowOf = (endpoint: Endpoint): string => {
  const cells = [code(endpoint.method), code(endpoint.path), escaped(endpoint.summary), notesOf(endpoint), escaped(endpoint.errors.join(", "))]
  return `<tr id="${escaped(endpoint.name)}">${cells.map(cell).join("")}</tr>`
}

const style = [
  "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1c2620;background:#fffdf9}",
  "table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #e5ddcc;padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top}",
  "code{font-size:.9em}"
].join("")

const columns = ["Method", "Path", "What it does", "Access", "Errors of its own"]

/** The API's calls on one page that a browser shows, without a script; the whole truth is in openapi.json beside it. */
export const describePage = (endpoints: ReadonlyArray<Endpoint>, basePath: string): string =>
  [
    "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">",
    `<title>Skafferi API</title><style>${style}</style></head><body><h1>Skafferi API</h1>`,
    `<p>Below ${code(basePath)}; every field in <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`,
    `<table><thead><tr>${columns.map((name) => `<th>${name}</th>`).join("")}</tr></thead>`,
    `<tbody>${endpoints.map(rowOf).join("")}</tbody></table></body></html>`
  ].join("")
