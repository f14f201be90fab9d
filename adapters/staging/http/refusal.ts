import { type ErrorCode, errorCodes } from "#core/contract/error-codes.ts"

export interface Fault<Code extends ErrorCode = ErrorCode> {
  readonly code: Code
  readonly message: string
  /** The path of the invalid field in the body or query, joined by dots; for a checkout the id of the line. */
  readonly field?: string
}

export type Faults<Code extends ErrorCode = ErrorCode> = readonly [Fault<Code>, ...ReadonlyArray<Fault<Code>>]

/** An expected error of a call: thrown by a handler, rolls back its transaction, and becomes an error response. */
export class Refusal extends Error {
  override readonly name = "Refusal"
  readonly status: number
  readonly faults: Faults
  /** Seconds until a retry makes sense; null when it never does. */
  readonly retryAfter: number | null

  constructor(faults: Faults, status: number = errorCodes[faults[0].code].status, retryAfter: number | null = null) {
    super(faults[0].message)
    this.status = status
    this.faults = faults
    this.retryAfter = retryAfter
  }
}

interface RefusalOptions {
  readonly field?: string
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number
}

/** Creates a refusal with one code, or with several faults; the first decides the status. */
export interface Refuse<in Code extends ErrorCode> {
  (code: Code, message: string, options?: RefusalOptions): Refusal
  readonly all: (faults: Faults<Code>) => Refusal
}

/** Statuses come from the table of codes, unless the endpoint overrides them. */
export const refuseWith = (statuses: Readonly<Partial<Record<ErrorCode, number>>> = {}): Refuse<ErrorCode> => {
  const statusOf = (code: ErrorCode): number => statuses[code] ?? errorCodes[code].status
  const refuse = (code: ErrorCode, message: string, { field, retryAfter }: RefusalOptions = {}): Refusal =>
    new Refusal([{ code, message, ...(field === undefined ? {} : { field }) }], statusOf(code), retryAfter)
  return Object.assign(refuse, { all: (faults: Faults): Refusal => new Refusal(faults, statusOf(faults[0].code)) })
}

/** Refuses with codes that any call may have. Handlers use their context's `refuse`, which allows only the declared codes. */
export const refuse = refuseWith()

export const invalid = (message: string, field?: string): Refusal =>
  refuse("ERR_VALIDATION", message, field === undefined ? {} : { field })

export const notLoggedIn = (): Refusal => refuse("ERR_NOT_LOGGED_IN", "Not logged in or bad user.")
