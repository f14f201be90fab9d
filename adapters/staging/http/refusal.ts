export interface Fault {
  readonly code: string
  readonly message: string
  /** Where in the body or query, steps joined by dots; of a checkout the line at fault. */
  readonly field?: string
}

/** A rule says no: thrown by a handler, undoes its transaction, answered in the shape of every error. */
export class Refusal extends Error {
  override readonly name = "Refusal"
  readonly status: number
  readonly faults: readonly [Fault, ...ReadonlyArray<Fault>]
  /** Seconds, where trying again makes sense. */
  readonly retryAfter: number | null

  constructor(status: number, faults: readonly [Fault, ...ReadonlyArray<Fault>], retryAfter: number | null = null) {
    super(faults[0].message)
    this.status = status
    this.faults = faults
    this.retryAfter = retryAfter
  }
}

export const refuse = (status: number, code: string, message: string, field?: string): Refusal =>
  new Refusal(status, [{ code, message, ...(field === undefined ? {} : { field }) }])

export const invalid = (message: string, field?: string): Refusal => refuse(400, "ERR_VALIDATION", message, field)

export const notLoggedIn = (): Refusal => refuse(401, "ERR_NOT_LOGGED_IN", "Not logged in or bad user.")
