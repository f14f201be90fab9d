import { type ReactNode, StrictMode, useEffect } from "react"
import { ScopeProvider } from "#web/container/react.tsx"
import type { PageScope } from "#web/container/scope.ts"
import { LinkContext } from "#web/kit/controls/Link.tsx"
import { AppLink } from "./AppLink.tsx"
import { markHydrated } from "./hydrated.ts"
import { NowContext } from "#web/container/now.ts"

export interface AppProps {
  readonly scope: PageScope
  /** When the server rendered the document, in ms since 1970; all pages are rendered for this time. */
  readonly now: number
  /** Renders links; router links by default. */
  readonly link?: typeof AppLink
  /** The router. */
  readonly children: ReactNode
}

export const App = ({ scope, now, link = AppLink, children }: AppProps) => {
  useEffect(markHydrated, [])
  return (
    <StrictMode>
      <ScopeProvider value={scope}>
        <NowContext value={now}>
          <LinkContext value={link}>{children}</LinkContext>
        </NowContext>
      </ScopeProvider>
    </StrictMode>
  )
}
