import { useEffect, useEffectEvent } from "react"
import { useCase } from "#web/container/react.tsx"
import { mobilePhoneField } from "#web/forms/fields.ts"
import { useForm } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { phoneInput } from "#web/kit/forms/phone-input.ts"
import { TextField } from "#web/kit/forms/TextField.tsx"
import * as text from "#web/text/account.ts"
import { mobilePhoneFailures } from "./mobile-phone-failures.ts"
import styles from "./CustomerDetails.module.css"

const fields = { mobilePhone: mobilePhoneField(text.mobilePhone) }

export interface MobilePhoneFormProps {
  readonly onChanged: () => void
  readonly onCancel: () => void
}

/** Changes the customer's mobile number; the field has the focus when the form opens. */
export const MobilePhoneForm = ({ onChanged, onCancel }: MobilePhoneFormProps) => {
  const changeMobilePhone = useCase("changeMobilePhone")
  const form = useForm({ fields, submit: changeMobilePhone, onSuccess: onChanged })
  const focusOnMount = useEffectEvent(() => form.setFocus("mobilePhone"))
  useEffect(() => focusOnMount(), [])
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.handleSubmit}>
      {form.failure !== undefined && (
        <Notice key={form.failureCount} kind="danger" announce="assertive">
          {mobilePhoneFailures[form.failure._tag]}
        </Notice>
      )}
      <TextField {...form.register("mobilePhone")} label={text.mobilePhone} {...phoneInput} required />
      <div className={styles.actions}>
        <Button type="submit" pending={form.isSubmitting}>
          {text.save}
        </Button>
        <Button variant="quiet" unavailable={form.isSubmitting} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
