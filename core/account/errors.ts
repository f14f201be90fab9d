import { Schema } from "effect"

// No error contains the shopper's input; `detail` is for logs.

/** Another account has this e-mail address (REG-21). */
export class EmailInUse extends Schema.TaggedError<EmailInUse>()("EmailInUse", {}) {}

/** The person is under 18 (REG-23). */
export class NotOfAge extends Schema.TaggedError<NotOfAge>()("NotOfAge", {}) {}

/** The personal number is invalid, or the population register does not list the person (REG-24, REG-25). */
export class PersonNotFound extends Schema.TaggedError<PersonNotFound>()("PersonNotFound", {}) {}

/** Another account has this personal number (REG-26). */
export class PersonalNumberInUse extends Schema.TaggedError<PersonalNumberInUse>()("PersonalNumberInUse", {}) {}

/** The registration failed (REG-28). `outcomeUnknown`: whether the customer may have been registered nevertheless. */
export class RegistrationFailed extends Schema.TaggedError<RegistrationFailed>()("RegistrationFailed", {
  detail: Schema.String,
  outcomeUnknown: Schema.Boolean
}) {}

/** The e-mail with the link could not be requested (PWD-04). */
export class ResetRequestFailed extends Schema.TaggedError<ResetRequestFailed>()("ResetRequestFailed", {
  detail: Schema.String
}) {}

/** The link's token is used, replaced or expired (PWD-06). */
export class InvalidResetToken extends Schema.TaggedError<InvalidResetToken>()("InvalidResetToken", {}) {}

/** The password could not be changed (PWD-07). */
export class PasswordNotChanged extends Schema.TaggedError<PasswordNotChanged>()("PasswordNotChanged", {
  detail: Schema.String,
  /** Whether the request may have been sent without a response: the password may have been changed. */
  outcomeUnknown: Schema.Boolean
}) {}

/** The text is not a Swedish mobile number (FORM-23). */
export class InvalidMobilePhone extends Schema.TaggedError<InvalidMobilePhone>()("InvalidMobilePhone", {}) {}

/** The text is not an e-mail address. */
export class InvalidEmail extends Schema.TaggedError<InvalidEmail>()("InvalidEmail", {}) {}

/** The password is not the customer's. */
export class WrongPassword extends Schema.TaggedError<WrongPassword>()("WrongPassword", {}) {}

/** The customer has requested as many changes of the e-mail address as are allowed in a day. */
export class TooManyEmailChanges extends Schema.TaggedError<TooManyEmailChanges>()("TooManyEmailChanges", {}) {}

/** The link in the mail to a new e-mail address is used, replaced or expired. */
export class InvalidEmailLink extends Schema.TaggedError<InvalidEmailLink>()("InvalidEmailLink", {}) {}

/** The new e-mail address could not be confirmed. */
export class EmailNotConfirmed extends Schema.TaggedError<EmailNotConfirmed>()("EmailNotConfirmed", {
  detail: Schema.String
}) {}

/** The e-mail address was not changed. */
export class EmailNotChanged extends Schema.TaggedError<EmailNotChanged>()("EmailNotChanged", {
  detail: Schema.String
}) {}

/** The choice of receipts by e-mail was not stored. */
export class ReceiptCopyNotChanged extends Schema.TaggedError<ReceiptCopyNotChanged>()("ReceiptCopyNotChanged", {
  detail: Schema.String
}) {}

/** The mobile number was not stored. */
export class MobilePhoneNotChanged extends Schema.TaggedError<MobilePhoneNotChanged>()("MobilePhoneNotChanged", {
  detail: Schema.String
}) {}
