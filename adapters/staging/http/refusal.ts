import { type ErrorCode, errorCodes } from "#core/contract/error-codes.ts"

/**
 * One error of a response. A handler throws a `Refusal` with `ErrorItem`s, which becomes the body of an error response. The client decodes that body as
 * `ApiErrorResponse`, its use case fails with a tagged error, and views and session steps call that error their failure.
 */
export interface ErrorItem<Code extends ErrorCode = ErrorCode> {
  readonly code: Code
  readonly message: string
  /** The path of the invalid field in the body or query, joined with dots; for a checkout the id of the line or the GTIN of the discount code, for a moved cart the GTIN of what was removed. */
  readonly field?: string
}

export type ErrorItems<Code extends ErrorCode = ErrorCode> = readonly [
  ErrorItem<Code>,
  ...ReadonlyArray<ErrorItem<Code>>
]

/** An expected error of a call: thrown by a handler, rolls back its transaction, and becomes an error response. */
export class Refusal extends Error {
  override readonly name = "Refusal"
  readonly status: number
  readonly errors: ErrorItems
  /** Seconds until a retry makes sense; null when the response does not state them. */
  readonly retryAfter: number | null

  constructor(
    errors: ErrorItems,
    status: number = errorCodes[errors[0].code].status,
    retryAfter: number | null = null
  ) {
    super(errors[0].message)
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

interface RefusalOptions {
  readonly field?: string | undefined
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number
}

/** Creates a refusal with one code, or with several errors; the first decides the status. */
export interface Refuse<in Code extends ErrorCode> {
  (code: Code, message: string, options?: RefusalOptions): Refusal
  readonly all: (errors: ErrorItems<Code>) => Refusal
}

/** Makes a `refuse` whose statuses come from the table of codes, unless the endpoint overrides them. */
export const refuseWith = (statuses: Readonly<Partial<Record<ErrorCode, number>>> = {}): Refuse<ErrorCode> => {
  const statusOf = (code: ErrorCode): number => statuses[code] ?? errorCodes[code].status
  const refuse = (code: ErrorCode, message: string, { field, retryAfter }: RefusalOptions = {}): Refusal =>
    new Refusal([{ code, message, ...(field === undefined ? {} : { field }) }], statusOf(code), retryAfter)
  return Object.assign(refuse, { all: (errors: ErrorItems): Refusal => new Refusal(errors, statusOf(errors[0].code)) })
}

/** Refuses with codes that any call may have. Handlers use their context's `refuse`, which allows only the declared codes. */
export const refuse = refuseWith()

export const invalid = (message: string, field?: string): Refusal => refuse("ERR_VALIDATION", message, { field })

export const notLoggedIn = (): Refusal => refuse("ERR_NOT_LOGGED_IN", "Not logged in or bad user.")
