import { useEffect, useState } from "react"

/** True while open and for `ms` after closing, so that the content stays during the closing animation. */
export const usePresence = (open: boolean, ms: number): boolean => {
  const [isMounted, setIsMounted] = useState(open)
  useEffect(() => {
    if (open) {
      setIsMounted(true)
      return
    }
    const timer = setTimeout(() => setIsMounted(false), ms)
    return () => clearTimeout(timer)
  }, [open, ms])
  return open || isMounted
}
