import type { TextareaHTMLAttributes } from "react"
import { counter } from "#web/text/forms.ts"
import styles from "./Field.module.css"
import { FieldFrame } from "./FieldFrame.tsx"
import { type FieldProps, useField } from "./use-field.ts"

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {}

/** Several lines of text; with `maxLength` it counts 'n/max' (DFORM-39). */
export const TextArea = (props: TextAreaProps) => {
  const { value, maxLength } = props
  const { frame, control } = useField(props, { counter: maxLength === undefined ? undefined : counter(value.length, maxLength) })
  return (
    <FieldFrame {...frame}>
      <textarea rows={5} {...control} className={styles.area} />
    </FieldFrame>
  )
}
