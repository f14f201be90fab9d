import type { Kysely } from "kysely"
import type { Database } from "../database/open-database.ts"
import type { StagingSettings } from "../staging-settings.ts"
import type { Tables } from "../database/tables.ts"
import type { Caller } from "./route.ts"

/** The account of a session that is signed, and whether staff act as this customer in it (AUTH-12). */
export interface SignedSession extends Caller {
  readonly asCustomer?: true
}

export interface SessionTokens {
  /** Signs a token for a stored session; `now` and `expires` are times in ms since 1970. */
  readonly sign: (session: SignedSession, now: number, expires: number) => Promise<string>
  /** The caller of a token; null when it is forged, expired or its session has ended. */
  readonly verify: (database: Kysely<Tables>, token: string, now: number) => Promise<Caller | null>
}

/** The dependencies of all handlers: the database, session tokens, clock and settings. */
export interface Shop {
  readonly database: Database
  readonly tokens: SessionTokens
  readonly clock: () => number
  readonly settings: StagingSettings
  /** Receives unexpected errors, without the input of the call. */
  readonly report: (problem: { readonly requestId: string; readonly endpoint: string; readonly error: unknown }) => void
}
