import { type ReactNode, Suspense, useState } from "react"
import { hasInteracted, onFirstInteraction } from "./first-interaction.ts"
import { isHydrating } from "./hydration.ts"

let firstInteraction: Promise<void> | undefined
const afterFirstInteraction = (): Promise<void> =>
  (firstInteraction ??= new Promise((resolve) => void onFirstInteraction(resolve)))

/** Changed while rendering, since a component that suspends keeps no state of its own. */
interface Boundary {
  /** Whether React has tried to hydrate it, or it was not in the document. */
  attempted: boolean
}

const Content = ({ boundary, children }: { readonly boundary: Boundary; readonly children: ReactNode }) => {
  // A second attempt without an interaction means that properties or a context have changed, so that the old markup cannot stay.
  if (!boundary.attempted && !hasInteracted()) {
    boundary.attempted = true
    // Thrown, because with `use` the whole root would wait for the promise.
    throw afterFirstInteraction()
  }
  return children
}

/**
 * Hydrates its children after the shopper's first interaction with the document, because a page that is only viewed needs their markup alone: immediately when
 * the interaction concerns them, otherwise when the browser has time.
 */
export const HydrateOnInteraction = ({ children }: { readonly children: ReactNode }) => {
  const [boundary] = useState<Boundary>(() => ({ attempted: !isHydrating() }))
  return (
    <Suspense fallback={null}>
      <Content boundary={boundary}>{children}</Content>
    </Suspense>
  )
}
