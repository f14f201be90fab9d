import { useEffect, useState } from "react"

/** ms after the last key: whoever types hears their own letters first. */
const pause = 1_000

/** Reads `message` out a while after `typed` has changed, again when it is the same; null while there is nothing to say. */
export const useSpoken = (typed: string, message: string | null): string => {
  const [paused, setPaused] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return paused === typed ? (message ?? "") : ""
}
