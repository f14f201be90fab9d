import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { SecretText } from "../contract/secret-text.ts"

const Address = Schema.Struct({
  addressTypeId: Schema.Finite,
  city: Schema.String,
  co: Schema.NullOr(Schema.String),
  contactId: Schema.NullOr(Schema.String),
  countryCode: Schema.NullOr(Schema.String),
  foAdress: Schema.NullOr(Schema.String),
  id: Schema.String,
  street: Schema.String,
  street2: Schema.NullOr(Schema.String),
  zip: Schema.String
})

export const getCustomer = endpoint({
  name: "getCustomer",
  service: "customer",
  method: "GET",
  path: "/customer",
  access: "customer",
  cache: "none",
  response: Schema.Struct({
    contact: Schema.Struct({
      id: Schema.String,
      firstname: Schema.String,
      lastname: Schema.String,
      addresses: Schema.Array(Address),
      channels: Schema.Array(
        Schema.Struct({ channelTypeId: Schema.Literals(["phone", "mobilephone"]), channelValue: Schema.String })
      ),
      /** `pendingEmail` is the address that the customer wants to change to; left out when there is none. */
      login: Schema.Struct({
        email: Schema.String,
        pendingEmail: Schema.optionalKey(Schema.String)
      }),
      emailRecieptCopy: Schema.Boolean
    }),
    settings: Schema.Struct({
      id: Schema.String,
      storePageId: Schema.NullOr(Schema.String),
      userPostalCode: Schema.NullOr(Schema.String),
      userSiteId: Schema.NullOr(Schema.String),
      userDeliveryMethod: Schema.NullOr(Schema.Literals(["homeDelivery", "pickupAtStore"]))
    })
  }),
  errors: []
})

const lookUpFields = { over18: Schema.Boolean, hasParInfo: Schema.Boolean, hasLogin: Schema.Boolean }

export const customerStatus = endpoint({
  name: "customerStatus",
  rateLimit: "lookUps",
  service: "customer",
  method: "GET",
  path: "/customer/status/{id}",
  sensitiveParameters: ["id"],
  access: "public",
  cache: "none",
  response: Schema.Struct({
    ...lookUpFields,
    parInfo: Schema.NullOr(
      Schema.Struct({
        personalNumber: SecretText,
        firstName: Schema.String,
        lastName: Schema.String,
        streetAddress: Schema.String,
        zipCode: Schema.String,
        city: Schema.String
      })
    )
  }),
  errors: ["too_many_lookups"]
})

export const customerByEmail = endpoint({
  name: "customerByEmail",
  rateLimit: "lookUps",
  service: "customer",
  method: "GET",
  path: "/customer/email/{email}",
  sensitiveParameters: ["email"],
  access: "public",
  cache: "none",
  response: Schema.Struct({ isAvailable: Schema.Boolean, ...lookUpFields }),
  errors: ["too_many_lookups"]
})

export const createCustomer = endpoint({
  name: "createCustomer",
  rateLimit: "lookUps",
  service: "customer",
  method: "POST",
  path: "/customer/createcustomer",
  access: "public",
  cache: "none",
  body: Schema.Struct({
    pnr: SecretText,
    emailAddress: Schema.String,
    password: SecretText,
    mobilePhone: Schema.String,
    referrer: Schema.Literals(["sms", ""])
  }),
  response: Schema.Struct({ customerId: Schema.String }),
  status: 201,
  errors: [
    "email_in_use",
    "not_of_age",
    "not_found_in_par",
    "personal_number_in_use",
    "bad_request",
    "too_many_lookups"
  ],
  retryable: false
})

export const requestPasswordReset = endpoint({
  name: "requestPasswordReset",
  rateLimit: "lookUps",
  service: "customer",
  method: "POST",
  path: "/customer/requestpasswordreset",
  access: "public",
  cache: "none",
  body: Schema.Struct({ email: Schema.optionalKey(Schema.String), emailAddress: Schema.optionalKey(Schema.String) }),
  response: null,
  status: 204,
  errors: ["bad_request", "too_many_lookups"],
  retryable: false
})

/** Whether the token of a password e-mail can still be used. */
export const checkPasswordToken = endpoint({
  name: "checkPasswordToken",
  service: "customer",
  method: "POST",
  path: "/customer/checkpasswordtoken",
  access: "public",
  cache: "none",
  body: Schema.Struct({ authToken: SecretText }),
  response: null,
  status: 204,
  errors: ["invalid_token"],
  failureShownByPage: true,
  retryable: false,
  notInSpecification: true
})

export const changePasswordWithToken = endpoint({
  name: "changePasswordWithToken",
  service: "customer",
  method: "PUT",
  path: "/customer/changepasswordwithtoken",
  access: "public",
  cache: "none",
  body: Schema.Struct({ authToken: SecretText, password: SecretText, passwordConfirmation: SecretText }),
  response: null,
  status: 204,
  errors: ["invalid_token", "bad_request"],
  retryable: false
})

export const setMobilePhone = endpoint({
  name: "setMobilePhone",
  service: "customer",
  method: "PUT",
  path: "/customer/mobilephone",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ mobilePhoneNumber: Schema.String }),
  response: null,
  status: 204,
  errors: ["bad_request"],
  failureShownByPage: true
})

/**
 * Requests a change of the e-mail address with which the customer logs in; needs the password. The address is pending until confirmEmail, for 24 hours at most; a later
 * request replaces an earlier one, and the current address withdraws it.
 */
export const setEmail = endpoint({
  name: "setEmail",
  rateLimit: "logIns",
  service: "customer",
  method: "PUT",
  path: "/customer/email",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ currentEmailAddress: Schema.String, password: SecretText, newEmail: Schema.String }),
  response: null,
  status: 204,
  errors: ["bad_request", "invalid_grant", "ERR_FORBIDDEN", "email_in_use", "too_many_attempts", "too_many_changes"],
  retryable: false,
  failureShownByPage: true
})

/** Confirms a change of the e-mail address with the token of the mail to the new address. The customer's sessions end, except the caller's. */
export const confirmEmail = endpoint({
  name: "confirmEmail",
  service: "customer",
  method: "POST",
  path: "/customer/confirmemail",
  access: "public",
  cache: "none",
  body: Schema.Struct({ token: SecretText }),
  response: null,
  status: 204,
  errors: ["invalid_token", "email_in_use"],
  retryable: false,
  failureShownByPage: true,
  notInSpecification: true
})

/** Sets whether the receipt of a delivered order is also sent by e-mail: 'true' or 'false' in the path. */
export const setEmailReceiptCopy = endpoint({
  name: "setEmailReceiptCopy",
  service: "customer",
  method: "PUT",
  path: "/customer/setemailrecieptcopy/{value}",
  access: "customer",
  cache: "none",
  response: null,
  status: 204,
  errors: [],
  failureShownByPage: true
})
