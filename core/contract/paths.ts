import type { Endpoint } from "./endpoint.ts"

type Parameters = Readonly<Record<string, string>>

const fillTemplate = (template: string, valueOf: (name: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))

/** Fills a path template with its encoded parameters. */
export const pathOf = (template: string, params: Parameters = {}): string =>
  fillTemplate(template, (name) => encodeURIComponent(params[name] ?? ""))

/** Fills a path template for toasts and logs, with personal data masked (REG-20). */
export const maskedPathOf = (
  { path, sensitiveParameters = [] }: Pick<Endpoint, "path" | "sensitiveParameters">,
  params: Parameters = {}
): string =>
  fillTemplate(path, (name) => (sensitiveParameters.includes(name) ? "…" : encodeURIComponent(params[name] ?? "")))

/** Makes a pattern that finds the sensitive parameters of calls in any string; the first group is the path before the parameter. */
export const sensitivePartsPattern = (
  endpoints: ReadonlyArray<Pick<Endpoint, "path" | "sensitiveParameters">>
): RegExp => {
  const prefixes = endpoints.flatMap(({ path, sensitiveParameters = [] }) =>
    sensitiveParameters.map((name) => path.slice(0, path.indexOf(`{${name}}`)))
  )
  return new RegExp(`(${prefixes.join("|")})[^?#\\s]+`, "gi")
}
