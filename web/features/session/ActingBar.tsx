import { LogOut, SessionViewId } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { NoticeBar } from "#web/kit/NoticeBar.tsx"
import { actingAs, stopActing } from "#web/text/shell.ts"

/** A staff member never forgets in whose name they shop (ACT-01). */
export const ActingBar = () => {
  const name = useStateView(SessionViewId, ({ customer }) => customer?.fullName ?? "")
  const logOut = useService(LogOut)
  return (
    <NoticeBar colour="warning">
      {actingAs(name)} <Button look="link" small onClick={() => void logOut().then(() => location.assign("/"))}>{stopActing}</Button>
    </NoticeBar>
  )
}
