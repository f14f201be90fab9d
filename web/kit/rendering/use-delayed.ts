import { useEffect, useState } from "react"

/** In ms; shorter waits are not shown, to avoid flicker. */
const delayMs = 1_000

/** Returns whether `isPending` has been true long enough to be shown. */
export const useDelayed = (isPending: boolean): boolean => {
  const [isDelayed, setIsDelayed] = useState(false)
  useEffect(() => {
    if (!isPending) return setIsDelayed(false)
    const timer = setTimeout(() => setIsDelayed(true), delayMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isDelayed && isPending
}
