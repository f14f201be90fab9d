import { Suspense, useEffect } from "react"
import { sessionState } from "#core/session/session-state.ts"
import { loadCode } from "#web/container/load-code.ts"
import { navigationType } from "#web/container/navigation-type.ts"
import { usePanelPart, useStatePart } from "#web/container/react.tsx"
import { deferred } from "#web/kit/rendering/deferred.tsx"
import { useHasBeenIdle } from "#web/kit/rendering/AfterHydration.tsx"
import { useHasInteracted } from "#web/container/use-has-interacted.ts"

const Overlays = deferred(() =>
  loadCode(() => import("./Overlays.tsx"), { preloaded: true }).then((module) => module.Overlays)
)

/** Whether the overlays are needed before the shopper interacts with the page. */
const useNeedsOverlays = (): boolean => {
  const isCustomer = useStatePart(sessionState, ({ status }) => status === "customer")
  const hasOpenLayer = usePanelPart(({ layers }) => layers.length > 0)
  // After a reload or Back, the history may have entries of the panel.
  return isCustomer || hasOpenLayer || navigationType() !== "navigate"
}

/**
 * Mounts the overlays at the first interaction, which may be a tap that opens the panel. If they are needed earlier, it mounts them as soon as the browser
 * has been idle. Their code is loaded as soon as this component is mounted, because it may be needed offline.
 */
export const OverlaysWhenNeeded = () => {
  const hasInteracted = useHasInteracted()
  const hasBeenIdle = useHasBeenIdle()
  const isNeeded = useNeedsOverlays()
  useEffect(() => void Overlays.load(), [])
  return hasInteracted || (isNeeded && hasBeenIdle) ? (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  ) : null
}
