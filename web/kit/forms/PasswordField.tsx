import { useState } from "react"
import { IconButton } from "../controls/IconButton.tsx"
import type { TextFieldProps } from "./TextField.tsx"
import { TextField } from "./TextField.tsx"

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  readonly autoComplete: "current-password" | "new-password"
  /** The labels of the button that shows or hides the password; without them there is no button. */
  readonly toggleLabels?: { readonly show: string; readonly hide: string } | undefined
  /** Whether the password is visible; given, with `onShown`, when one button shows the passwords of two fields. By default the field keeps this state itself. */
  readonly shown?: boolean | undefined
  readonly onShown?: ((shown: boolean) => void) | undefined
}

/** A password field with a button that shows or hides the password. */
export const PasswordField = ({ toggleLabels, shown, onShown, ...field }: PasswordFieldProps) => {
  const [localShown, setLocalShown] = useState(false)
  const visible = shown ?? localShown
  const toggle = () => (onShown ?? setLocalShown)(!visible)
  return (
    <TextField
      {...field}
      type={visible ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      end={
        toggleLabels !== undefined && (
          <IconButton
            icon={visible ? "eyeOff" : "eye"}
            label={visible ? toggleLabels.hide : toggleLabels.show}
            aria-pressed={visible}
            onClick={toggle}
          />
        )
      }
    />
  )
}
