import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

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
  summary: "The logged-in customer with contact and saved settings",
  method: "GET",
  path: "/customer",
  access: "customer",
  cache: "none",
  answer: Schema.Struct({
    contact: Schema.Struct({
      id: Schema.String,
      firstname: Schema.String,
      lastname: Schema.String,
      addresses: Schema.Array(Address),
      channels: Schema.Array(Schema.Struct({ channelTypeId: Schema.Literals(["phone", "mobilephone"]), channelValue: Schema.String })),
      login: Schema.Struct({ email: Schema.String }),
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
