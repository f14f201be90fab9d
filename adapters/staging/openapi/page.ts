import { createHash } from "node:crypto"
import { curlVariables, formatCurl } from "./page-curl.ts"
import { escapeHtml, renderBodySchema, renderCode, renderSchema, type JsonSchema } from "./schema-html.ts"

interface Content {
  readonly [type: string]: {
    readonly schema?: JsonSchema
    readonly example?: unknown
    readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>
  }
}

interface DocumentedResponse {
  readonly $ref?: string
  readonly description?: string
  /** References to the document's components, by the header's name. */
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>
  readonly content?: Content
}

interface Parameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly description?: string
  readonly example?: unknown
  readonly schema?: JsonSchema
}

interface Operation {
  readonly operationId: string
  readonly tags: ReadonlyArray<string>
  readonly summary: string
  readonly description?: string
  readonly security: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly "x-extension"?: true
  readonly parameters?: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, DocumentedResponse>>
}

interface Document {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: ReadonlyArray<{ readonly name: string; readonly description: string }>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, DocumentedResponse>>
    readonly headers: Readonly<Record<string, { readonly description: string; readonly example?: string }>>
  }
}

const style = [
  ":root{color-scheme:light;--ink:#1c2620;--soft:#56625a;--line:#e5ddcc;--paper:#fffdf9;--green:#1f5130}",
  "*{box-sizing:border-box}html{scroll-padding-top:6rem}body{font:16px/1.5 system-ui,sans-serif;margin:0;color:var(--ink);background:var(--paper)}",
  "a{color:var(--green)}a:focus-visible,summary:focus-visible{outline:3px solid var(--green);outline-offset:2px}",
  ".skip{position:absolute;inset-inline-start:-99rem}.skip:focus{inset-inline-start:1rem}",
  "header,nav,main{padding:1rem;max-width:64rem;margin-inline:auto}header{padding-block-start:2rem}h1{margin:0;font-size:2rem}h2{margin:2.5rem 0 .25rem;font-size:1.4rem}",
  "h3{margin:1.25rem 0 .25rem;font-size:1rem}p{margin:.5rem 0;max-width:46rem}",
  "nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:0;padding:0}nav a{display:inline-block;padding:.4rem 0}",
  "code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}pre{overflow-x:auto;padding:.75rem;background:#f5efe2;border-radius:8px;margin:.5rem 0}pre code{overflow-wrap:normal}",
  "details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0;background:#fff}summary{cursor:pointer;padding:.7rem .9rem;display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}",
  "summary b{min-width:4rem;color:var(--green);font:700 .85em ui-monospace,monospace}summary span{color:var(--soft);flex-basis:100%}details>div{padding:0 .9rem .9rem;overflow-x:auto}",
  "summary i,.fields i{font-style:normal;font-size:.8em;color:var(--soft);border:1px solid var(--line);border-radius:4px;padding:0 .35em;margin-inline-start:.35em}",
  "dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.25rem 1rem;margin:.5rem 0}dd{margin:0}dd p{margin:0}.fields{margin:.1rem 0;padding-inline-start:1.1rem}.schema span,.fields span,small{color:var(--soft)}small{display:block}",
  "@media(max-width:600px){dl{grid-template-columns:1fr}dd{margin:0 0 .5rem}}",
  "@media(min-width:1100px){body{display:grid;grid-template-columns:14rem minmax(0,64rem);justify-content:center;column-gap:2rem}header,main{grid-column:2;inline-size:100%}",
  "nav{grid-row:1/3;grid-column:1;position:sticky;inset-block-start:0;align-self:start;margin:0;padding-block-start:2.5rem}nav ul{display:grid}main{padding-block-start:0}}"
].join("")

/** The content security policy of the page, which loads no resources and runs no scripts. */
export const pageSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join("; ")

/** Renders the Markdown subset that the document's description uses. */
const renderMarkdown = (text: string): string =>
  text
    .split("\n\n")
    .map(
      (paragraph) =>
        `<p>${escapeHtml(paragraph)
          .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
          .replace(/`(.+?)`/g, "<code>$1</code>")}</p>`
    )
    .join("")

const resolveRef = <A extends { readonly $ref?: string }>(part: A, parts: Readonly<Record<string, A>>): A =>
  part.$ref === undefined ? part : (parts[part.$ref.slice(part.$ref.lastIndexOf("/") + 1)] ?? part)

const renderCodeBlock = (value: unknown): string =>
  `<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`

const renderParameter = ({ name = "", in: location, required, description = "", example, schema }: Parameter): string =>
  `<dt>${renderCode(name)}</dt><dd>${location}${required === true ? "" : ", optional"}${schema === undefined ? "" : renderSchema(schema)}<p>${escapeHtml(description)}${
    example === undefined ? "" : ` Example: ${renderCode(String(example))}`
  }</p></dd>`

const renderContent = (content: Content, render: (schema: JsonSchema) => string): string =>
  Object.entries(content)
    .map(([type, { schema, example, examples = {} }]) =>
      [
        `<p>${renderCode(type)}</p>`,
        schema === undefined ? "" : render(schema),
        example === undefined ? "" : renderCodeBlock(example),
        ...Object.values(examples).map(({ summary, value }) => `<p>${escapeHtml(summary)}</p>${renderCodeBlock(value)}`)
      ].join("")
    )
    .join("")

/** The reference to the Cache-Control header of publicly cached responses; those with 'no-store' refer to another header. */
const publicCacheRef = "#/components/headers/Cache-Control"

const badgesFor = ({ security, responses, "x-extension": extension }: Operation): ReadonlyArray<string> => [
  ...(security.length > 0
    ? [security.some((scheme) => Object.keys(scheme).length === 0) ? "log-in optional" : "log-in"]
    : []),
  ...(Object.values(responses).some(({ headers }) => headers?.["Cache-Control"]?.$ref === publicCacheRef)
    ? ["cached 60 s"]
    : []),
  ...(extension === true ? ["extension"] : [])
]

const renderHeaders = ({ headers = {} }: DocumentedResponse): string =>
  `<p>Headers: ${Object.keys(headers)
    .map((name) => `<a href="#header-${escapeHtml(name)}">${renderCode(name)}</a>`)
    .join(", ")}</p>`

const renderCurl = (
  method: string,
  path: string,
  { security, requestBody }: Operation,
  parameters: ReadonlyArray<Parameter>
): string => {
  const [type, { example, examples = {} }] = Object.entries(requestBody?.content ?? {})[0] ?? ["", {}]
  const body = example ?? Object.values(examples)[0]?.value
  const command = formatCurl(method, path, {
    security,
    parameters,
    isPicture: path.startsWith("/images/"),
    ...(body === undefined ? {} : { body: { type, example: body } })
  })
  return `<pre><code>${escapeHtml(command)}</code></pre>`
}

const renderOperation = (method: string, path: string, operation: Operation, { components }: Document): string => {
  const { operationId, summary, description, requestBody, responses } = operation
  const parameters = (operation.parameters ?? []).map((parameter) => resolveRef(parameter, components.parameters))
  const responseItems = Object.entries(responses).map(([status, reference]) => {
    const response = resolveRef(reference, components.responses)
    return `<dt>${renderCode(status)}</dt><dd><p>${escapeHtml(response.description ?? "")}</p>${renderHeaders(response)}${renderContent(response.content ?? {}, renderSchema)}</dd>`
  })
  return [
    `<details><summary><b>${method.toUpperCase()}</b>${renderCode(path)}${badgesFor(operation)
      .map((badge) => `<i>${badge}</i>`)
      .join("")}<span>${escapeHtml(summary)}</span></summary>`,
    // The link's target is inside the details element, so that following the link opens it.
    `<div id="${escapeHtml(operationId)}">`,
    description === undefined ? "" : `<p>${escapeHtml(description)}</p>`,
    renderCurl(method, path, operation, parameters),
    parameters.length === 0 ? "" : `<h3>Parameters</h3><dl>${parameters.map(renderParameter).join("")}</dl>`,
    requestBody === undefined
      ? ""
      : `<h3>Body${requestBody.required === true ? "" : ", optional"}</h3>${renderContent(requestBody.content, renderBodySchema)}`,
    `<h3>Responses</h3><dl>${responseItems.join("")}</dl></div></details>`
  ].join("")
}

/** Renders the OpenAPI document as one HTML page without scripts. */
export const renderDocsPage = (openApi: Readonly<Record<string, unknown>>): string => {
  const document = openApi as unknown as Document
  const { info, tags, paths, components } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== "servers")
      .map(([method, operation]) => ({ method, path, operation }))
  )
  const sections = tags.map(({ name, description }) =>
    [
      `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>`,
      ...operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ method, path, operation }) => renderOperation(method, path, operation, document))
    ].join("")
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details><summary>${renderCode(name)}</summary><div id="schema-${escapeHtml(name)}">${renderSchema(schema)}</div></details>`
  )
  const headers = Object.entries(components.headers).map(
    ([name, { description, example }]) =>
      `<dt id="header-${escapeHtml(name)}">${renderCode(name)}</dt><dd><p>${escapeHtml(description)}${example === undefined ? "" : ` Example: ${renderCode(example)}`}</p></dd>`
  )
  const links = [...tags.map(({ name }) => name), "headers", "schemas"].map(
    (name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`
  )
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(info.title)} API</title><style>${style}</style></head><body>`,
    `<header><a class="skip" href="#main">To the calls</a><h1>${escapeHtml(info.title)} API</h1>${renderMarkdown(info.description)}<p>For tools: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p><p>The curl examples use these shell variables:</p><pre><code>${escapeHtml(curlVariables)}</code></pre></header>`,
    `<nav aria-label="Calls"><ul>${links.join("")}</ul></nav>`,
    `<main id="main" tabindex="-1">${sections.join("")}<h2 id="headers">headers</h2><dl>${headers.join("")}</dl><h2 id="schemas">schemas</h2>${schemas.join("")}</main></body></html>`
  ].join("")
}
