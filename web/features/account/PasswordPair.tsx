import { useState } from "react"
import { passwordStrength } from "#core/account/rules.ts"
import type { RegisteredField } from "#web/forms/use-form.ts"
import { ProgressBar } from "#web/kit/feedback/ProgressBar.tsx"
import { PasswordField } from "#web/kit/forms/PasswordField.tsx"
import { passwordToggle } from "#web/text/login.ts"
import * as text from "#web/text/password.ts"
import styles from "./Account.module.css"

export interface PasswordPairProps {
  readonly label: string
  readonly password: RegisteredField
  readonly repeated: RegisteredField
  readonly hint?: string | undefined
  readonly repeatHint?: string | undefined
}

/** The bar's value for each strength (PASSWORD-04..07). */
const strengthPercent = { weak: 30, medium: 50, strong: 70, veryStrong: 100 } as const

/** A new password and its repetition; one button shows both. A weak password is accepted. */
export const PasswordPair = ({ label, password, repeated, hint, repeatHint }: PasswordPairProps) => {
  const [shown, setShown] = useState(false)
  const strength = passwordStrength(password.value)
  const strengthText = text.strengthLabel(text.strength[strength])
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        name="new-password"
        toggleLabels={passwordToggle}
        autoComplete="new-password"
        required
        hint={hint}
        shown={shown}
        onShown={setShown}
      />
      {password.value !== "" && (
        <div className={styles.strength}>
          <ProgressBar label={strengthText} value={strengthPercent[strength]} max={100} />
          <p role="status">{strengthText}</p>
        </div>
      )}
      <PasswordField
        {...repeated}
        label={text.repeat}
        name="repeated-password"
        autoComplete="new-password"
        required
        hint={repeatHint}
        shown={shown}
      />
    </>
  )
}
