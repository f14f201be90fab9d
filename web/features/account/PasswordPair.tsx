import { type Ref, useState } from "react"
import { isPassword, isSamePassword, passwordStrength, shortestPassword } from "#core/account/rules.ts"
import { PasswordField } from "#web/kit/PasswordField.tsx"
import { ProgressBar } from "#web/kit/ProgressBar.tsx"
import * as forms from "#web/text/forms.ts"
import * as text from "#web/text/password.ts"
import styles from "./Account.module.css"

export interface PasswordPairProps {
  readonly label: string
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly repeated: string
  readonly onRepeated: (repeated: string) => void
  readonly hint?: string | undefined
  readonly repeatHint?: string | undefined
  /** What the second field says when it differs from the first. */
  readonly differs: string
  readonly showErrors?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** How full the bar is for each strength (PASSWORD-04..07). */
const fill = { weak: 30, medium: 50, strong: 70, veryStrong: 100 } as const

/** A new password and its repetition; one button shows both, strength is advice and stops nobody. */
export const PasswordPair = ({ label, password, onPassword, repeated, onRepeated, hint, repeatHint, differs, showErrors, ref }: PasswordPairProps) => {
  const [shown, setShown] = useState(false)
  const strength = passwordStrength(password)
  const words = text.strengthLabel(text.strength[strength])
  return (
    <>
      <PasswordField
        ref={ref}
        label={label}
        name="new-password"
        autoComplete="new-password"
        required
        hint={hint}
        value={password}
        onChange={onPassword}
        shown={shown}
        onShown={setShown}
        error={password === "" ? forms.required(label) : isPassword(password) ? undefined : forms.tooShort(label, shortestPassword)}
        showError={showErrors}
      />
      {password !== "" && (
        <div className={styles.strength}>
          <ProgressBar label={words} value={fill[strength]} max={100} />
          <p role="status">{words}</p>
        </div>
      )}
      <PasswordField
        label={text.repeat}
        name="repeated-password"
        autoComplete="new-password"
        required
        withoutButton
        hint={repeatHint}
        value={repeated}
        onChange={onRepeated}
        shown={shown}
        error={repeated === "" ? forms.required(text.repeat) : isSamePassword(password, repeated) ? undefined : differs}
        showError={showErrors}
      />
    </>
  )
}
