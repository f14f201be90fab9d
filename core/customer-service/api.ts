import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { SecretText } from "../contract/secret-text.ts"

/** Sends a message to customer service (CAPI-02). */
export const sendCustomerEmail = endpoint({
  name: "sendCustomerEmail",
  rateLimit: "customerMessages",
  service: "mail",
  method: "POST",
  path: "/mandrill/customerservice",
  access: "public",
  cache: "none",
  query: Schema.Struct({ "g-recaptcha-response": SecretText }),
  body: Schema.Struct({
    kdbId: Schema.NullOr(Schema.String),
    name: Schema.String,
    phone: Schema.NullOr(Schema.String),
    email: Schema.String,
    body: Schema.String
  }),
  // Longer than a message may be, so that the error of a longer one names the rule.
  maxTextLength: 10_000,
  response: null,
  status: 204,
  errors: ["bad_request", "invalid_captcha", "ERR_FORBIDDEN", "too_many_messages", "ERR_UNAVAILABLE"],
  failureShownByPage: true
})
