import { Context, Effect } from "effect"
import { waitAfter } from "./schedule.ts"

/** How a composition root wants its calls made; a value, so that browser, server rendering and CLI differ only here. */
export interface Policy {
  /** ms until a try counts as timed out (NET-05). */
  readonly timeout: number
  /** ms until a try counts as slow (NET-08); null where nobody is told. */
  readonly slow: number | null
  /** ms to wait before try n + 1 after n failed tries; null gives up (NET-09..11). */
  readonly waitAfter: (failedTries: number) => number | null
  /** A read that was not answered is asked again by whoever shows the failure, so that the failure is not final yet (NET-12). */
  readonly goesOn?: boolean
}

export class RequestPolicy extends Context.Service<RequestPolicy, Policy>()("core/contract/RequestPolicy") {}

/** 15 s, slow after 5 s, again after 3 s for the first 5 tries, then after 10 s, up to 30 tries (NET-05, NET-08..11). */
export const browserPolicy: Policy = {
  timeout: 15_000,
  slow: 5_000,
  waitAfter
}

/** For a form or a button: the failure shows after the first try, and trying again is the shopper's (NET-12). */
export const onceForAll: Policy = { ...browserPolicy, waitAfter: () => null }

/** For a page and for suggestions: the failure shows after the first try, and whoever shows it goes on trying (NET-12). */
export const pagePolicy: Policy = { ...onceForAll, goesOn: true }

/** A page must not wait for a back end that does not answer: 3 s and no second try. */
export const serverPolicy: Policy = { timeout: 3_000, slow: null, waitAfter: () => null }

/** The CLI tries once, and again only as often as its user asks. */
export const cliPolicy = (retries: number): Policy => ({
  timeout: 15_000,
  slow: null,
  waitAfter: (failedTries) => (failedTries > retries ? null : 3_000)
})

/** For a part of a page that is left out when it cannot be had: nobody asks for it again. */
export const leftOut = <A, E, R>(part: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | RequestPolicy> =>
  Effect.updateService(part, RequestPolicy, (policy) => ({ ...policy, goesOn: false }))
