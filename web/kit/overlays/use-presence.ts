import { useEffect, useState } from "react"

/** True while open and for `closingMs` after closing, so that the content stays during the closing animation. */
export const usePresence = (open: boolean, closingMs: number): boolean => {
  const [isMounted, setIsMounted] = useState(open)
  useEffect(() => {
    if (open) {
      setIsMounted(true)
      return
    }
    const timer = setTimeout(() => setIsMounted(false), closingMs)
    return () => clearTimeout(timer)
  }, [open, closingMs])
  return open || isMounted
}
