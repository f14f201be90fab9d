import { useEffect, useRef } from "react"

/** Returns a function that returns whether the component is still mounted, to ignore late responses. */
export const useMounted = (): (() => boolean) => {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  return () => mounted.current
}
