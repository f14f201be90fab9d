import { rmSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Clock, Effect, Layer, Logger, ManagedRuntime } from "effect"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeCookieJarFile } from "#adapters/cookies/cookie-jar-file.ts"
import { makeDeviceFile } from "#adapters/device/device-file.ts"
import type { VirtualClock } from "#adapters/fakes/virtual-clock.ts"
import type { AppContext } from "#core/composition/app-context.ts"
import { appLayer } from "#core/composition/app-layer.ts"
import { StateStore } from "#core/kernel/state.ts"
import { ClientEvents, type ClientEvent } from "#core/contract/events.ts"
import { ContractBroken } from "#core/contract/errors.ts"
import type { Policy } from "#core/contract/policy.ts"
import { CurrentRequestRegistry, type RequestRegistry } from "#core/contract/requests.ts"
import type { Storage } from "#core/ports/storage.ts"
import type { Api } from "./api.ts"
import { type Exchange, recordingHttp } from "./traffic.ts"
import { Mailbox, type VerbContext } from "./verbs/verb.ts"

/** One shopper with their own browser. */
export interface Shopper {
  readonly states: StateStore
  readonly run: <A, E>(effect: Effect.Effect<A, E, VerbContext>) => ReturnType<typeof Effect.runPromiseExit<A, E>>
  readonly close: () => Promise<void>
}

export interface ShopperOptions {
  readonly policy: Policy
  /** The folder with cookies and device data; by default a new folder, as for a new visitor. */
  readonly browserFolder?: string | undefined
  readonly onExchange: (exchange: Exchange) => void
  readonly onBrokenResponse: (error: ContractBroken) => void
  readonly onEvent: (event: ClientEvent) => void
  readonly onLog: (text: string) => void
}

/** Stops the virtual time, if there is one, while a file is read or written. */
const withPausedClock = (clock: VirtualClock | null, storage: Storage): Storage =>
  clock === null
    ? storage
    : {
        get: (name) => clock.pauseDuring(storage.get(name)),
        set: (...args) => clock.pauseDuring(storage.set(...args)),
        remove: (name) => clock.pauseDuring(storage.remove(name))
      }

/** A registry that reports every response that breaks the contract, also when the use case ignores that failure. */
const makeBrokenResponseRegistry = (onBrokenResponse: ShopperOptions["onBrokenResponse"]): RequestRegistry => ({
  begin: () => Effect.succeed(""),
  setPhase: () => Effect.void,
  clearFailedAttempts: Effect.void,
  end: (_, { failure }) =>
    Effect.sync(() => {
      if (failure instanceof ContractBroken) onBrokenResponse(failure)
    })
})

const emptyMailbox: Mailbox["Service"] = { newest: () => Effect.succeed(null) }

/** Composes the core as a page does, for one shopper. */
export const openShopper = async (
  api: Api,
  { policy, browserFolder, onExchange, onBrokenResponse, onEvent, onLog }: ShopperOptions
): Promise<Shopper> => {
  const folder = browserFolder ?? (await mkdtemp(join(tmpdir(), "skafferi-shopper-")))
  const removeTemporaryFolder = () => {
    if (browserFolder === undefined) rmSync(folder, { recursive: true, force: true })
  }
  // This also runs when a second Ctrl-C ends the process.
  process.once("exit", removeTemporaryFolder)
  const { clock } = api
  const now = clock?.now ?? Date.now
  const http = recordingHttp(api.http, policy.timeoutMs, onExchange)
  const states = new StateStore()
  const app: Layer.Layer<AppContext> = appLayer(
    {
      http: clock === null ? http : { send: (request) => clock.pauseDuring(http.send(request)) },
      cache: makeMemoryCache({ maxEntries: 500 }),
      cookies: withPausedClock(clock, makeCookieJarFile(join(folder, "cookies.json"), api.origin, now)),
      device: withPausedClock(clock, makeDeviceFile(join(folder, "device.json"), now)),
      policy
    },
    states
  )
  const mailbox = api.mailbox ?? emptyMailbox
  const sessionServices = Layer.mergeAll(
    Layer.succeed(CurrentRequestRegistry, makeBrokenResponseRegistry(onBrokenResponse)),
    Layer.succeed(Mailbox, clock === null ? mailbox : { newest: (to) => clock.pauseDuring(mailbox.newest(to)) }),
    Layer.succeed(ClientEvents, (event) => Effect.sync(() => onEvent(event))),
    Logger.layer([
      Logger.make(({ message }) => onLog(Array.isArray(message) ? message.map(String).join(" ") : String(message)))
    ]),
    ...(clock === null ? [] : [Layer.succeed(Clock.Clock, clock.clock)])
  )
  const runtime = ManagedRuntime.make(Layer.provideMerge(app, sessionServices))
  return {
    states,
    run: (effect) => runtime.runPromiseExit(clock === null ? effect : clock.advanceDuring(effect)),
    close: async () => {
      await runtime.dispose()
      process.off("exit", removeTemporaryFolder)
      removeTemporaryFolder()
    }
  }
}
