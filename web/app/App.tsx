import { type ReactNode, StrictMode, useEffect } from "react"
import { Link as RouterLink } from "react-router-dom"
import { ScopeProvider } from "#web/container/react.tsx"
import type { PageScope } from "#web/container/scope.ts"
import { flyoutFlag, LinkContext, type LinkProps } from "#web/kit/controls/Link.tsx"
import { markHydrated } from "./hydrated.ts"
import { NowContext } from "#web/container/now.ts"
import * as paths from "#web/paths.ts"

const isShopPath = (href: string): boolean => href.startsWith("/") && !href.startsWith("//")

/** Renders links of the shop as router links, except to the checkout, which is a full page load (ROUTE-18). */
const AppLink = ({ flyout, preventScrollReset, href, ...anchor }: LinkProps) =>
  isShopPath(href) && !href.startsWith(paths.checkout) ? (
    <RouterLink
      {...anchor}
      {...flyoutFlag(flyout)}
      to={href}
      preventScrollReset={preventScrollReset === true}
      discover="none"
    />
  ) : (
    <a {...anchor} href={href} />
  )

export interface AppProps {
  readonly scope: PageScope
  /** ms since 1970; the same on the server and during hydration. */
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
