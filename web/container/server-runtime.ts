import { Effect, Layer, ManagedRuntime } from "effect"
import { appLayer } from "#core/composition/app-layer.ts"
import type { States } from "#core/composition/states.ts"
import type { CachePort } from "#core/ports/cache.ts"
import type { HttpPort } from "#core/ports/http.ts"
import type { Storage } from "#core/ports/storage.ts"
import { serverPolicy } from "#core/contract/policy.ts"
import { type RequestRegistry, Requests } from "#core/contract/requests.ts"
import type { Run } from "./runner.ts"

export interface ServerRuntime {
  readonly run: Run
  readonly dispose: () => Promise<void>
}

const absent: Storage = { get: () => Effect.succeed(null), set: () => Effect.void, remove: () => Effect.void }

/** The runtime of one request; disposed when its answer has been sent or its client has gone. */
export const startServerRuntime = (
  { requests, ...ports }: { readonly http: HttpPort["Service"]; readonly cache: CachePort["Service"]; readonly cookies: Storage; readonly requests: RequestRegistry },
  states: States
): ServerRuntime => {
  const runtime = ManagedRuntime.make(Layer.merge(appLayer({ ...ports, device: absent, policy: serverPolicy }, states), Layer.succeed(Requests, requests)))
  return {
    run: (effect, options) => runtime.runPromise(Effect.result(effect), options),
    dispose: () => runtime.dispose()
  }
}
