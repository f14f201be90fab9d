import { useEffect, useRef } from "react"

/** Tells whether the component is still drawn: who has closed a panel meanwhile is not to be called back by what it waited for. */
export const useMounted = (): (() => boolean) => {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  return () => mounted.current
}
