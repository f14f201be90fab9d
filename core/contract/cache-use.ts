import { Context, type Effect } from "effect"
import type { CachePort } from "../ports/cache.ts"
import type { HttpPort } from "../ports/http.ts"
import type { Credentials } from "./credentials.ts"
import type { MissingToken } from "./errors.ts"
import type { RequestPolicy } from "./policy.ts"
import type { RequestFailure } from "./requests.ts"

/** The use of one cached response by a caller. */
export interface CacheUse {
  /** Equal calls have equal keys. */
  readonly key: string
  /** Whether the response has just been cached, and was not in the cache. */
  readonly isNew: boolean
  /** Requests the response again and caches it, without using the cached one. */
  readonly refresh: Effect.Effect<
    void,
    RequestFailure | MissingToken,
    HttpPort | CachePort | RequestPolicy | Credentials
  >
}

/** Receives each use of a cached response. By default it is ignored: only a server's cache is used often enough to be refreshed. */
export const CacheUseListener = Context.Reference<(use: CacheUse) => void>("core/contract/CacheUseListener", {
  defaultValue: () => () => undefined
})
