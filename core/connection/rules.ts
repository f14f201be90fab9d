import type { StartedRequest, RequestFailure } from "../contract/requests.ts"
import type { ConnectionProblem, ConnectionState, Failure } from "./model.ts"

/** The most serious connection problem, which the banner shows; null when there is none (NET-25). */
export const problemOf = (
  { inFlight, failedAttempts, givenUp }: ConnectionState,
  online: boolean
): ConnectionProblem | null => {
  const phases = new Set(Object.values(inFlight).map(({ phase }) => phase))
  if (!online || phases.has("paused")) return "offline"
  if (givenUp) return "givenUp"
  if (phases.has("retrying") || Object.keys(failedAttempts).length > 0) return "unreachable"
  return phases.has("slow") ? "slow" : null
}

type RequestEndpoint = StartedRequest["endpoint"]

/** Whether a failure gets no toast: a failed log-in, one that its page or caller shows, and a request that was aborted or made offline (TOAST-21, TOAST-22). */
const isHandledByCaller = (
  failure: RequestFailure,
  { errors, failureShownByPage = false, declaredErrorsGetToast }: RequestEndpoint
): boolean => {
  switch (failure._tag) {
    case "ApiErrorResponse":
      return (
        failure.code === "invalid_grant" ||
        failureShownByPage ||
        (declaredErrorsGetToast !== true && (errors as ReadonlyArray<string>).includes(failure.code))
      )
    case "HttpUnavailable":
      return failureShownByPage || failure.reason === "offline" || failure.reason === "aborted"
    case "ContractBroken":
      return false
  }
}

/** The message of a toast for status 401 (TOAST-23). */
const notLoggedInMessage = "401 Unauthorized: Not logged in or bad user."

export const isReadRequest = ({ method }: Pick<RequestEndpoint, "method">): boolean => method === "GET"

const toFailure = (failure: RequestFailure, endpoint: RequestEndpoint): Omit<Failure, "id"> => {
  const common = {
    service: endpoint.service ?? null,
    isReadRequest: isReadRequest(endpoint),
    paths: [failure.path]
  }
  switch (failure._tag) {
    case "ApiErrorResponse":
      return {
        ...common,
        status: failure.status,
        code: failure.code,
        message: failure.status === 401 ? notLoggedInMessage : (failure.errors[0]?.message ?? ""),
        requestId: failure.requestId
      }
    case "HttpUnavailable":
      return {
        ...common,
        status: null,
        code: failure.reason === "timed-out" ? "ETIMEDOUT" : "ERR_NETWORK",
        message: failure.reason === "timed-out" ? String(failure.cause) : "",
        requestId: null
      }
    case "ContractBroken":
      return {
        ...common,
        status: 200,
        code: "ERR_CONTRACT",
        message: failure.detail,
        requestId: null
      }
  }
}

/** The toast of a failure; null when it gets none. */
export const toastOf = (failure: RequestFailure, endpoint: RequestEndpoint): Omit<Failure, "id"> | null =>
  isHandledByCaller(failure, endpoint) ? null : toFailure(failure, endpoint)

/** The toast when a session has expired before a request is sent. */
export const sessionEndedToast: Omit<Failure, "id"> = {
  service: "connect",
  isReadRequest: false,
  paths: [],
  status: 401,
  code: "",
  message: notLoggedInMessage,
  requestId: null
}

/** Removes the toasts about a missing or ended session, once the customer has logged in. */
export const withoutUnauthorized = (connection: ConnectionState): ConnectionState => {
  const failures = connection.failures.filter(({ status }) => status !== 401)
  return failures.length === connection.failures.length ? connection : { ...connection, failures }
}

/**
 * Removes a path that is requested again from the failures, and each failure that has no other path. A read leaves the failures of changes, since a
 * failed change is followed by a read of the same path.
 */
export const withoutFailureOf = (
  connection: ConnectionState,
  { path, endpoint }: Pick<StartedRequest, "path"> & { readonly endpoint: Pick<RequestEndpoint, "method"> }
): ConnectionState => {
  const isRepeated = (failure: Failure) =>
    failure.isReadRequest === isReadRequest(endpoint) && failure.paths.includes(path)
  if (!connection.failures.some(isRepeated)) return connection
  const failures = connection.failures.flatMap((failure) => {
    if (!isRepeated(failure)) return [failure]
    const paths = failure.paths.filter((other) => other !== path)
    return paths.length === 0 ? [] : [{ ...failure, paths }]
  })
  return { ...connection, failures }
}

const isSameFailure = (a: Omit<Failure, "id">, b: Omit<Failure, "id">): boolean =>
  a.service === b.service &&
  a.isReadRequest === b.isReadRequest &&
  a.status === b.status &&
  a.code === b.code &&
  (a.code === "ETIMEDOUT" || a.message === b.message)

/** The maximum number of failures shown together; older ones are dropped. */
const maxFailures = 3

/** Adds a failure; equal failures share one toast with several paths. */
export const withToast = (connection: ConnectionState, failure: Omit<Failure, "id">): ConnectionState => {
  const existingFailure = connection.failures.find((shownFailure) => isSameFailure(shownFailure, failure))
  if (existingFailure === undefined)
    return {
      ...connection,
      lastFailureId: connection.lastFailureId + 1,
      failures: [...connection.failures, { ...failure, id: connection.lastFailureId + 1 }].slice(-maxFailures)
    }
  const paths = [...new Set([...existingFailure.paths, ...failure.paths])]
  return {
    ...connection,
    failures: connection.failures.map((shownFailure) =>
      shownFailure === existingFailure ? { ...shownFailure, paths } : shownFailure
    )
  }
}
