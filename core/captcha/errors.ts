import { Schema } from "effect"

/** The captcha cannot be shown or its token cannot be issued. */
export class CaptchaUnavailable extends Schema.TaggedError<CaptchaUnavailable>()("CaptchaUnavailable", {
  detail: Schema.String
}) {}
