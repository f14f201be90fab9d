import { type FormEvent, useRef, useState } from "react"
import { isPersonalNumber } from "#core/account/rules.ts"
import type { Person } from "#core/account/model.ts"
import type { RegistrationError } from "#core/account/registration-error.ts"
import { CheckPerson } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { TextField } from "#web/kit/TextField.tsx"
import { useMounted } from "#web/kit/use-mounted.ts"
import { required, wrongPersonalNumber } from "#web/text/forms.ts"
import * as text from "#web/text/register.ts"
import styles from "./Account.module.css"
import { RegistrationNotice } from "./RegistrationNotice.tsx"

export interface PersonStepProps {
  readonly number: string
  readonly onNumber: (number: string) => void
  readonly onFound: (person: Person) => void
  readonly onForgot: () => void
}

/** REG-05: a number has at least this many characters. */
const shortestNumber = 10

/** Step 0: who it is. */
export const PersonStep = ({ number, onNumber, onFound, onForgot }: PersonStepProps) => {
  const checkPerson = useService(CheckPerson)
  const mounted = useMounted()
  const field = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [tried, setTried] = useState(false)
  const [tries, setTries] = useState(0)
  // Stays until the next answer: a button must not move away under a second press.
  const [failure, setFailure] = useState<RegistrationError["_tag"]>()
  const [refused, setRefused] = useState<string>()
  const error = number === "" ? required(text.personalNumber) : isPersonalNumber(number) ? undefined : wrongPersonalNumber(text.personalNumber)
  const tooShort = number.length < shortestNumber
  const lookUp = async () => {
    setTried(true)
    if (pending) return
    if (error !== undefined) return field.current?.focus()
    setPending(true)
    const result = await checkPerson({ personalNumber: number })
    if (!mounted()) return
    setPending(false)
    if (result._tag === "Success") return onFound(result.success)
    setFailure(result.failure._tag)
    setRefused(number)
    setTries((before) => before + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void lookUp()
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p id="why-number">{text.personalNumberWhy}</p>
      {failure !== undefined && <RegistrationNotice key={tries} failure={failure} onForgot={onForgot} onRetry={() => void lookUp()} />}
      <TextField
        ref={field}
        label={text.personalNumber}
        name="personal-number"
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={30}
        required
        hint={text.personalNumberHint}
        value={number}
        onChange={onNumber}
        error={error}
        showError={tried}
        confirmed={number !== refused}
      />
      <Button type="submit" wide unavailable={tooShort} onBlocked={() => field.current?.focus()} pending={pending} aria-describedby="number-missing">{text.lookUp}</Button>
      <p id="number-missing">{tooShort && text.stillMissing(text.personalNumber.toLowerCase())}</p>
    </form>
  )
}
