import { createCaptchaToken, getCaptcha } from "#core/captcha/api.ts"
import { type Route, route } from "../http/route.ts"
import { captchaLifetimeMs, type CaptchaProvider } from "./captcha-provider.ts"

export const captchaRoutes = ({ siteKey, issue }: CaptchaProvider): ReadonlyArray<Route> => [
  route(getCaptcha, () => Promise.resolve({ siteKey })),
  route(
    createCaptchaToken,
    async (context) => {
      if (issue === null)
        throw context.refuse("invalid_request", "The tokens of this captcha come from its widget, not from this call.")
      return { token: await issue(context), validSeconds: captchaLifetimeMs / 1_000 }
    },
    { withoutTransaction: true }
  )
]
