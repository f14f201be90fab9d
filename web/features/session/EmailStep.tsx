import type { Form } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { emailInput } from "#web/kit/forms/email-input.ts"
import { TextField } from "#web/kit/forms/TextField.tsx"
import * as text from "#web/text/login.ts"
import * as paths from "#web/paths.ts"
import styles from "./LogInSteps.module.css"
import { Step } from "./Step.tsx"

export interface EmailStepProps {
  readonly form: Form<"email", never>
  /** Whether an e-mail that resets the password has been requested. */
  readonly resetSent: boolean
}

/** Asks for the e-mail address. */
export const EmailStep = ({ form, resetSent }: EmailStepProps) => (
  <Step onSubmit={form.handleSubmit}>
    {resetSent && (
      <Notice kind="success" announce="polite">
        {text.resetSent}
      </Notice>
    )}
    <TextField
      {...form.register("email")}
      label={text.email}
      {...emailInput}
      name="username"
      autoComplete="username"
      required
    />
    <Button type="submit" wide>
      {text.next}
    </Button>
    <p className={styles.registerPrompt}>
      {text.noAccount} <Link href={paths.register}>{text.createAccount}</Link>
    </p>
  </Step>
)
