import { useEffect, useRef, useState } from "react"
import { isEmail, typedEmail } from "#core/kernel/email.ts"
import type { LogInError } from "#core/session/log-in.ts"
import { LogIn } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Link } from "#web/kit/Link.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { PasswordField } from "#web/kit/PasswordField.tsx"
import { emailInput } from "#web/kit/email-input.ts"
import { TextField } from "#web/kit/TextField.tsx"
import { useMounted } from "#web/kit/use-mounted.ts"
import { required } from "#web/text/forms.ts"
import * as text from "#web/text/login.ts"
import { ForgotPassword } from "./ForgotPassword.tsx"
import { logInFailures } from "./log-in-failures.ts"
import { Step } from "./Step.tsx"
import styles from "./LogInSteps.module.css"

/** E-mail, password, forgotten password. */
export type LogInStep = 0 | 1 | 2

export interface LogInStepsProps {
  /** Called once the green success has been seen; says whether a store must be chosen now. */
  readonly onDone: (mustChooseStore: boolean) => void
  /** Step 0 shows no back arrow; the owner draws it from this. */
  readonly step: LogInStep
  readonly onStep: (step: LogInStep) => void
}

/** How long the green success shows, ms. */
const successTime = 900

/** E-mail, then password; or a mail for who has forgotten it (LOGIN rows). */
export const LogInSteps = ({ onDone, step, onStep }: LogInStepsProps) => {
  const logIn = useService(LogIn)
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<"idle" | "pending" | "done">("idle")
  const [tries, setTries] = useState(0)
  // Stays until the next answer: a button must not move away under a second press.
  const [failure, setFailure] = useState<LogInError["_tag"]>()
  /** The password was asked for and not given. */
  const [empty, setEmpty] = useState(false)
  const [resetSent, setResetSent] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const mounted = useMounted()
  const valid = isEmail(email) && email.length > 3

  // Who has moved on meanwhile is not to be called back.
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  // A new step begins at its field; the first one leaves the focus to whoever opened it.
  const first = useRef(true)
  useEffect(() => {
    if (!first.current || step > 0) (step === 1 ? passwordField : emailField).current?.focus()
    first.current = false
  }, [step])
  // Back from a forgotten password that was opened directly, there is no address to log in with yet.
  const astray = step === 1 && !valid
  useEffect(() => {
    if (astray) onStep(0)
  }, [astray, onStep])

  const next = () => {
    setTried(true)
    setResetSent(false)
    setFailure(undefined)
    setEmpty(false)
    if (valid) onStep(1)
    else emailField.current?.focus()
  }
  const submit = async () => {
    if (state !== "idle") return
    setEmpty(password === "")
    if (password === "") return passwordField.current?.focus()
    setState("pending")
    const result = await logIn({ email, password })
    if (!mounted()) return
    if (result._tag === "Failure") {
      setState("idle")
      setPassword("")
      setFailure(result.failure._tag)
      setTries((before) => before + 1)
      return passwordField.current?.focus()
    }
    setState("done")
    closing.current = setTimeout(() => onDone(result.success.mustChooseStore), successTime)
  }

  if (step === 0) {
    return (
      <Step onSubmit={next}>
        {resetSent && <Notice kind="success" spoken="polite">{text.resetSent}</Notice>}
        <TextField
          ref={emailField}
          label={text.email}
          {...emailInput}
          name="username"
          autoComplete="username"
          required
          value={email}
          onChange={(typed) => setEmail(typedEmail(typed))}
          error={valid ? undefined : text.emailHint}
          showError={tried}
        />
        <Button type="submit" wide>{text.next}</Button>
        <p className={styles.other}>
          {text.noAccount}{" "}
          <Link href="/registrera">{text.createAccount}</Link>
        </p>
      </Step>
    )
  }
  if (step === 2) {
    return (
      <ForgotPassword
        field={emailField}
        email={email}
        onEmail={setEmail}
        onSent={() => {
          setResetSent(true)
          setTried(false)
          onStep(0)
        }}
      />
    )
  }
  const words = failure === undefined ? undefined : logInFailures[failure]
  return (
    <Step onSubmit={() => void submit()}>
      <p className={styles.email}>
        <span>{email}</span>
        <Button look="link" onClick={() => onStep(0)}>{text.changeEmail}</Button>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {words !== undefined && <Notice key={tries} kind="danger" title={words.title} spoken="assertive">{words.words}</Notice>}
      <PasswordField ref={passwordField} label={text.password} name="password" autoComplete="current-password" required value={password} onChange={setPassword} error={empty && password === "" ? required(text.password) : undefined} showError={empty} />
      <Button type="submit" wide look={state === "done" ? "success" : "primary"} pending={state === "pending"} icon={state === "done" ? "check" : undefined}>
        {state === "done" ? text.succeeded : text.submit}
      </Button>
      <Button look="link" onClick={() => onStep(2)}>{text.forgot}</Button>
    </Step>
  )
}
