import type { FormEvent, ReactNode } from "react"
import styles from "./LogInSteps.module.css"

/** One step of the log-in: a form whose fields say themselves what is wrong. */
export const Step = ({ children, onSubmit }: { readonly children: ReactNode; readonly onSubmit: () => void }) => (
  <form
    className={styles.step}
    method="post"
    noValidate
    onSubmit={(event: FormEvent) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)
