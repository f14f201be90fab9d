import { randomUUID } from "node:crypto"

/** The caller's own name for the request where it can stand in a log, else a new one. */
export const requestIdOf = (request: Request): string => {
  const given = request.headers.get("x-request-id")
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
