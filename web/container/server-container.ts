import { Effect, Logger } from "effect"
import { Container } from "inversify"
import { type RequestRegistry } from "#core/contract/requests.ts"
import { serverPolicy } from "#core/contract/policy.ts"
import { StateStore } from "#core/kernel/state.ts"
import type { CachePort } from "#core/ports/cache.ts"
import type { HttpPort } from "#core/ports/http.ts"
import type { Storage } from "#core/ports/storage.ts"
import { makeContainer, StatesId } from "./make-container.ts"
import { CacheId, ClockId, DeviceId, HttpId, LoggingId, PagePolicyId, PolicyId } from "./ports.ts"
import { ServerServicesId, serverServices, startRequestRuntime } from "./request-runtime.ts"
import { bindRuntime } from "./start-runtime.ts"

export interface ServerPorts {
  readonly http: HttpPort["Service"]
  readonly cache: CachePort["Service"]
  readonly clock: () => number
  /** Receives the warnings of use cases, for example of failed calls; without it they are logged as in the browser. */
  readonly warn?: (text: string) => void
}

const emptyStorage: Storage = { get: () => Effect.succeed(null), set: () => Effect.void, remove: () => Effect.void }

/** Passes warnings on, and leaves all else to Effect's own logger. */
const warningLogger = (warn: (text: string) => void): Logger.Logger<unknown, void> =>
  Logger.make((options) => {
    const { logLevel, message } = options
    if (logLevel === "Warn") warn(Array.isArray(message) ? message.map(String).join(" ") : String(message))
    else Logger.defaultLogger.log(options)
  })

/** Makes the container that all requests to a server share: it has ports and policies, but no data of a shopper. */
export const makeServerContainer = ({ http, cache, clock, warn }: ServerPorts): Container => {
  const server = new Container()
  if (warn !== undefined) server.bind(LoggingId).toConstantValue(Logger.layer([warningLogger(warn)]))
  server.bind(HttpId).toConstantValue(http)
  server.bind(CacheId).toConstantValue(cache)
  server.bind(ClockId).toConstantValue(clock)
  server.bind(DeviceId).toConstantValue(emptyStorage)
  for (const policy of [PolicyId, PagePolicyId]) server.bind(policy).toConstantValue(serverPolicy)
  server
    .bind(ServerServicesId)
    .toDynamicValue(() => serverServices(server))
    .inSingletonScope()
  return server
}

/** Requests the cached responses in demand that expire soon (see makeRefreshAhead). */
export const refreshExpiring = (server: Container, signal: AbortSignal): Promise<void> =>
  server.get(ServerServicesId).refreshAhead.refreshExpiring(signal)

/** Makes the scope of one request. Call `endRuntime` when the request needs no more use cases. */
export const openRequest = (
  server: Container,
  { cookies, requests }: { readonly cookies: Storage; readonly requests: RequestRegistry }
): Container => {
  const request = makeContainer(new StateStore(), server)
  bindRuntime(request, () =>
    startRequestRuntime(server.get(ServerServicesId), { states: request.get(StatesId), cookies, requests })
  )
  return request
}
