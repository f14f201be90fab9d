interface Called {
  readonly security: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly parameters: ReadonlyArray<{ readonly name?: string; readonly in?: string; readonly required?: boolean; readonly example?: unknown }>
  /** Beside the API, not below it. */
  readonly beside: boolean
  readonly body?: { readonly type: string; readonly example: unknown }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** What a search is for and where: a call says little without them, though it may be left without. */
const telling = new Set(["q", "Q", "store", "gtin"])

/** The variables that the lines use; what a path names without an example is one of the reader's own. */
export const curlVariables = [
  "SHOP=http://localhost:3000",
  "API=$SHOP/api/v1",
  "TOKEN=…  # access_token of POST /connect/token",
  "id=…     # whatever else stands in a path with a $"
].join("\n")

/** A call as one would type it. */
export const describeCurl = (method: string, path: string, { security, parameters, beside, body }: Called): string => {
  const steps = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.example
    return example === undefined ? `$${name}` : encodeURIComponent(String(example))
  })
  const query = parameters.flatMap(({ name = "", in: place, required, example }) =>
    place === "query" && example !== undefined && (required === true || telling.has(name)) ? [`${name}=${encodeURIComponent(String(example))}`] : [])
  const isForm = body?.type === "application/x-www-form-urlencoded"
  const fields = body === undefined ? [] : isForm ? Object.entries(body.example as object).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`) : [`--json ${quoted(JSON.stringify(body.example))}`]
  return [
    "curl",
    ...(method === "get" || (method === "post" && body !== undefined) ? [] : [`-X ${method.toUpperCase()}`]),
    `"${beside ? "$SHOP" : "$API"}${steps}${query.length === 0 ? "" : `?${query.join("&")}`}"`,
    ...(security.length === 0 ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(parameters.some(({ name }) => name === "Idempotency-Key") ? ['-H "Idempotency-Key: $(date +%s)"'] : []),
    ...fields,
    ...(beside ? ["-o picture.webp"] : [])
  ].join(" \\\n  ").replace("curl \\\n  ", "curl ")
}
