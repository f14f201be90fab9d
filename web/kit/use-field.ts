import { type ReactNode, useId } from "react"
import { describedBy } from "./FieldFrame.tsx"
import { useFieldCheck } from "./use-field-check.ts"

/** What every field takes, beside the attributes of the control in it. */
export interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly required?: boolean | undefined
  /** Says '(valfritt)'. */
  readonly optional?: boolean | undefined
  readonly hint?: ReactNode
  /** What is wrong with the value now; shown once the field may speak. */
  readonly error?: string | undefined
  /** Speaks at once, after a blocked submit. */
  readonly showError?: boolean | undefined
  readonly id?: string | undefined
}

interface FieldLooks {
  /** Whether a value of the right form is known to be right. */
  readonly confirmed?: boolean | undefined
  readonly counter?: string | undefined
}

/** A field's props, shared out between its frame and the control in it. */
export const useField = <Props extends FieldProps>(props: Props, { confirmed = true, counter }: FieldLooks) => {
  const { label, value, onChange, onBlur, required, optional, hint, error, showError = false, id: givenId, ...attributes } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const { status, changed, left } = useFieldCheck(error, value !== "" && confirmed, showError)
  return {
    frame: { id, label, required, optional, hint, error, status, counter },
    control: {
      ...attributes,
      id,
      value,
      required,
      "aria-invalid": status === "invalid" || undefined,
      "aria-describedby": describedBy(id, hint !== undefined || counter !== undefined),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        changed()
        onChange(target.value)
      },
      onBlur: () => {
        left()
        onBlur?.()
      }
    }
  }
}
