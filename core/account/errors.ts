import { Schema } from "effect"

// No error holds what was typed; `detail` is for logs.

/** REG-21 */
export class EmailInUse extends Schema.TaggedError<EmailInUse>()("EmailInUse", {}) {}

/** REG-23 */
export class NotOfAge extends Schema.TaggedError<NotOfAge>()("NotOfAge", {}) {}

/** REG-24, REG-25: not in the population register. */
export class PersonNotFound extends Schema.TaggedError<PersonNotFound>()("PersonNotFound", {}) {}

/** REG-26 */
export class PersonalNumberInUse extends Schema.TaggedError<PersonalNumberInUse>()("PersonalNumberInUse", {}) {}

/** Too many look-ups from here; the next one is heard after a while. */
export class TooManyLookUps extends Schema.TaggedError<TooManyLookUps>()("TooManyLookUps", {}) {}

/** REG-28. `unanswered`: no answer came that could be read, so it may have been done all the same. */
export class RegistrationFailed extends Schema.TaggedError<RegistrationFailed>()("RegistrationFailed", { detail: Schema.String, unanswered: Schema.Boolean }) {}

/** PWD-04 */
export class ResetRequestFailed extends Schema.TaggedError<ResetRequestFailed>()("ResetRequestFailed", { detail: Schema.String }) {}

/** PWD-06 */
export class InvalidResetToken extends Schema.TaggedError<InvalidResetToken>()("InvalidResetToken", {}) {}

/** PWD-07 */
export class PasswordNotChanged extends Schema.TaggedError<PasswordNotChanged>()("PasswordNotChanged", {
  detail: Schema.String,
  /** No answer came: the password may have been changed all the same, and the link be used up. */
  unanswered: Schema.Boolean
}) {}
