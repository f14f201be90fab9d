import { useEffect, useState } from "react"

/** The pause after the last key, in ms, so that the screen reader can echo the typed letters first. */
const pauseMs = 1_000

/** Returns `message` after a pause in typing, and an empty text until then, so that a repeated message is announced again; for null, an empty text. */
export const useAnnouncement = (input: string, message: string | null): string => {
  const [settledInput, setSettledInput] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettledInput(input), pauseMs)
    return () => clearTimeout(timer)
  }, [input])
  return settledInput === input ? (message ?? "") : ""
}
