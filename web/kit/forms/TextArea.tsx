import type { TextareaHTMLAttributes } from "react"
import styles from "./Field.module.css"
import { FieldFrame } from "./FieldFrame.tsx"
import { type FieldProps, useField } from "./use-field.ts"

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  /** The number of used characters and their maximum, '12/200'. */
  readonly counter?: string | undefined
}

/** A field for several lines of text. */
export const TextArea = ({ counter, ...field }: TextAreaProps) => {
  const { frame, control } = useField(field, counter)
  return (
    <FieldFrame {...frame}>
      <textarea rows={5} {...control} className={styles.textArea} />
    </FieldFrame>
  )
}
