import type { Customer, SessionState } from "./model.ts"

export const aCustomer = (fields: Partial<Customer> = {}): Customer => ({
  id: "7",
  firstName: "Anna",
  fullName: "Anna Andersson",
  email: "anna.andersson@exempel.se",
  pendingEmail: null,
  mobilePhone: null,
  wantsReceiptCopy: false,
  address: null,
  ...fields
})

/** The session of a customer who has logged in. */
export const aSession = (customer = aCustomer()): SessionState => ({
  status: "customer",
  customer,
  actingAsCustomer: false,
  ended: false
})
