import { useEffect, useState } from "react"
import { onFirstInteraction } from "./first-interaction.ts"

/** Whether the shopper has interacted with the document; false while hydrating. */
export const useHasInteracted = (): boolean => {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => onFirstInteraction(() => setHasInteracted(true)), [])
  return hasInteracted
}
