import { useState } from "react"
import { hidePassword, showPassword } from "#web/text/login.ts"
import { IconButton } from "./IconButton.tsx"
import type { TextFieldProps } from "./TextField.tsx"
import { TextField } from "./TextField.tsx"

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  readonly autoComplete: "current-password" | "new-password"
  /** Given with `onShown` when one button serves two fields; without it the field has its own. */
  readonly shown?: boolean | undefined
  readonly onShown?: ((shown: boolean) => void) | undefined
  readonly withoutButton?: boolean | undefined
}

/** A password with a named button that shows or hides it. */
export const PasswordField = ({ shown, onShown, withoutButton, ...field }: PasswordFieldProps) => {
  const [ownShown, setOwnShown] = useState(false)
  const visible = shown ?? ownShown
  const toggle = () => (onShown ?? setOwnShown)(!visible)
  return (
    <TextField
      {...field}
      type={visible ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      end={
        !withoutButton && (
          <IconButton icon={visible ? "eyeOff" : "eye"} label={visible ? hidePassword : showPassword} aria-pressed={visible} onClick={toggle} />
        )
      }
    />
  )
}
