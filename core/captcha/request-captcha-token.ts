import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { createCaptchaToken } from "./api.ts"
import { CaptchaUnavailable } from "./errors.ts"
import type { CaptchaToken } from "./model.ts"

/** Requests the token of the shop's own checkbox. */
export const requestCaptchaToken = (): Effect.Effect<CaptchaToken, CaptchaUnavailable, CallContext> =>
  Effect.mapError(
    call(createCaptchaToken, {}),
    (error) => new CaptchaUnavailable({ detail: failureDetail(createCaptchaToken, error) })
  )
