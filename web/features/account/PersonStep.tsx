import { useState } from "react"
import type { Person } from "#core/account/model.ts"
import { useCase } from "#web/container/react.tsx"
import { personalNumberField } from "#web/forms/fields.ts"
import { useForm, type Values } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { TextField } from "#web/kit/forms/TextField.tsx"
import * as text from "#web/text/register.ts"
import styles from "./Account.module.css"
import { RegistrationNotice } from "./RegistrationNotice.tsx"

export interface PersonStepProps {
  readonly values: Values<"personalNumber">
  readonly setValues: (change: (values: Values<"personalNumber">) => Values<"personalNumber">) => void
  readonly onFound: (person: Person) => void
  readonly onForgotPassword: () => void
}

/** The fewest characters that can be looked up (REG-05). */
const minPersonalNumberLength = 10

/** The first step: looks up the person by personal number. */
export const PersonStep = ({ values, setValues, onFound, onForgotPassword }: PersonStepProps) => {
  const checkPerson = useCase("checkPerson")
  const [failedPersonalNumber, setFailedPersonalNumber] = useState<string>()
  const form = useForm({
    fields: {
      personalNumber: {
        ...personalNumberField(text.personalNumber),
        showsValid: (personalNumber) => personalNumber !== failedPersonalNumber
      }
    },
    values,
    setValues,
    submit: async ({ personalNumber }) => {
      const result = await checkPerson({ personalNumber })
      if (result._tag === "Failure") setFailedPersonalNumber(personalNumber)
      return result
    },
    onSuccess: onFound
  })
  const tooShort = values.personalNumber.length < minPersonalNumberLength
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.handleSubmit}>
      <p id="why-number">{text.personalNumberWhy}</p>
      {form.failure !== undefined && (
        <RegistrationNotice
          key={form.failureCount}
          failure={form.failure}
          onForgotPassword={onForgotPassword}
          onRetry={() => void form.submit()}
        />
      )}
      <TextField
        {...form.register("personalNumber")}
        label={text.personalNumber}
        name="personal-number"
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={30}
        required
        hint={text.personalNumberHint}
      />
      <Button
        type="submit"
        wide
        unavailable={tooShort}
        onBlocked={() => form.setFocus("personalNumber")}
        pending={form.isSubmitting}
        aria-describedby="number-missing"
      >
        {text.lookUp}
      </Button>
      <p id="number-missing">{tooShort && text.stillMissing(text.personalNumber.toLowerCase())}</p>
    </form>
  )
}
