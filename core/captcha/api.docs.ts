import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const captchaDocs = describeCalls<typeof api>({
  getCaptcha: {
    tag: "customer service",
    summary: "Get the kind of captcha that forms use",
    responseFields: { siteKey: "The site key of Google reCAPTCHA v2; null when forms show the shop's own checkbox." }
  },
  createCaptchaToken: {
    tag: "customer service",
    summary: "Get the token of the shop's own checkbox, which one form can send within two minutes",
    responseFields: { validSeconds: "How long the token is valid, in seconds." }
  }
})
