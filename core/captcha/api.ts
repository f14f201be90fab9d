import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { SecretText } from "../contract/secret-text.ts"

export const getCaptcha = endpoint({
  name: "getCaptcha",
  service: "content",
  method: "GET",
  path: "/captcha",
  access: "public",
  cache: "shared",
  response: Schema.Struct({ siteKey: Schema.NullOr(Schema.String) }),
  errors: [],
  notInSpecification: true
})

/** Issues the token of the shop's own checkbox; with a provider's widget, the provider issues the tokens. */
export const createCaptchaToken = endpoint({
  name: "createCaptchaToken",
  service: "content",
  method: "POST",
  path: "/captcha/token",
  access: "public",
  cache: "no-store",
  withoutToken: true,
  response: Schema.Struct({ token: SecretText, validSeconds: Schema.Int }),
  status: 201,
  errors: ["invalid_request"],
  retryable: false,
  failureShownByPage: true,
  notInSpecification: true
})
