import { Cause, Clock, Context, Effect, Exit, type Fiber, Layer } from "effect"
import { makeRefreshAhead, type RefreshAhead, type RefreshResult } from "#adapters/cache/refresh-ahead.ts"
import type { Container, ServiceIdentifier } from "inversify"
import type { AppContext } from "#core/composition/app-context.ts"
import { type CacheUse, CacheUseListener } from "#core/contract/cache-use.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { Credentials } from "#core/contract/credentials.ts"
import type { MissingToken } from "#core/contract/errors.ts"
import { type Policy, RequestPolicy } from "#core/contract/policy.ts"
import { CurrentRequestRegistry, type RequestFailure, type RequestRegistry } from "#core/contract/requests.ts"
import type { StateStore } from "#core/kernel/state.ts"
import { States } from "#core/kernel/state-of.ts"
import { CachePort } from "#core/ports/cache.ts"
import { Connectivity } from "#core/ports/connectivity.ts"
import { HttpPort } from "#core/ports/http.ts"
import { CookieStorage, DeviceStorage, type Storage } from "#core/ports/storage.ts"
import { makeCredentials } from "#core/session/credentials.ts"
import { sessionState } from "#core/session/session-state.ts"
import { CacheId, ClockId, DeviceId, HttpId, LoggingId, PagePolicyId, PolicyId } from "./ports.ts"
import { type Runtime, shopClock } from "./start-runtime.ts"

/** What the use cases of all requests to a server share. */
export interface ServerServices {
  readonly context: Context.Context<HttpPort | CachePort | DeviceStorage>
  readonly pagePolicy: Policy
  readonly refreshAhead: RefreshAhead
}

export const ServerServicesId: ServiceIdentifier<ServerServices> = Symbol("ServerServices")

const isUnavailable = (failure: RequestFailure | MissingToken): boolean =>
  failure._tag === "HttpUnavailable" ||
  (failure._tag === "ApiErrorResponse" && (failure.status === 429 || failure.status >= 500))

const resultOfRefresh = (
  refresh: CacheUse["refresh"]
): Effect.Effect<RefreshResult, never, Effect.Services<CacheUse["refresh"]>> =>
  Effect.match(refresh, {
    onSuccess: () => "refreshed",
    onFailure: (failure) => (isUnavailable(failure) ? "unavailable" : "refused")
  })

/** The credentials of calls without a shopper. */
const noCredentials: Credentials["Service"] = {
  token: Effect.succeed(null),
  onRejected: () => Effect.void,
  onMissing: Effect.void
}

export const serverServices = (server: Container): ServerServices => {
  const clock = shopClock(Context.get(Context.empty(), Clock.Clock), server.get(ClockId))
  const logging = server.get(LoggingId, { optional: true }) ?? Layer.empty
  const context = Effect.runSync(Effect.scoped(Layer.build(logging))).pipe(
    Context.add(Clock.Clock, clock),
    Context.add(HttpPort, server.get(HttpId)),
    Context.add(CachePort, server.get(CacheId)),
    Context.add(DeviceStorage, server.get(DeviceId)),
    Context.add(RequestPolicy, server.get(PolicyId))
  )
  const refreshAhead = makeRefreshAhead({
    clock: server.get(ClockId),
    run: (refresh) => Effect.runPromiseWith(Context.add(context, Credentials, noCredentials))(resultOfRefresh(refresh))
  })
  return {
    context: Context.add(context, CacheUseListener, refreshAhead.observe),
    pagePolicy: server.get(PagePolicyId),
    refreshAhead
  }
}

export interface RequestPorts {
  readonly states: StateStore
  readonly cookies: Storage
  readonly requests: RequestRegistry
}

/**
 * Starts the runtime of one request, directly from values, because building the browser's layers would take 5 % of a page's time. It has no queue of cart
 * changes and no search suggestions: nothing changes while a page is rendered.
 */
export const startRequestRuntime = (
  { context: sharedContext, pagePolicy }: ServerServices,
  { states, cookies, requests }: RequestPorts
): Runtime => {
  const context = sharedContext.pipe(
    Context.add(CookieStorage, cookies),
    Context.add(States, states),
    Context.add(Connectivity, states.of(onlineState)),
    Context.add(CurrentRequestRegistry, requests),
    Context.add(Credentials, makeCredentials(cookies, states.of(sessionState)))
  ) as Context.Context<AppContext>
  const pageContext = Context.add(context, RequestPolicy, pagePolicy)
  const runningFibers = new Set<Fiber.Fiber<unknown, unknown>>()
  return {
    run: (effect, options) =>
      new Promise((resolve, reject) => {
        const fork = Effect.runForkWith(options?.forPage === true ? pageContext : context)
        const fiber = fork(Effect.result(effect), options)
        runningFibers.add(fiber)
        fiber.addObserver((exit) => {
          runningFibers.delete(fiber)
          if (Exit.isSuccess(exit)) resolve(exit.value)
          else reject(Cause.squash(exit.cause))
        })
      }),
    dispose: async () => {
      for (const fiber of runningFibers) fiber.interruptUnsafe()
    }
  }
}
