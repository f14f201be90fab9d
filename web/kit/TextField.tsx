import type { InputHTMLAttributes, ReactNode, Ref } from "react"
import styles from "./Field.module.css"
import { FieldFrame } from "./FieldFrame.tsx"
import { Icon } from "./Icon.tsx"
import { Spinner } from "./Spinner.tsx"
import { type FieldProps, useField } from "./use-field.ts"

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  /** Whether a value of the right form is known to be right; false where only an answer can tell. */
  readonly confirmed?: boolean | undefined
  /** A look-up for the value is under way. */
  readonly checking?: boolean | undefined
  /** Stands inside the box, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text with a visible label. */
export const TextField = ({ confirmed, checking, end, ...field }: TextFieldProps) => {
  const { frame, control } = useField(field, { confirmed })
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} className={styles.input} />
      {checking ? <Spinner size={18} /> : frame.status === "valid" && <Icon name="check" className={styles.confirmed} />}
      {end}
    </FieldFrame>
  )
}
