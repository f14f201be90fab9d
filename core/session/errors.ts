import { Schema } from "effect"

/** The API responded with invalid_grant and invalid_username_or_password (LOGIN-31). */
export class WrongEmailOrPassword extends Schema.TaggedError<WrongEmailOrPassword>()("WrongEmailOrPassword", {}) {}

/** The session could not be stored, so that the next page would not know the customer. */
export class CookiesBlocked extends Schema.TaggedError<CookiesBlocked>()("CookiesBlocked", {}) {}

/** The token is unknown or has expired, or it could not be checked (ACT-04). */
export class CustomerTokenRefused extends Schema.TaggedError<CustomerTokenRefused>()("CustomerTokenRefused", {
  detail: Schema.String
}) {}

/** The log-in failed for another reason (LOGIN-32). */
export class LogInFailed extends Schema.TaggedError<LogInFailed>()("LogInFailed", { detail: Schema.String }) {}
