import { Effect } from "effect"
import type { StateStore } from "../kernel/state.ts"
import { connectionState } from "./connection-state.ts"
import {
  type BegunRequest,
  type RequestEnd,
  type RequestFailure,
  type RequestPhase,
  type RequestRegistry
} from "../contract/requests.ts"
import { retryDelay } from "../contract/schedule.ts"
import type { ConnectionView } from "./model.ts"
import { failureOf, withFailure, withoutFailureOf } from "./rules.ts"

const without = <A>(record: Readonly<Record<string, A>>, name: string): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))

/** A request id that `begin` did not return is a bug (TOAST-25). */
const unknownRequest = (): Effect.Effect<never> => Effect.die(new Error("Unkown or missing request ID"))

/** Any response shows that the API is reachable again. */
const afterResponse = (view: ConnectionView): ConnectionView =>
  view.givenUp || Object.keys(view.failedAttempts).length > 0 ? { ...view, givenUp: false, failedAttempts: {} } : view

const afterNoResponse = (
  view: ConnectionView,
  { key, endpoint }: BegunRequest,
  failure: RequestFailure,
  willRetry: boolean
): ConnectionView => {
  const attempts = (view.failedAttempts[key] ?? 0) + 1
  if (willRetry && retryDelay(attempts) !== null)
    return { ...view, failedAttempts: { ...view.failedAttempts, [key]: attempts } }
  const toast = failureOf(failure, endpoint)
  const givenUp = { ...view, failedAttempts: without(view.failedAttempts, key), givenUp: true }
  return toast === null ? givenUp : withFailure(givenUp, toast)
}

const afterEnd = (
  view: ConnectionView,
  request: BegunRequest,
  { failure, responded, retriedByCaller }: RequestEnd
): ConnectionView => {
  if (failure === null) return responded ? afterResponse(view) : view
  if (failure._tag === "HttpUnavailable" && (failure.reason === "offline" || failure.reason === "aborted")) return view
  if (!responded) return afterNoResponse(view, request, failure, retriedByCaller)
  const toast = failureOf(failure, request.endpoint)
  return toast === null ? afterResponse(view) : withFailure(afterResponse(view), toast)
}

/** Updates the state that the connection banner and the toasts show; in the browser only (TOAST-02). */
export const makeRequestRegistry = (states: StateStore): RequestRegistry => {
  const state = states.of(connectionState)
  let lastId = 0
  return {
    begin: (request) =>
      Effect.sync(() => {
        const id = String((lastId += 1))
        state.update((view) => ({
          ...withoutFailureOf(view, request.path),
          inFlight: { ...view.inFlight, [id]: { ...request, phase: "sent" as const } }
        }))
        return id
      }),
    setPhase: (id: string, phase: RequestPhase) =>
      Effect.suspend(() => {
        const request = state.current().inFlight[id]
        if (request === undefined) return unknownRequest()
        if (request.phase !== phase)
          state.update((view) => ({ ...view, inFlight: { ...view.inFlight, [id]: { ...request, phase } } }))
        return Effect.void
      }),
    stopRetrying: Effect.sync(() =>
      state.update((view) => (Object.keys(view.failedAttempts).length > 0 ? { ...view, failedAttempts: {} } : view))
    ),
    end: (id: string, end: RequestEnd) =>
      Effect.suspend(() => {
        const request = state.current().inFlight[id]
        if (request === undefined) return unknownRequest()
        state.update((view) => afterEnd({ ...view, inFlight: without(view.inFlight, id) }, request, end))
        return Effect.void
      })
  }
}
