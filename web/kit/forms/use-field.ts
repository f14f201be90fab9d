import { type ReactNode, useId } from "react"
import { describedBy, type FieldStatus } from "./FieldFrame.tsx"

/** The props of every field, besides the attributes of its control. */
export interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly required?: boolean | undefined
  /** Shown after the label of an optional field. */
  readonly optionalLabel?: string | undefined
  readonly hint?: ReactNode
  /** The error text; shown while the status is invalid. */
  readonly error?: string | undefined
  readonly status?: FieldStatus | undefined
  readonly id?: string | undefined
}

/** Splits a field's props between its frame and its control. */
export const useField = <Props extends FieldProps>(props: Props, counter?: string) => {
  const {
    label,
    value,
    onChange,
    required,
    optionalLabel,
    hint,
    error,
    status = "unknown",
    id: idProp,
    ...attributes
  } = props
  const generatedId = useId()
  const id = idProp ?? generatedId
  return {
    frame: { id, label, required, optionalLabel, hint, error, status, counter },
    control: {
      ...attributes,
      id,
      value,
      required,
      "aria-invalid": status === "invalid" || undefined,
      "aria-describedby": describedBy(id, hint !== undefined || counter !== undefined),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value)
    }
  }
}
