import { isObject } from "../kernel/is-object.ts"
import type { ErrorItem } from "./errors.ts"

const noDescription = "Warning: No error description."
const malformedDescription = "Warning: Error description is malformed."

/** A body that is not JSON is a message only if it is shorter than this. */
const messageLengthLimit = 300

const itemOf = (value: unknown): ErrorItem =>
  isObject(value) && typeof value["code"] === "string"
    ? {
        code: value["code"],
        message: typeof value["message"] === "string" ? value["message"] : noDescription,
        ...(typeof value["field"] === "string" ? { field: value["field"] } : {})
      }
    : { code: "", message: malformedDescription }

/** Reads all four formats of an error response: errors[], error with error_description, error alone, and a plain string (API-08). */
export const readErrorBody = (
  text: string
): { readonly errors: readonly [ErrorItem, ...Array<ErrorItem>]; readonly requestId: string | null } => {
  if (text.trim() === "") return { errors: [{ code: "", message: noDescription }], requestId: null }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    const isMessage = !text.trimStart().startsWith("<") && text.length < messageLengthLimit
    return { errors: [{ code: "", message: isMessage ? text : malformedDescription }], requestId: null }
  }
  if (typeof body === "string")
    return { errors: [{ code: "", message: body === "" ? noDescription : body }], requestId: null }
  if (!isObject(body) || Array.isArray(body))
    return { errors: [{ code: "", message: malformedDescription }], requestId: null }
  const requestId = typeof body["requestId"] === "string" ? body["requestId"] : null
  if (Array.isArray(body["errors"])) {
    const [first, ...others] = body["errors"].map(itemOf)
    return { errors: [first ?? { code: "", message: noDescription }, ...others], requestId }
  }
  if (typeof body["error"] === "string") {
    const message = typeof body["error_description"] === "string" ? body["error_description"] : noDescription
    return { errors: [{ code: body["error"], message }], requestId }
  }
  return {
    errors: [{ code: "", message: "error" in body || "errors" in body ? malformedDescription : noDescription }],
    requestId
  }
}
