import type { Database } from "../database/open-database.ts"
import type { StagingSettings } from "../staging-settings.ts"
import type { SessionTokens } from "../session/session-token.ts"

/** What all handlers share: the database, its tokens, clock and settings. */
export interface Shop {
  readonly database: Database
  readonly tokens: SessionTokens
  readonly clock: () => number
  readonly settings: StagingSettings
  /** Receives unexpected errors, without anything that the caller sent. */
  readonly report: (problem: { readonly requestId: string; readonly endpoint: string; readonly error: unknown }) => void
}
