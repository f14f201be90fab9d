export interface Customer {
  readonly id: string
  readonly firstName: string
  readonly fullName: string
  readonly email: string
  readonly mobilePhone: string | null
  readonly address: { readonly street: string; readonly zip: string; readonly city: string } | null
}

/** Who is here. The token itself stays in its cookie. */
export interface SessionView {
  readonly status: "visitor" | "customer"
  /** null until it is fetched. */
  readonly customer: Customer | null
  readonly asCustomer: boolean
  /** Set once when the API no longer takes the token; the page then reloads (AUTH-09, AUTH-10). */
  readonly lost: boolean
}

export const visitor: SessionView = { status: "visitor", customer: null, asCustomer: false, lost: false }
