import type { Result } from "effect"
import { useRef, useState } from "react"
import type { RegistrationError } from "#core/account/registration-error.ts"
import { isEmail } from "#core/kernel/email.ts"
import { useCase } from "#web/container/react.tsx"
import { emailField, mobilePhoneField, newPasswordFields } from "#web/forms/fields.ts"
import { useForm, type Values } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { emailInput } from "#web/kit/forms/email-input.ts"
import { phoneInput } from "#web/kit/forms/phone-input.ts"
import { TextField } from "#web/kit/forms/TextField.tsx"
import { useMounted } from "#web/kit/rendering/use-mounted.ts"
import { joinList, loading } from "#web/text/common.ts"
import * as forms from "#web/text/forms.ts"
import * as password from "#web/text/password.ts"
import * as text from "#web/text/register.ts"
import styles from "./Account.module.css"
import { PasswordPair } from "./PasswordPair.tsx"
import { RegistrationNotice } from "./RegistrationNotice.tsx"

const labels = {
  email: text.email,
  mobilePhone: text.mobilePhone,
  password: text.password,
  repeated: text.repeatPassword
} as const

type FieldName = keyof typeof labels

export type Details = Values<FieldName>

const fields = {
  email: emailField(text.email),
  mobilePhone: mobilePhoneField(text.mobilePhone),
  ...newPasswordFields(text.password, password.repeat, password.mismatch)
}

export interface DetailsStepProps<A> {
  readonly details: Details
  readonly setDetails: (change: (details: Details) => Details) => void
  readonly onCreate: (details: Details) => Promise<Result.Result<A, RegistrationError>>
  readonly onCreated: (result: A) => void
  readonly onForgotPassword: () => void
  readonly onLogInRequest: () => void
}

/** The third step: contact details and password (REG-07, REG-15..18). */
export const DetailsStep = <A,>({
  details,
  setDetails,
  onCreate,
  onCreated,
  onForgotPassword,
  onLogInRequest
}: DetailsStepProps<A>) => {
  const checkEmail = useCase("checkEmail")
  const isMounted = useMounted()
  const checkedEmails = useRef(new Set<string>())
  const [checking, setChecking] = useState(false)
  const form = useForm({ fields, values: details, setValues: setDetails, submit: onCreate, onSuccess: onCreated })
  // Without a valid password its repetition counts as missing too.
  const missingFields = (Object.keys(labels) as ReadonlyArray<FieldName>).filter(
    (name) => (form.errors[name] ?? (name === "repeated" ? form.errors.password : undefined)) !== undefined
  )
  const checkAvailability = async () => {
    const { email } = details
    if (!isEmail(email) || checkedEmails.current.has(email)) return
    setChecking(true)
    const result = await checkEmail({ email })
    if (!isMounted()) return
    setChecking(false)
    if (result._tag === "Failure") return
    checkedEmails.current.add(email)
    const { success: isAvailable } = result
    if (!isAvailable) form.setError("email", forms.taken(text.email))
  }
  const emailProps = form.register("email")
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.handleSubmit}>
      <p>{forms.requiredInfo}</p>
      {form.failure !== undefined && (
        <RegistrationNotice
          key={form.failureCount}
          failure={form.failure}
          onForgotPassword={onForgotPassword}
          onLogInRequest={onLogInRequest}
          onRetry={() => void form.submit()}
        />
      )}
      <TextField
        {...emailProps}
        onBlur={() => {
          emailProps.onBlur()
          void checkAvailability()
        }}
        label={text.email}
        {...emailInput}
        required
        checkingLabel={checking ? loading : undefined}
      />
      <TextField {...form.register("mobilePhone")} label={text.mobilePhone} {...phoneInput} required />
      <PasswordPair
        label={text.password}
        password={form.register("password")}
        repeated={form.register("repeated")}
        hint={password.hint}
      />
      <Button
        type="submit"
        wide
        unavailable={missingFields.length > 0}
        onBlocked={() => void form.submit()}
        pending={form.isSubmitting}
        aria-describedby="details-missing"
      >
        {text.create}
      </Button>
      <p id="details-missing">
        {missingFields.length > 0 &&
          text.stillMissing(joinList(missingFields.map((name) => labels[name].toLowerCase())))}
      </p>
    </form>
  )
}
