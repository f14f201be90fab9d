interface CurlOptions {
  readonly security: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly parameters: ReadonlyArray<{
    readonly name?: string
    readonly in?: string
    readonly required?: boolean
    readonly example?: unknown
  }>
  /** Whether the response is a picture. Pictures are below the shop's origin, not below the API's base path, and are saved to a file. */
  readonly isPicture: boolean
  readonly body?: { readonly type: string; readonly example: unknown }
}

const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Optional parameters that the examples include. */
const includedOptionalParameters = new Set(["q", "Q", "store", "gtin"])

/** The shell variables that the examples use; a path parameter without an example becomes a variable too. */
export const curlVariables = [
  "SHOP=http://localhost:3000",
  "API=$SHOP/api/v1",
  "TOKEN=…  # access_token of POST /connect/token",
  "id=…     # and other variables in paths"
].join("\n")

/** The curl command of a call. */
export const formatCurl = (
  method: string,
  path: string,
  { security, parameters, isPicture, body }: CurlOptions
): string => {
  const pathWithExamples = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.example
    return example === undefined ? `$${name}` : encodeURIComponent(String(example))
  })
  const query = parameters.flatMap(({ name = "", in: location, required, example }) =>
    location === "query" && example !== undefined && (required === true || includedOptionalParameters.has(name))
      ? [`${name}=${encodeURIComponent(String(example))}`]
      : []
  )
  const isForm = body?.type === "application/x-www-form-urlencoded"
  const formFields = (example: unknown) =>
    Object.entries(example as object).map(([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`)
  const bodyOptions = (): ReadonlyArray<string> => {
    if (body === undefined) return []
    return isForm ? formFields(body.example) : [`--json ${shellQuote(JSON.stringify(body.example))}`]
  }
  return [
    "curl",
    ...(method === "get" || (method === "post" && body !== undefined) ? [] : [`-X ${method.toUpperCase()}`]),
    `"${isPicture ? "$SHOP" : "$API"}${pathWithExamples}${query.length === 0 ? "" : `?${query.join("&")}`}"`,
    ...(security.length === 0 ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(parameters.some(({ name }) => name === "Idempotency-Key") ? ['-H "Idempotency-Key: $(date +%s)"'] : []),
    ...bodyOptions(),
    ...(isPicture ? ["-o picture.webp"] : [])
  ]
    .join(" \\\n  ")
    .replace("curl \\\n  ", "curl ")
}
