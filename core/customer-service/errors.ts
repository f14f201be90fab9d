import { Schema } from "effect"

// No error contains the shopper's input; `detail` is for logs.

/** A field of the form breaks its rule; `field` is null when only the API has found that. */
export class InvalidMessage extends Schema.TaggedError<InvalidMessage>()("InvalidMessage", {
  field: Schema.NullOr(Schema.Literals(["name", "phone", "email", "body"]))
}) {}

/** The captcha was not completed, or its token is used or expired (DFORM-22). */
export class CaptchaNotCompleted extends Schema.TaggedError<CaptchaNotCompleted>()("CaptchaNotCompleted", {}) {}

/** The message was not sent (CSERV-28). */
export class MessageNotSent extends Schema.TaggedError<MessageNotSent>()("MessageNotSent", {
  detail: Schema.String
}) {}
