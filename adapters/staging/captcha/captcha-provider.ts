import type { Context } from "../http/route.ts"

/** The parts of a call's context that a provider uses. */
export type CaptchaContext = Pick<Context, "database" | "now" | "ipAddress">

/** Issues and verifies the tokens that show that a form was sent by a human. */
export interface CaptchaProvider {
  /** The public key of the provider's widget; null for the shop's own checkbox. */
  readonly siteKey: string | null
  /** Issues a token for a ticked checkbox; null when the widget gets its tokens from the provider. */
  readonly issue: ((context: CaptchaContext) => Promise<string>) | null
  /**
   * Verifies a token. Returns the time at which it expires, in ms since 1970, or null when it is not valid. Rejects with ProviderUnavailable when the
   * provider does not respond or responds with an error.
   */
  readonly verify: (token: string, context: CaptchaContext) => Promise<number | null>
}

/** Thrown when the provider does not respond, or responds with an error. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable"
}

/** How long a token is valid. */
export const captchaLifetimeMs = 2 * 60_000
