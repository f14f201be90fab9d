import { useEffect, useState } from "react"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { close as closeLabel } from "#web/text/common.ts"
import * as text from "#web/text/login.ts"

/** Says what does not work when the browser refuses cookies. */
export const CookiesBlocked = () => {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(!navigator.cookieEnabled), [])
  return isShown ? (
    <Toast kind="info" title={text.cookiesBlockedTitle} closeLabel={closeLabel} onClose={() => setIsShown(false)}>
      {text.withoutCookies}
    </Toast>
  ) : null
}
