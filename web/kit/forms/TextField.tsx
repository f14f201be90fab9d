import type { InputHTMLAttributes, ReactNode, Ref } from "react"
import styles from "./Field.module.css"
import { FieldFrame } from "./FieldFrame.tsx"
import { Icon } from "../controls/Icon.tsx"
import { Spinner } from "../controls/Spinner.tsx"
import { type FieldProps, useField } from "./use-field.ts"

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  /** The label of the spinner while the value is being checked; undefined when it is not. */
  readonly checkingLabel?: string | undefined
  /** Content at the end of the input. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A field for one line of text, with a visible label. */
export const TextField = ({ checkingLabel, end, ...field }: TextFieldProps) => {
  const { frame, control } = useField(field)
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} className={styles.input} />
      {checkingLabel !== undefined ? (
        <Spinner size={18} label={checkingLabel} />
      ) : (
        frame.status === "valid" && <Icon name="check" className={styles.validMark} />
      )}
      {end}
    </FieldFrame>
  )
}
