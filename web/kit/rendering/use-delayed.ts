import { useEffect, useState } from "react"

/** ms; shorter waits show nothing, to avoid flicker. */
const delayMs = 1_000

/** Whether `isPending` has been true for so long that it should be shown. */
export const useDelayed = (isPending: boolean): boolean => {
  const [isDelayed, setIsDelayed] = useState(false)
  useEffect(() => {
    if (!isPending) return setIsDelayed(false)
    const timer = setTimeout(() => setIsDelayed(true), delayMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isDelayed && isPending
}
