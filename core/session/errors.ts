import { Schema } from "effect"

/** LOGIN-31: invalid_grant with invalid_username_or_password. */
export class WrongEmailOrPassword extends Schema.TaggedError<WrongEmailOrPassword>()("WrongEmailOrPassword", {}) {}

/** Too many failed tries; the next one is heard after a while. */
export class TooManyAttempts extends Schema.TaggedError<TooManyAttempts>()("TooManyAttempts", {}) {}

/** ACT-04: the token is unknown or no longer holds, or could not be checked. */
export class CustomerTokenRefused extends Schema.TaggedError<CustomerTokenRefused>()("CustomerTokenRefused", { detail: Schema.String }) {}

/** LOGIN-32 */
export class LogInFailed extends Schema.TaggedError<LogInFailed>()("LogInFailed", { detail: Schema.String }) {}
