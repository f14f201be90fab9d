/** A person's data in the population register. */
export interface Person {
  /** 12 digits. */
  readonly personalNumber: string
  readonly firstName: string
  readonly lastName: string
  readonly streetAddress: string
  readonly zipCode: string
  readonly city: string
}
