import { useEffect, useState } from "react"

/** True while open and for `ms` after closing, so that what slides out still has its content. */
export const usePresence = (open: boolean, ms: number): boolean => {
  const [lingering, setLingering] = useState(open)
  useEffect(() => {
    if (open) {
      setLingering(true)
      return
    }
    const timer = setTimeout(() => setLingering(false), ms)
    return () => clearTimeout(timer)
  }, [open, ms])
  return open || lingering
}
