import { sessionState } from "#core/session/session-state.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { NoticeBar } from "#web/kit/feedback/NoticeBar.tsx"
import { loggedInAsCustomer, stopActingAsCustomer } from "#web/text/shell.ts"
import styles from "./ActingBar.module.css"

/** Shows staff which customer they are logged in as (ACT-01). */
export const ActingBar = () => {
  const name = useStatePart(sessionState, ({ actingAsCustomer, customer }) =>
    actingAsCustomer ? (customer?.fullName ?? "") : null
  )
  const logOut = useCase("logOut")
  if (name === null) return null
  return (
    <div className={styles.bar}>
      <NoticeBar kind="warning">
        {loggedInAsCustomer(name)}{" "}
        <Button variant="link" small onClick={() => void logOut().then(() => location.assign("/"))}>
          {stopActingAsCustomer}
        </Button>
      </NoticeBar>
    </div>
  )
}
