export interface Customer {
  readonly id: string
  readonly firstName: string
  readonly fullName: string
  readonly email: string
  /** The e-mail address that the customer wants to change to, until it is confirmed. */
  readonly pendingEmail: string | null
  readonly mobilePhone: string | null
  /** Whether receipts are also sent by e-mail. */
  readonly wantsReceiptCopy: boolean
  readonly address: { readonly street: string; readonly zip: string; readonly city: string } | null
}

/** The session of the shopper, who is a visitor or a logged-in customer. The token itself is only in its cookie. */
export interface SessionState {
  readonly status: "visitor" | "customer"
  /** null for a visitor, and until the customer's data is fetched. */
  readonly customer: Customer | null
  /** Whether a staff member acts as this customer (ACT-06). */
  readonly actingAsCustomer: boolean
  /** Whether the API has rejected the token, or it has expired; the page then reloads once (AUTH-09, AUTH-10). */
  readonly ended: boolean
}

export const visitor: SessionState = { status: "visitor", customer: null, actingAsCustomer: false, ended: false }
