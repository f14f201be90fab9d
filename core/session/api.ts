import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { SecretText } from "../contract/secret-text.ts"

/** `expires_in` is in seconds, here and below. */
const AccessToken = Schema.Struct({
  access_token: SecretText,
  token_type: Schema.String,
  expires_in: Schema.Finite,
  scope: Schema.String
})

/**
 * Exchanges an e-mail address and a password for a session (API-02). The response's `device_token`, which is not part of the specification, identifies a device on which the customer has logged in;
 * sent with the next log-in, it keeps the guesses of others from locking the customer out.
 */
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
    password: SecretText,
    device_token: Schema.optionalKey(SecretText)
  }),
  response: Schema.Struct({ ...AccessToken.fields, device_token: Schema.optionalKey(SecretText) }),
  errors: ["invalid_grant", "invalid_request", "unsupported_grant_type", "too_many_attempts"],
  retryable: false
})

/** Exchanges a staff member's token, the last part of the URL /_cl_/{token}, for an access token of the customer (API-04, API-05). A token can be exchanged once. */
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

/**
 * Issues a token with which the calling staff member can act as the customer, at /_cl_/{token} or with createCustomerToken (API-03). Every token, and every
 * session that it opens, is recorded with the staff member, and ends when the staff member logs out, gets another password or loses the role.
 */
export const adminLogin = endpoint({
  name: "adminLogin",
  failureShownByPage: true,
  service: "connect",
  method: "GET",
  path: "/adminlogin/{id}",
  access: "customer",
  cache: "no-store",
  response: Schema.Struct({ token: SecretText, expires_in: Schema.Finite }),
  errors: ["ERR_FORBIDDEN", "ERR_CUSTOMER_NOT_FOUND"]
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
