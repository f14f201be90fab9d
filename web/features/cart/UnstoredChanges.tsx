import { useState } from "react"
import { unstoredChangesState } from "#core/cart/unstored-changes-state.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import * as text from "#web/text/cart-content.ts"
import { close as closeLabel } from "#web/text/common.ts"

/** Warns, until dismissed, while the browser is offline with pending changes that the device could not store. */
export const UnstoredChanges = () => {
  const isUnstored = useStatePart(unstoredChangesState, (unstored) => unstored)
  const isOnline = useStatePart(onlineState, (online) => online)
  const [isDismissed, setIsDismissed] = useState(false)
  return isUnstored && !isOnline && !isDismissed ? (
    <Toast kind="danger" title={text.unstoredTitle} closeLabel={closeLabel} onClose={() => setIsDismissed(true)}>
      {text.unstored}
    </Toast>
  ) : null
}
