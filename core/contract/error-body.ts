import { isObject } from "../kernel/is-object.ts"
import type { ErrorItem } from "./errors.ts"

const undescribed = "Warning: No error description."
const malformed = "Warning: Error description is malformed."

const itemOf = (value: unknown): ErrorItem =>
  isObject(value) && typeof value["code"] === "string"
    ? {
        code: value["code"],
        message: typeof value["message"] === "string" ? value["message"] : undescribed,
        ...(typeof value["field"] === "string" ? { field: value["field"] } : {})
      }
    : { code: "", message: malformed }

/** Reads all four formats of an error response: errors[], error with error_description, error alone, and a plain string (API-08). */
export const readErrorBody = (
  text: string
): { readonly errors: readonly [ErrorItem, ...Array<ErrorItem>]; readonly requestId: string | null } => {
  if (text.trim() === "") return { errors: [{ code: "", message: undescribed }], requestId: null }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    const plain = !text.trimStart().startsWith("<") && text.length < 300
    return { errors: [{ code: "", message: plain ? text : malformed }], requestId: null }
  }
  if (typeof body === "string")
    return { errors: [{ code: "", message: body === "" ? undescribed : body }], requestId: null }
  if (!isObject(body) || Array.isArray(body)) return { errors: [{ code: "", message: malformed }], requestId: null }
  const requestId = typeof body["requestId"] === "string" ? body["requestId"] : null
  if (Array.isArray(body["errors"])) {
    const [first, ...rest] = body["errors"].map(itemOf)
    return { errors: [first ?? { code: "", message: undescribed }, ...rest], requestId }
  }
  if (typeof body["error"] === "string") {
    const message = typeof body["error_description"] === "string" ? body["error_description"] : undescribed
    return { errors: [{ code: body["error"], message }], requestId }
  }
  return { errors: [{ code: "", message: "error" in body || "errors" in body ? malformed : undescribed }], requestId }
}
