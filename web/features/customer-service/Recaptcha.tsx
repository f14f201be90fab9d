import { useEffect, useEffectEvent, useRef, useState } from "react"
import { Button } from "#web/kit/controls/Button.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import * as paths from "#web/paths.ts"
import * as text from "#web/text/captcha.ts"
import type { CaptchaFieldProps } from "./CheckboxCaptcha.tsx"
import { loadRecaptcha } from "./load-recaptcha.ts"
import styles from "./ContactForm.module.css"

export interface RecaptchaProps extends CaptchaFieldProps {
  readonly siteKey: string
}

const Widget = ({ siteKey, field: { onChange } }: RecaptchaProps) => {
  const container = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const change = useEffectEvent((token: string) => onChange(token))
  useEffect(() => {
    let isRemoved = false
    const show = async () => {
      const recaptcha = await loadRecaptcha()
      if (isRemoved || container.current === null) return
      if (recaptcha === null) return setHasFailed(true)
      recaptcha.render(container.current, {
        sitekey: siteKey,
        callback: (token) => change(token),
        "expired-callback": () => change(""),
        "error-callback": () => setHasFailed(true)
      })
    }
    void show()
    return () => {
      isRemoved = true
    }
  }, [siteKey])
  return (
    <>
      <div ref={container} className={styles.widget} />
      {hasFailed && (
        <Notice kind="danger" announce="assertive">
          {text.unavailable}
        </Notice>
      )}
    </>
  )
}

/** Google reCAPTCHA v2, which is loaded when the shopper has allowed it. */
export const Recaptcha = (props: RecaptchaProps) => {
  const { status, error, ref } = props.field
  const [isAllowed, setIsAllowed] = useState(false)
  return (
    <div ref={ref} tabIndex={-1} className={styles.captcha}>
      {isAllowed ? (
        <Widget {...props} />
      ) : (
        <>
          <p>
            {text.consent} <Link href={paths.aboutCookies}>{text.aboutCookies}</Link>
          </p>
          <Button variant="quiet" onClick={() => setIsAllowed(true)}>
            {text.allow}
          </Button>
        </>
      )}
      {status === "invalid" && <p className={styles.error}>{error}</p>}
    </div>
  )
}
