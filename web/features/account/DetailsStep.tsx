import { type FormEvent, useRef, useState } from "react"
import type { RegistrationError } from "#core/account/registration-error.ts"
import { isPassword, isSamePassword, parseMobilePhone } from "#core/account/rules.ts"
import { isEmail, typedEmail } from "#core/kernel/email.ts"
import { CheckEmail } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { emailInput } from "#web/kit/email-input.ts"
import { TextField } from "#web/kit/TextField.tsx"
import { useMounted } from "#web/kit/use-mounted.ts"
import { listed } from "#web/text/common.ts"
import * as forms from "#web/text/forms.ts"
import * as password from "#web/text/password.ts"
import * as text from "#web/text/register.ts"
import styles from "./Account.module.css"
import { PasswordPair } from "./PasswordPair.tsx"
import { RegistrationNotice } from "./RegistrationNotice.tsx"

export interface Details {
  readonly email: string
  readonly mobilePhone: string
  readonly password: string
  readonly repeated: string
}

export interface DetailsStepProps {
  readonly details: Details
  readonly onDetails: (details: Details) => void
  /** Answers why it failed, or nothing. */
  readonly onCreate: () => Promise<RegistrationError["_tag"] | undefined>
  readonly onForgot: () => void
  readonly onLogIn: () => void
}

/** Step 2: the account (REG-07, REG-15..18). */
export const DetailsStep = ({ details, onDetails, onCreate, onForgot, onLogIn }: DetailsStepProps) => {
  const checkEmail = useService(CheckEmail)
  const mounted = useMounted()
  const [known, setKnown] = useState<Readonly<Record<string, boolean>>>({})
  const [checking, setChecking] = useState(false)
  const [pending, setPending] = useState(false)
  const [tried, setTried] = useState(false)
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<RegistrationError["_tag"]>()
  const { email, mobilePhone } = details
  const taken = known[email] === false
  const validEmail = isEmail(email) && !taken
  const validPhone = parseMobilePhone(mobilePhone) !== null
  const validPassword = isPassword(details.password)
  const missing = [
    ...(validEmail ? [] : [{ name: "email", label: text.email }]),
    ...(validPhone ? [] : [{ name: "mobile-phone", label: text.mobilePhone }]),
    ...(validPassword ? [] : [{ name: "new-password", label: text.password }]),
    ...(validPassword && isSamePassword(details.password, details.repeated) ? [] : [{ name: "repeated-password", label: text.repeatPassword }])
  ]
  const form = useRef<HTMLFormElement>(null)
  const toFirstMissing = () => {
    setTried(true)
    form.current?.querySelector<HTMLInputElement>(`[name="${missing[0]?.name}"]`)?.focus()
  }
  const look = async () => {
    if (!isEmail(email) || known[email] !== undefined) return
    setChecking(true)
    const result = await checkEmail({ email })
    if (!mounted()) return
    setChecking(false)
    if (result._tag === "Success") setKnown((before) => ({ ...before, [email]: result.success }))
  }
  const create = async () => {
    if (pending || missing.length > 0) return
    setPending(true)
    const reason = await onCreate()
    if (!mounted()) return
    setPending(false)
    setFailure(reason)
    setTries((before) => before + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void create()
  }
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <p>{forms.requiredInfo}</p>
      {failure !== undefined && <RegistrationNotice key={tries} failure={failure} onForgot={onForgot} onLogIn={onLogIn} onRetry={() => void create()} />}
      <TextField
        label={text.email}
        {...emailInput}
        required
        value={email}
        onChange={(typed) => onDetails({ ...details, email: typedEmail(typed) })}
        onBlur={() => void look()}
        checking={checking}
        error={email === "" ? forms.required(text.email) : !isEmail(email) ? forms.wrongEmail(text.email) : taken ? forms.taken(text.email) : undefined}
        showError={tried}
      />
      <TextField
        label={text.mobilePhone}
        type="tel"
        name="mobile-phone"
        inputMode="tel"
        autoComplete="tel"
        required
        value={mobilePhone}
        onChange={(typed) => onDetails({ ...details, mobilePhone: typed })}
        error={mobilePhone === "" ? forms.required(text.mobilePhone) : validPhone ? undefined : forms.wrongMobilePhone(text.mobilePhone)}
        showError={tried}
      />
      <PasswordPair
        label={text.password}
        password={details.password}
        onPassword={(typed) => onDetails({ ...details, password: typed })}
        repeated={details.repeated}
        onRepeated={(typed) => onDetails({ ...details, repeated: typed })}
        hint={password.hint}
        differs={password.mismatch}
        showErrors={tried}
      />
      <Button type="submit" wide unavailable={missing.length > 0} onBlocked={toFirstMissing} pending={pending} aria-describedby="details-missing">{text.create}</Button>
      <p id="details-missing">{missing.length > 0 && text.stillMissing(listed(missing.map(({ label }) => label.toLowerCase())))}</p>
    </form>
  )
}
