import { createHash } from "node:crypto"
import { curlVariables, describeCurl } from "./describe-curl.ts"
import { code, describeBody, describeSchema, escaped, type JsonSchema } from "./describe-fields.ts"

interface Content {
  readonly [type: string]: { readonly schema?: JsonSchema; readonly example?: unknown; readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>> }
}

interface Answer {
  readonly $ref?: string
  readonly description?: string
  readonly headers?: Readonly<Record<string, unknown>>
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
  readonly security: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly "x-extension"?: true
  readonly parameters?: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
}

interface Document {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: ReadonlyArray<{ readonly name: string; readonly description: string }>
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, Answer>>
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

/** The page loads nothing and runs nothing. */
export const describePagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join("; ")

/** The little of Markdown that the document's own description uses. */
const words = (text: string): string =>
  text.split("\n\n").map((paragraph) => `<p>${escaped(paragraph).replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>").replace(/`(.+?)`/g, "<code>$1</code>")}</p>`).join("")

const resolved = <A extends { readonly $ref?: string }>(part: A, parts: Readonly<Record<string, A>>): A =>
  part.$ref === undefined ? part : (parts[part.$ref.slice(part.$ref.lastIndexOf("/") + 1)] ?? part)

const block = (value: unknown): string => `<pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`

const parameterRow = ({ name = "", in: place, required, description = "", example, schema }: Parameter): string =>
  `<dt>${code(name)}</dt><dd>${place}${required === true ? "" : ", optional"}${schema === undefined ? "" : describeSchema(schema)}<p>${escaped(description)}${
    example === undefined ? "" : ` Example: ${code(String(example))}`}</p></dd>`

const contentOf = (content: Content, describe: (schema: JsonSchema) => string): string =>
  Object.entries(content).map(([type, { schema, example, examples = {} }]) => [
    `<p>${code(type)}</p>`,
    schema === undefined ? "" : describe(schema),
    example === undefined ? "" : block(example),
    ...Object.values(examples).map(({ summary, value }) => `<p>${escaped(summary)}</p>${block(value)}`)
  ].join("")).join("")

const marksOf = ({ security, responses, "x-extension": extension }: Operation): ReadonlyArray<string> => [
  ...(security.length > 0 ? [security.some((way) => Object.keys(way).length === 0) ? "log-in optional" : "log-in"] : []),
  ...(Object.values(responses).some(({ headers }) => headers?.["Cache-Control"] !== undefined) ? ["kept 60 s"] : []),
  ...(extension === true ? ["extension"] : [])
]

const headersOf = ({ headers = {} }: Answer): string =>
  `<p>Headers: ${Object.keys(headers).map((name) => `<a href="#header-${escaped(name)}">${code(name)}</a>`).join(", ")}</p>`

const curlOf = (method: string, path: string, { security, requestBody }: Operation, parameters: ReadonlyArray<Parameter>): string => {
  const [type, { example, examples = {} }] = Object.entries(requestBody?.content ?? {})[0] ?? ["", {}]
  const sent = example ?? Object.values(examples)[0]?.value
  const line = describeCurl(method, path, { security, parameters, beside: path.startsWith("/images/"), ...(sent === undefined ? {} : { body: { type, example: sent } }) })
  return `<pre><code>${escaped(line)}</code></pre>`
}

const operationPart = (method: string, path: string, operation: Operation, { components }: Document): string => {
  const { operationId, summary, requestBody, responses } = operation
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(parameter, components.parameters))
  const answers = Object.entries(responses).map(([status, given]) => {
    const answer = resolved(given, components.responses)
    return `<dt>${code(status)}</dt><dd><p>${escaped(answer.description ?? "")}</p>${headersOf(answer)}${contentOf(answer.content ?? {}, describeSchema)}</dd>`
  })
  return [
    `<details><summary><b>${method.toUpperCase()}</b>${code(path)}${marksOf(operation).map((mark) => `<i>${mark}</i>`).join("")}<span>${escaped(summary)}</span></summary>`,
    // A link to the call opens it: the place it leads to lies within.
    `<div id="${escaped(operationId)}">`,
    curlOf(method, path, operation, parameters),
    parameters.length === 0 ? "" : `<h3>Parameters</h3><dl>${parameters.map(parameterRow).join("")}</dl>`,
    requestBody === undefined ? "" : `<h3>Body${requestBody.required === true ? "" : ", optional"}</h3>${contentOf(requestBody.content, describeBody)}`,
    `<h3>Answers</h3><dl>${answers.join("")}</dl></div></details>`
  ].join("")
}

/** The API on one page that a browser shows, without a script: everything that the document beside it says. */
export const describePage = (given: Readonly<Record<string, unknown>>): string => {
  const document = given as unknown as Document
  const { info, tags, paths, components } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).filter(([method]) => method !== "servers").map(([method, operation]) => ({ method, path, operation })))
  const sections = tags.map(({ name, description }) => [
    `<h2 id="${escaped(name)}">${escaped(name)}</h2><p>${escaped(description)}</p>`,
    ...operations.filter(({ operation }) => operation.tags.includes(name)).map(({ method, path, operation }) => operationPart(method, path, operation, document))
  ].join(""))
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `<details><summary>${code(name)}</summary><div id="schema-${escaped(name)}">${describeSchema(schema)}</div></details>`)
  const headers = Object.entries(components.headers).map(([name, { description, example }]) =>
    `<dt id="header-${escaped(name)}">${code(name)}</dt><dd><p>${escaped(description)}${example === undefined ? "" : ` Example: ${code(example)}`}</p></dd>`)
  const links = [...tags.map(({ name }) => name), "headers", "schemas"].map((name) => `<li><a href="#${escaped(name)}">${escaped(name)}</a></li>`)
  return [
    "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
    `<title>${escaped(info.title)} API</title><style>${style}</style></head><body>`,
    `<header><a class="skip" href="#main">To the calls</a><h1>${escaped(info.title)} API</h1>${words(info.description)}<p>For tools: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p><p>The lines under each call are for a shell that knows:</p><pre><code>${escaped(curlVariables)}</code></pre></header>`,
    `<nav aria-label="Calls"><ul>${links.join("")}</ul></nav>`,
    `<main id="main" tabindex="-1">${sections.join("")}<h2 id="headers">headers</h2><dl>${headers.join("")}</dl><h2 id="schemas">schemas</h2>${schemas.join("")}</main></body></html>`
  ].join("")
}
