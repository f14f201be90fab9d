import { randomUUID } from "node:crypto"

/** Returns the caller's X-Request-Id when it is safe to log, otherwise a new id. */
export const readRequestId = (request: Request): string => {
  const callerId = request.headers.get("x-request-id")
  return callerId !== null && /^[\w-]{8,64}$/.test(callerId) ? callerId : randomUUID()
}
