import { Effect, Layer } from "effect"
import { type BegunRequest, type RequestEnd, type RequestFailure, type RequestPhase, Requests } from "../contract/requests.ts"
import { waitAfter } from "../contract/schedule.ts"
import { ConnectionState } from "./connection-state.ts"
import type { ConnectionView } from "./model.ts"
import { failureOf, withFailure, withoutFailureOf } from "./rules.ts"

const without = <A>(record: Readonly<Record<string, A>>, name: string): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))

/** TOAST-25 */
const unknown = (): Effect.Effect<never> => Effect.die(new Error("Unkown or missing request ID"))

/** An answer, whatever it says, shows that requests get through again. */
const throughAgain = (view: ConnectionView): ConnectionView =>
  view.givenUp || Object.keys(view.unanswered).length > 0 ? { ...view, givenUp: false, unanswered: {} } : view

const unansweredOnce = (view: ConnectionView, { key, expected }: BegunRequest, failure: RequestFailure, goesOn: boolean): ConnectionView => {
  const failedTries = (view.unanswered[key] ?? 0) + 1
  if (goesOn && waitAfter(failedTries) !== null) return { ...view, unanswered: { ...view.unanswered, [key]: failedTries } }
  const said = failureOf(failure, expected)
  const givenUp = { ...view, unanswered: without(view.unanswered, key), givenUp: true }
  return said === null ? givenUp : withFailure(givenUp, said)
}

const ended = (view: ConnectionView, request: BegunRequest, { failure, answered, goesOn }: RequestEnd): ConnectionView => {
  if (failure === null) return answered ? throughAgain(view) : view
  if (failure._tag === "HttpUnavailable" && (failure.reason === "offline" || failure.reason === "aborted")) return view
  if (!answered) return unansweredOnce(view, request, failure, goesOn)
  const said = failureOf(failure, request.expected)
  return said === null ? throughAgain(view) : withFailure(throughAgain(view), said)
}

/** Keeps what the connection banner and the toasts show; in the browser only (TOAST-02). */
export const requestRegistry: Layer.Layer<never, never, ConnectionState> = Layer.effect(
  Requests,
  Effect.gen(function*() {
    const state = yield* ConnectionState
    let last = 0
    return {
      begin: (request) => Effect.sync(() => {
        const id = String((last += 1))
        state.update((view) => ({ ...withoutFailureOf(view, request.path), underWay: { ...view.underWay, [id]: { ...request, phase: "sent" as const } } }))
        return id
      }),
      note: (id: string, phase: RequestPhase) => Effect.suspend(() => {
        const known = state.current().underWay[id]
        if (known === undefined) return unknown()
        if (known.phase !== phase) state.update((view) => ({ ...view, underWay: { ...view.underWay, [id]: { ...known, phase } } }))
        return Effect.void
      }),
      stopped: Effect.sync(() => state.update((view) => (Object.keys(view.unanswered).length > 0 ? { ...view, unanswered: {} } : view))),
      end: (id: string, end: RequestEnd) => Effect.suspend(() => {
        const known = state.current().underWay[id]
        if (known === undefined) return unknown()
        state.update((view) => ended({ ...view, underWay: without(view.underWay, id) }, known, end))
        return Effect.void
      })
    }
  })
)
