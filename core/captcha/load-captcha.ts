import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { getCaptcha } from "./api.ts"
import { CaptchaUnavailable } from "./errors.ts"
import type { Captcha } from "./model.ts"

/** Loads the kind of captcha that forms use. */
export const loadCaptcha = (): Effect.Effect<Captcha, CaptchaUnavailable, CallContext> =>
  Effect.mapError(call(getCaptcha, {}), (error) => new CaptchaUnavailable({ detail: failureDetail(getCaptcha, error) }))
