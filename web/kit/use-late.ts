import { useEffect, useState } from "react"

/** ms; what takes less needs no word (ux: nothing flickers). */
const patience = 1_000

/** Whether something under way has taken so long that the shopper is owed a sign of it. */
export const useLate = (underWay: boolean): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!underWay) return setLate(false)
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [underWay])
  return late && underWay
}
