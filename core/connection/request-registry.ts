import { Effect } from "effect"
import type { StateStore } from "../kernel/state.ts"
import { connectionState } from "./connection-state.ts"
import {
  type StartedRequest,
  type RequestEnd,
  type RequestFailure,
  type RequestPhase,
  type RequestRegistry
} from "../contract/requests.ts"
import { retryDelay } from "../contract/retry-delay.ts"
import type { ConnectionState } from "./model.ts"
import { toastOf, withToast, withoutFailureOf } from "./rules.ts"

const withoutKey = <A>(record: Readonly<Record<string, A>>, removedKey: string): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== removedKey))

/** A request id that `begin` did not return is a bug (TOAST-25). */
const unknownRequest = (): Effect.Effect<never> => Effect.die(new Error("Unkown or missing request ID"))

/** Any response shows that the API is reachable again. */
const afterResponse = (connection: ConnectionState): ConnectionState =>
  connection.givenUp || Object.keys(connection.failedAttempts).length > 0
    ? { ...connection, givenUp: false, failedAttempts: {} }
    : connection

const afterNoResponse = (
  connection: ConnectionState,
  { key, endpoint }: StartedRequest,
  failure: RequestFailure,
  willRetry: boolean
): ConnectionState => {
  const attemptCount = (connection.failedAttempts[key] ?? 0) + 1
  if (willRetry && retryDelay(attemptCount) !== null)
    return { ...connection, failedAttempts: { ...connection.failedAttempts, [key]: attemptCount } }
  const toast = toastOf(failure, endpoint)
  const nextConnection = { ...connection, failedAttempts: withoutKey(connection.failedAttempts, key), givenUp: true }
  return toast === null ? nextConnection : withToast(nextConnection, toast)
}

const afterEnd = (
  connection: ConnectionState,
  request: StartedRequest,
  { failure, responded, retriedByCaller }: RequestEnd
): ConnectionState => {
  if (failure === null) return responded ? afterResponse(connection) : connection
  if (failure._tag === "HttpUnavailable" && (failure.reason === "offline" || failure.reason === "aborted"))
    return connection
  if (!responded) return afterNoResponse(connection, request, failure, retriedByCaller)
  const toast = toastOf(failure, request.endpoint)
  return toast === null ? afterResponse(connection) : withToast(afterResponse(connection), toast)
}

/** Makes the registry that updates the state of the connection banner and the toasts; used in the browser only (TOAST-02). */
export const makeRequestRegistry = (states: StateStore): RequestRegistry => {
  const state = states.of(connectionState)
  let lastId = 0
  return {
    begin: (request) =>
      Effect.sync(() => {
        const id = String((lastId += 1))
        state.update((connection) => ({
          ...withoutFailureOf(connection, request),
          inFlight: { ...connection.inFlight, [id]: { ...request, phase: "sent" as const } }
        }))
        return id
      }),
    setPhase: (id: string, phase: RequestPhase) =>
      Effect.suspend(() => {
        const request = state.current().inFlight[id]
        if (request === undefined) return unknownRequest()
        if (request.phase !== phase)
          state.update((connection) => ({
            ...connection,
            inFlight: { ...connection.inFlight, [id]: { ...request, phase } }
          }))
        return Effect.void
      }),
    clearFailedAttempts: Effect.sync(() =>
      state.update((connection) =>
        Object.keys(connection.failedAttempts).length > 0 ? { ...connection, failedAttempts: {} } : connection
      )
    ),
    end: (id: string, end: RequestEnd) =>
      Effect.suspend(() => {
        const request = state.current().inFlight[id]
        if (request === undefined) return unknownRequest()
        state.update((connection) =>
          afterEnd({ ...connection, inFlight: withoutKey(connection.inFlight, id) }, request, end)
        )
        return Effect.void
      })
  }
}
