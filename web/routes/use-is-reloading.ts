import { useRevalidator } from "react-router-dom"
import { coversPage } from "#web/container/panel.ts"
import { usePanelPart } from "#web/container/react.tsx"

/** Whether the visible page is being reloaded for another store or shopper; false while the panel covers it, which it is shown behind as it was. */
export const useIsReloading = (): boolean => {
  const isReloading = useRevalidator().state === "loading"
  // Depends on the panel only during a reload, so that opening the panel does not render the page.
  const isCovered = usePanelPart((panel) => isReloading && coversPage(panel))
  return isReloading && !isCovered
}
