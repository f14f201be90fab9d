import type { FormEvent, ReactNode } from "react"
import styles from "./LogInSteps.module.css"

/** One step of the log-in: a form whose fields show their own errors. */
export const Step = ({
  children,
  onSubmit
}: {
  readonly children: ReactNode
  readonly onSubmit: (event: FormEvent) => void
}) => (
  <form className={styles.step} method="post" noValidate onSubmit={onSubmit}>
    {children}
  </form>
)
