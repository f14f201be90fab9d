import { Effect, Schema } from "effect"
import type { HttpPort } from "#core/ports/http.ts"
import { captchaLifetimeMs, type CaptchaProvider, ProviderUnavailable } from "./captcha-provider.ts"

/** The root of the provider's API, for the HTTP port. */
export const recaptchaApi = "https://www.google.com/recaptcha/api"

export interface RecaptchaOptions {
  readonly siteKey: string
  readonly secret: string
  readonly http: HttpPort["Service"]
}

const Verification = Schema.fromJsonString(Schema.Struct({ success: Schema.Boolean }))
const decodeVerification = Schema.decodeUnknownSync(Verification)

/** Google reCAPTCHA v2, whose tokens Google's server verifies. */
export const makeRecaptcha = ({ siteKey, secret, http }: RecaptchaOptions): CaptchaProvider => ({
  siteKey,
  issue: null,
  verify: async (token, { now, ipAddress }) => {
    const form = new URLSearchParams({ secret, response: token })
    if (ipAddress !== "unknown") form.set("remoteip", ipAddress)
    const response = await Effect.runPromise(
      http
        .send({
          method: "POST",
          path: "/siteverify",
          query: [],
          headers: { accept: "application/json" },
          body: { type: "form", text: form.toString() }
        })
        .pipe(
          Effect.timeout("5 seconds"),
          Effect.catch(() => Effect.succeed(null))
        )
    )
    if (response?.status !== 200) throw new ProviderUnavailable()
    return decodeVerification(response.text).success ? now + captchaLifetimeMs : null
  }
})
