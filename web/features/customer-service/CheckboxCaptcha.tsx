import { useEffect, useEffectEvent, useState } from "react"
import { useCase } from "#web/container/react.tsx"
import type { RegisteredField } from "#web/forms/use-form.ts"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { Checkbox } from "#web/kit/forms/Checkbox.tsx"
import { useMounted } from "#web/kit/rendering/use-mounted.ts"
import * as text from "#web/text/captcha.ts"

type State = "idle" | "checking" | "expired" | "unavailable"

export interface CaptchaFieldProps {
  /** Its value is the captcha's token, empty until the captcha is completed. */
  readonly field: RegisteredField
}

/** The shop's own captcha: a checkbox that requests a token, and is unchecked when the token expires. */
export const CheckboxCaptcha = ({ field: { value, onChange, status, error, ref } }: CaptchaFieldProps) => {
  const requestCaptchaToken = useCase("requestCaptchaToken")
  const [state, setState] = useState<State>("idle")
  const [validSeconds, setValidSeconds] = useState(0)
  const isMounted = useMounted()
  const expire = useEffectEvent(() => {
    onChange("")
    setState("expired")
  })
  useEffect(() => {
    if (value === "") return
    const timer = setTimeout(() => expire(), validSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [value, validSeconds])
  const check = async () => {
    setState("checking")
    const result = await requestCaptchaToken()
    if (!isMounted()) return
    if (result._tag === "Failure") return setState("unavailable")
    setState("idle")
    setValidSeconds(result.success.validSeconds)
    onChange(result.success.token)
  }
  const isChecking = state === "checking"
  return (
    <div ref={ref} tabIndex={-1}>
      <Checkbox
        label={text.checkbox}
        note={isChecking ? text.checking : undefined}
        checked={isChecking || value !== ""}
        aria-busy={isChecking || undefined}
        required
        error={status === "invalid" && !isChecking ? error : undefined}
        onChange={(checked) => {
          if (isChecking) return
          if (checked) void check()
          else onChange("")
        }}
      />
      {state === "expired" && (
        <Notice kind="warning" announce="polite">
          {text.expired}
        </Notice>
      )}
      {state === "unavailable" && (
        <Notice kind="danger" announce="assertive">
          {text.unavailable}
        </Notice>
      )}
    </div>
  )
}
