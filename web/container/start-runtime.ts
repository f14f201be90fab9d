import { Clock, Effect, Layer, ManagedRuntime } from "effect"
import type { Container, ServiceIdentifier } from "inversify"
import { appLayer } from "#core/composition/app-layer.ts"
import { RequestPolicy } from "#core/contract/policy.ts"
import { StatesId } from "./make-container.ts"
import {
  CacheId,
  CartPolicyId,
  ClockId,
  CookiesId,
  DeviceId,
  HttpId,
  LoggingId,
  PagePolicyId,
  PolicyId,
  RequestsId
} from "./ports.ts"
import { type Run, RunId } from "./run.ts"

export interface Runtime {
  readonly run: Run
  readonly dispose: () => Promise<void>
}

const RuntimeId: ServiceIdentifier<Runtime> = Symbol("Runtime")

/** Effect's clock with the shop's time. */
export const shopClock = (clock: Clock.Clock, now: () => number): Clock.Clock => ({
  currentTimeMillisUnsafe: now,
  currentTimeMillis: Effect.sync(now),
  currentTimeNanosUnsafe: () => clock.currentTimeNanosUnsafe(),
  currentTimeNanos: clock.currentTimeNanos,
  monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
  monotonicTimeNanos: clock.monotonicTimeNanos,
  sleep: (duration) => clock.sleep(duration)
})

const clockLayer = (now: () => number): Layer.Layer<never> =>
  Layer.effect(
    Clock.Clock,
    Effect.map(Clock.Clock, (clock) => shopClock(clock, now))
  )

/** Starts a runtime of the core with the ports and policies of a scope. */
export const startRuntime = (scope: Container): Runtime => {
  const app = appLayer(
    {
      http: scope.get(HttpId),
      cache: scope.get(CacheId),
      cookies: scope.get(CookiesId),
      device: scope.get(DeviceId),
      requests: scope.get(RequestsId, { optional: true }),
      policy: scope.get(PolicyId),
      cartPolicy: scope.get(CartPolicyId)
    },
    scope.get(StatesId)
  )
  const logging = scope.get(LoggingId, { optional: true }) ?? Layer.empty
  const runtime = ManagedRuntime.make(Layer.provideMerge(app, Layer.merge(clockLayer(scope.get(ClockId)), logging)))
  const pagePolicy = scope.get(PagePolicyId)
  return {
    run: (effect, options) => {
      const withPolicy = options?.forPage === true ? Effect.provideService(effect, RequestPolicy, pagePolicy) : effect
      return runtime.runPromise(Effect.result(withPolicy), options)
    },
    dispose: () => runtime.dispose()
  }
}

/** Binds the scope's runtime, which starts with the first use case. */
export const bindRuntime = (scope: Container, start: () => Runtime = () => startRuntime(scope)): void => {
  scope
    .bind<Runtime>(RuntimeId)
    .toDynamicValue(start)
    .inSingletonScope()
    .onDeactivation((runtime) => void runtime.dispose())
  scope.bind<Run>(RunId).toDynamicValue(() => scope.get<Runtime>(RuntimeId).run)
}

/** Interrupts the scope's running use cases. */
export const endRuntime = (scope: Container): void => scope.unbind(RuntimeId)
