import { useState } from "react"
import { IconButton } from "../controls/IconButton.tsx"
import type { TextFieldProps } from "./TextField.tsx"
import { TextField } from "./TextField.tsx"

const eye =
  "M1.8 10S4.8 4.8 10 4.8 18.2 10 18.2 10 15.2 15.2 10 15.2 1.8 10 1.8 10ZM12.4 10a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z"
const eyeOff =
  "M8.3 5c.5-.1 1.1-.2 1.7-.2 5.2 0 8.2 5.2 8.2 5.2a14 14 0 0 1-2 2.5M5 6.4A13 13 0 0 0 1.8 10S4.8 15.2 10 15.2c1.6 0 3-.5 4.2-1.2M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4M3 3l14 14"

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
            icon={visible ? eyeOff : eye}
            label={visible ? toggleLabels.hide : toggleLabels.show}
            aria-pressed={visible}
            onClick={toggle}
          />
        )
      }
    />
  )
}
