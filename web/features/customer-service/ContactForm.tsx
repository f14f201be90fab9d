import { useEffect, useRef, useState } from "react"
import type { Captcha } from "#core/captcha/model.ts"
import { maxBodyLength, maxNameLength, maxPhoneLength } from "#core/customer-service/rules.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useCase, useStatePart } from "#web/container/react.tsx"
import { emailField, phoneField, repeatedEmailField, requiredCheckbox, textField } from "#web/forms/fields.ts"
import { forgetDraft, useDraft } from "#web/forms/use-draft.ts"
import { useForm } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { emailInput } from "#web/kit/forms/email-input.ts"
import { phoneInput } from "#web/kit/forms/phone-input.ts"
import { TextArea } from "#web/kit/forms/TextArea.tsx"
import { TextField } from "#web/kit/forms/TextField.tsx"
import { notCompleted } from "#web/text/captcha.ts"
import * as text from "#web/text/customer-service.ts"
import { failureText } from "#web/text/failure-text.ts"
import { counter, optional, requiredInfo } from "#web/text/forms.ts"
import { CheckboxCaptcha } from "./CheckboxCaptcha.tsx"
import { contactFailures } from "./contact-failures.ts"
import styles from "./ContactForm.module.css"
import { Recaptcha } from "./Recaptcha.tsx"

const fields = {
  name: textField(text.name, maxNameLength),
  phone: phoneField(text.yourPhone, maxPhoneLength),
  email: emailField(text.yourEmail),
  repeated: repeatedEmailField(text.repeatEmail),
  body: textField(text.body, maxBodyLength),
  captcha: requiredCheckbox(notCompleted)
}
/** A customer, whose e-mail address is filled in, need not repeat it. */
const customerFields = { ...fields, repeated: {} }

/** The name of the kept texts. */
const draft = "contact"

export interface ContactFormProps {
  readonly captcha: Captcha
}

/** The form that sends a message to customer service, with its confirmation (CSERV-15, CSERV-17 to CSERV-25). */
export const ContactForm = ({ captcha }: ContactFormProps) => {
  const customer = useStatePart(sessionState, (session) => session.customer)
  const sendCustomerEmail = useCase("sendCustomerEmail")
  const [values, setValues] = useState(() => ({
    name: customer?.fullName ?? "",
    phone: "",
    email: customer?.email ?? "",
    repeated: "",
    body: "",
    captcha: ""
  }))
  const { captcha: _captcha, ...typedTexts } = values
  useDraft(draft, typedTexts, (kept) => setValues((current) => ({ ...current, ...kept })))
  const sentTitle = useRef<HTMLHeadingElement>(null)
  const form = useForm({
    fields: customer === null ? fields : customerFields,
    values,
    setValues,
    submit: async ({ repeated: _repeated, ...message }) => {
      const result = await sendCustomerEmail(message)
      // A token that was refused cannot be sent again.
      if (result._tag === "Failure" && result.failure._tag === "CaptchaNotCompleted")
        setValues((previous) => ({ ...previous, captcha: "" }))
      if (result._tag === "Success") forgetDraft(draft)
      return result
    }
  })
  useEffect(() => {
    if (form.isSubmitSuccessful) sentTitle.current?.focus()
  }, [form.isSubmitSuccessful])
  if (form.isSubmitSuccessful) {
    return (
      <div className={styles.sent}>
        <h2 ref={sentTitle} tabIndex={-1}>
          {text.sentTitle}
        </h2>
        <p>{text.sentTo(values.email)}</p>
        <Button
          variant="quiet"
          onClick={() => {
            setValues((previous) => ({ ...previous, body: "", captcha: "" }))
            form.reset()
          }}
        >
          {text.writeAgain}
        </Button>
      </div>
    )
  }
  const CaptchaField = captcha.siteKey === null ? CheckboxCaptcha : Recaptcha
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.handleSubmit}>
      <h2>{text.formTitle}</h2>
      <p>{text.formLead}</p>
      <p className={styles.required}>{requiredInfo}</p>
      <TextField
        {...form.register("name")}
        label={text.name}
        name="name"
        autoComplete="name"
        maxLength={maxNameLength}
        required
      />
      <TextField
        {...form.register("phone")}
        label={text.yourPhone}
        {...phoneInput}
        maxLength={maxPhoneLength}
        optionalLabel={optional}
      />
      <TextField {...form.register("email")} label={text.yourEmail} {...emailInput} required />
      {customer === null && (
        <TextField
          {...form.register("repeated")}
          label={text.repeatEmail}
          {...emailInput}
          autoComplete="off"
          hint={text.repeatEmailHint}
          required
        />
      )}
      <TextArea
        {...form.register("body")}
        label={text.body}
        name="body"
        rows={8}
        maxLength={maxBodyLength}
        counter={counter(values.body.length, maxBodyLength)}
        required
      />
      <CaptchaField field={form.register("captcha")} siteKey={captcha.siteKey ?? ""} />
      {/* Beside the button, because the top of the form may be out of sight. */}
      {form.failure !== undefined && (
        <Notice key={form.failureCount} kind="danger" announce="assertive">
          {failureText(contactFailures, form.failure)}
        </Notice>
      )}
      <Button type="submit" pending={form.isSubmitting} className={styles.send}>
        {text.send}
      </Button>
    </form>
  )
}
