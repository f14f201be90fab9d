import { type ReactNode, Suspense, useEffect, useState } from "react"

/** What only lives in the browser is drawn after hydration, with code of its own. */
export const AfterHydration = ({ children }: { readonly children: ReactNode }) => {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive ? <Suspense fallback={null}>{children}</Suspense> : null
}
