import { type ReactNode, Suspense, useEffect, useState } from "react"
import { whenIdle } from "./when-idle.ts"

/** Whether the component was mounted and the browser has been idle since; false on the server and while hydrating. */
export const useHasBeenIdle = (): boolean => {
  const [hasBeenIdle, setHasBeenIdle] = useState(false)
  useEffect(() => whenIdle(() => setHasBeenIdle(true)), [])
  return hasBeenIdle
}

/** Renders browser-only components once the browser is idle after hydration. This loads their code before it is needed, since the shopper may be offline then. */
export const AfterHydration = ({ children }: { readonly children: ReactNode }) =>
  useHasBeenIdle() ? <Suspense fallback={null}>{children}</Suspense> : null
