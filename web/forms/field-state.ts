import type { FieldStatus } from "#web/kit/forms/FieldFrame.tsx"

/** What the shopper has done with a field. */
export interface FieldState {
  /** Its value has been changed. */
  readonly dirty: boolean
  /** It was left after a change: its error is shown. */
  readonly validated: boolean
}

export const initialFieldState: FieldState = { dirty: false, validated: false }

/** An invalid field is validated on every change; a valid one on the next blur (FORM-15). */
export const afterChange = ({ validated }: FieldState, wasValid: boolean): FieldState => ({
  dirty: true,
  validated: validated && !wasValid
})

export const afterBlur = ({ dirty, validated }: FieldState): FieldState => ({ dirty, validated: validated || dirty })

export interface FieldValidity {
  readonly value: string
  readonly error: string | undefined
  /** Whether a well-formed value may be marked as valid. */
  readonly showsValid: boolean
  /** A submit was blocked by an invalid field: every field shows its error. */
  readonly submitBlocked: boolean
}

/** A field is 'unknown' until it is left after a change, then valid or invalid (FORM-13, FORM-14). */
export const statusOf = (
  { validated }: FieldState,
  { value, error, showsValid, submitBlocked }: FieldValidity
): FieldStatus => {
  if (!validated && !submitBlocked) return "unknown"
  if (error !== undefined) return "invalid"
  return value !== "" && showsValid ? "valid" : "unknown"
}
