import { useState } from "react"

export type FieldStatus = "unknown" | "valid" | "invalid"

export interface FieldCheck {
  readonly status: FieldStatus
  readonly changed: () => void
  readonly left: () => void
}

/**
 * When a field may speak: unknown until it is left after a change, then valid or invalid;
 * while invalid it is judged on every change (FORM-13, FORM-14, FORM-15).
 */
export const useFieldCheck = (error: string | undefined, filled: boolean, forced: boolean): FieldCheck => {
  const [touched, setTouched] = useState(false)
  const [checked, setChecked] = useState(false)
  const speaks = checked || forced
  return {
    status: !speaks ? "unknown" : error !== undefined ? "invalid" : filled ? "valid" : "unknown",
    changed: () => {
      setTouched(true)
      if (error === undefined) setChecked(false)
    },
    left: () => {
      if (touched) setChecked(true)
    }
  }
}
