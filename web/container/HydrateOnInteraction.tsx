import { type ReactNode, Suspense, useState } from "react"
import { hasInteracted, onFirstInteraction } from "./first-interaction.ts"
import { isHydrating } from "./hydration.ts"

let firstInteraction: Promise<void> | undefined
const afterFirstInteraction = (): Promise<void> =>
  (firstInteraction ??= new Promise((resolve) => void onFirstInteraction(resolve)))

/** The state of one boundary. It is mutated while rendering, because React discards the state of a component that suspends. */
interface Boundary {
  /** Whether React has tried to hydrate the content; true for content that was not in the document. */
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
 * Hydrates its children after the shopper's first interaction with the document, because a page that is only viewed needs only their markup. They are hydrated
 * immediately when the interaction is with them, otherwise when the browser is idle.
 */
export const HydrateOnInteraction = ({ children }: { readonly children: ReactNode }) => {
  const [boundary] = useState<Boundary>(() => ({ attempted: !isHydrating() }))
  return (
    <Suspense fallback={null}>
      <Content boundary={boundary}>{children}</Content>
    </Suspense>
  )
}
