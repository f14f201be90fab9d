import { useEffect, useState } from "react"

/** The pause after the last key, in ms, so that the screen reader can echo the typed letters first. */
const pauseMs = 1_000

/** Announces `message` after a pause in typing, even when it is the same as the previous message; null announces nothing. */
export const useAnnouncement = (typed: string, message: string | null): string => {
  const [settledInput, setSettledInput] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettledInput(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settledInput === typed ? (message ?? "") : ""
}
