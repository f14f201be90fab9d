import { LogOut, SessionViewId } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { NoticeBar } from "#web/kit/NoticeBar.tsx"
import { actingAs, stopActing } from "#web/text/shell.ts"
import styles from "./ActingBar.module.css"

/** A staff member never forgets in whose name they shop (ACT-01). */
export const ActingBar = () => {
  const name = useStateView(SessionViewId, ({ asCustomer, customer }) => (asCustomer ? (customer?.fullName ?? "") : null))
  const logOut = useService(LogOut)
  if (name === null) return null
  return (
    <div className={styles.place}>
      <NoticeBar colour="warning">
        {actingAs(name)} <Button look="link" small onClick={() => void logOut().then(() => location.assign("/"))}>{stopActing}</Button>
      </NoticeBar>
    </div>
  )
}
