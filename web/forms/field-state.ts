import type { FieldStatus } from "#web/kit/forms/FieldFrame.tsx"

/** What the shopper has done with a field. */
export interface FieldState {
  /** Whether its value has been changed. */
  readonly dirty: boolean
  /** Whether its status is shown: it has lost the focus after a change, and since then has only been changed while invalid. */
  readonly validated: boolean
}

export const initialFieldState: FieldState = { dirty: false, validated: false }

/** An invalid field is validated on every change, and a valid field on the next blur (FORM-15). */
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
  /** Whether an invalid field has blocked a submit, so that every field shows its error. */
  readonly submitBlocked: boolean
}

/**
 * A field is 'unknown' until it loses the focus after a change or an invalid field blocks a submit, then valid or invalid (FORM-13, FORM-14). A valid
 * field that is empty, or that does not show its validity, stays 'unknown'.
 */
export const statusOf = (
  { validated }: FieldState,
  { value, error, showsValid, submitBlocked }: FieldValidity
): FieldStatus => {
  if (!validated && !submitBlocked) return "unknown"
  if (error !== undefined) return "invalid"
  return value !== "" && showsValid ? "valid" : "unknown"
}
