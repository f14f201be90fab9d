import type { RequestFailure } from "../contract/requests.ts"
import type { ConnectionProblem, ConnectionView, Failure, Service } from "./model.ts"

/** What the banner says; the worst first, nothing when requests get through (NET-25). */
export const problemOf = ({ underWay, unanswered, givenUp }: ConnectionView, online: boolean): ConnectionProblem | null => {
  const phases = new Set(Object.values(underWay).map(({ phase }) => phase))
  if (!online || phases.has("paused")) return "offline"
  if (givenUp) return "givenUp"
  if (phases.has("retrying") || Object.keys(unanswered).length > 0) return "unreachable"
  return phases.has("slow") ? "slow" : null
}

/** The path's first part decides; orders count as carts, pages, settings and articles as content (TOAST-06..09). */
const services: Readonly<Record<string, Service>> = {
  carts: "carts",
  orders: "carts",
  loop54: "search",
  search: "search",
  customer: "customer",
  delivery: "deliveries",
  deliveries: "deliveries",
  mail: "mail",
  payments: "payments",
  discountcodemap: "carts",
  page: "content",
  pagedata: "content",
  settings: "content",
  articles: "content",
  connect: "connect"
}

export const serviceOf = (path: string): Service | null => services[path.split("/")[1]?.toLowerCase() ?? ""] ?? null

/** Where staff log in as a customer: the page itself says what went wrong. */
const isStaffLogIn = (path: string): boolean => path.startsWith("/adminlogin/") || path === "/connect/customertoken"

/** A refused log-in and a staff member's log-in as a customer say themselves what went wrong (TOAST-21, TOAST-22). */
const speaksForItself = (failure: RequestFailure, expected: ReadonlyArray<string>): boolean => {
  switch (failure._tag) {
    case "ApiRefused":
      return failure.code === "invalid_grant" || isStaffLogIn(failure.path) || expected.includes(failure.code)
    case "HttpUnavailable":
      return isStaffLogIn(failure.path) || failure.reason === "offline" || failure.reason === "aborted"
    case "ContractBroken":
      return false
  }
}

/** TOAST-23 */
const notLoggedIn = "401 Unauthorized: Not logged in or bad user."

const unsaid = (failure: RequestFailure): Omit<Failure, "id"> => {
  switch (failure._tag) {
    case "ApiRefused":
      return {
        service: serviceOf(failure.path),
        paths: [failure.path],
        status: failure.status,
        code: failure.code,
        message: failure.status === 401 ? notLoggedIn : (failure.errors[0]?.message ?? ""),
        requestId: failure.requestId
      }
    case "HttpUnavailable":
      return {
        service: serviceOf(failure.path),
        paths: [failure.path],
        status: null,
        code: failure.reason === "timed-out" ? "ETIMEDOUT" : "ERR_NETWORK",
        message: failure.reason === "timed-out" ? String(failure.cause) : "",
        requestId: null
      }
    case "ContractBroken":
      return { service: serviceOf(failure.path), paths: [failure.path], status: 200, code: "ERR_CONTRACT", message: failure.detail, requestId: null }
  }
}

/** What a toast says of a failure, or null where the one who asked says it. */
export const failureOf = (failure: RequestFailure, expected: ReadonlyArray<string>): Omit<Failure, "id"> | null =>
  speaksForItself(failure, expected) ? null : unsaid(failure)

/** The session has ended, found out before any request was sent. */
export const sessionEnded: Omit<Failure, "id"> = { service: "connect", paths: [], status: 401, code: "", message: notLoggedIn, requestId: null }

/** What is asked again is not told of any longer: its new answer speaks. */
export const withoutFailureOf = (view: ConnectionView, path: string): ConnectionView => {
  if (!view.failures.some(({ paths }) => paths.includes(path))) return view
  const failures = view.failures.flatMap((failure) => {
    const paths = failure.paths.filter((other) => other !== path)
    return paths.length === failure.paths.length ? [failure] : paths.length === 0 ? [] : [{ ...failure, paths }]
  })
  return { ...view, failures }
}

const alike = (one: Omit<Failure, "id">, other: Omit<Failure, "id">): boolean =>
  one.service === other.service && one.status === other.status && one.code === other.code && (one.code === "ETIMEDOUT" || one.message === other.message)

/** More than these would cover the page; the oldest goes. */
const mostAtOnce = 3

/** Failures that are alike are one toast with several paths. */
export const withFailure = (view: ConnectionView, failure: Omit<Failure, "id">): ConnectionView => {
  const known = view.failures.find((shown) => alike(shown, failure))
  if (known === undefined) return { ...view, told: view.told + 1, failures: [...view.failures, { ...failure, id: view.told + 1 }].slice(-mostAtOnce) }
  const paths = [...new Set([...known.paths, ...failure.paths])]
  return { ...view, failures: view.failures.map((shown) => (shown === known ? { ...shown, paths } : shown)) }
}
