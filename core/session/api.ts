import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { SecretText } from "../contract/secret-text.ts"

/** `expires_in` is in seconds. */
const AccessToken = Schema.Struct({
  access_token: SecretText,
  token_type: Schema.String,
  expires_in: Schema.Finite,
  scope: Schema.String
})

export const createToken = endpoint({
  name: "createToken",
  rateLimit: "logIns",
  errorFormat: "oauth",
  service: "connect",
  method: "POST",
  path: "/connect/token",
  access: "public",
  cache: "no-store",
  bodyType: "form",
  body: Schema.Struct({
    grant_type: Schema.Literal("password"),
    scope: Schema.optionalKey(Schema.String),
    username: Schema.String,
    password: SecretText
  }),
  response: AccessToken,
  errors: ["invalid_grant", "invalid_request", "unsupported_grant_type", "too_many_attempts"],
  retryable: false
})

/** Exchanges a staff member's token, the last part of the URL /_cl_/{token}, for an access token of the customer (API-04, API-05). */
export const createCustomerToken = endpoint({
  name: "createCustomerToken",
  rateLimit: "logIns",
  errorFormat: "oauth",
  failureShownByPage: true,
  service: "connect",
  method: "POST",
  path: "/connect/customertoken",
  access: "public",
  cache: "no-store",
  body: Schema.Struct({ token: SecretText }),
  response: AccessToken,
  errors: ["invalid_grant", "invalid_request", "too_many_attempts"],
  retryable: false
})

export const revokeToken = endpoint({
  name: "revokeToken",
  service: "connect",
  method: "POST",
  path: "/connect/revoke",
  access: "customer",
  cache: "no-store",
  response: null,
  status: 204,
  errors: [],
  notInSpecification: true,
  retryable: false
})
