import type { Container } from "inversify"
import { type ReactNode, StrictMode, useEffect } from "react"
import { Link as RouterLink } from "react-router-dom"
import { ContainerProvider } from "#web/container/react.tsx"
import { LinkContext, type LinkProps } from "#web/kit/Link.tsx"
import { comeAlive } from "./alive.ts"
import { NowContext } from "#web/container/now.ts"

const isOwn = (href: string): boolean => href.startsWith("/") && !href.startsWith("//")

/** The kit's links as the router's. The checkout is a page load of its own (ROUTE-18). */
const AppLink = ({ flyout: _, keepPlace, href, ...anchor }: LinkProps) =>
  isOwn(href) && !href.startsWith("/checkout") ? <RouterLink {...anchor} to={href} preventScrollReset={keepPlace === true} discover="none" /> : <a {...anchor} href={href} />

export interface AppProps {
  readonly container: Container
  /** ms since 1970; the same on the server and until hydration has ended. */
  readonly now: number
  /** How links are drawn; as the router's unless given. */
  readonly link?: typeof AppLink
  /** The router. */
  readonly children: ReactNode
}

export const App = ({ container, now, link = AppLink, children }: AppProps) => {
  useEffect(comeAlive, [])
  return (
    <StrictMode>
      <ContainerProvider value={container}>
        <NowContext value={now}>
          <LinkContext value={link}>{children}</LinkContext>
        </NowContext>
      </ContainerProvider>
    </StrictMode>
  )
}
