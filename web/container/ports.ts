import type { Layer } from "effect"
import type { ServiceIdentifier } from "inversify"
import type { Policy } from "#core/contract/policy.ts"
import type { RequestRegistry } from "#core/contract/requests.ts"
import type { CachePort } from "#core/ports/cache.ts"
import type { HttpPort } from "#core/ports/http.ts"
import type { Storage } from "#core/ports/storage.ts"

// The core's dependencies. The runtime gets all of them from its scope; a test replaces one by binding another.

export const HttpId: ServiceIdentifier<HttpPort["Service"]> = Symbol("Http")

export const CacheId: ServiceIdentifier<CachePort["Service"]> = Symbol("Cache")

export const CookiesId: ServiceIdentifier<Storage> = Symbol("Cookies")

export const DeviceId: ServiceIdentifier<Storage> = Symbol("Device")

/** The time in ms since 1970. */
export const ClockId: ServiceIdentifier<() => number> = Symbol("Clock")

/** Follows the progress of requests; may be left unbound. */
export const RequestsId: ServiceIdentifier<RequestRegistry> = Symbol("Requests")

/** What receives the core's log; without it, Effect's own logger does. */
export const LoggingId: ServiceIdentifier<Layer.Layer<never>> = Symbol("Logging")

/** The time-outs and retries of calls. */
export const PolicyId: ServiceIdentifier<Policy> = Symbol("Policy")

/** The policy of calls that a page waits for. */
export const PagePolicyId: ServiceIdentifier<Policy> = Symbol("PagePolicy")

/** The policy of the cart queue, which works in the background. */
export const CartPolicyId: ServiceIdentifier<Policy> = Symbol("CartPolicy")
