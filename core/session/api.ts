import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

/** `expires_in` in seconds. */
const AccessToken = Schema.Struct({ access_token: Schema.String, token_type: Schema.String, expires_in: Schema.Finite, scope: Schema.String })

export const createToken = endpoint({
  name: "createToken",
  summary: "Exchange an e-mail address and a password for an access token",
  method: "POST",
  path: "/connect/token",
  access: "public",
  cache: "none",
  bodyType: "form",
  body: Schema.Struct({ grant_type: Schema.Literal("password"), scope: Schema.String, username: Schema.String, password: Schema.String }),
  answer: AccessToken,
  errors: ["invalid_grant", "invalid_request", "unsupported_grant_type", "too_many_attempts"],
  repeatable: false
})

/** The token is the last part of /_cl_/{token}, given to a staff member (API-04, API-05). */
export const createCustomerToken = endpoint({
  name: "createCustomerToken",
  summary: "Exchange a staff member's token for a session as a customer",
  method: "POST",
  path: "/connect/customertoken",
  access: "public",
  cache: "none",
  body: Schema.Struct({ token: Schema.String }),
  answer: AccessToken,
  errors: ["invalid_grant", "invalid_request", "too_many_attempts"],
  repeatable: false
})

export const revokeToken = endpoint({
  name: "revokeToken",
  summary: "End the session",
  method: "POST",
  path: "/connect/revoke",
  access: "customer",
  cache: "none",
  answer: null,
  status: 204,
  errors: [],
  extension: true,
  repeatable: false
})
