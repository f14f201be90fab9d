import { Outlet, ScrollRestoration, useLocation } from "react-router-dom"
import { Link } from "#web/kit/controls/Link.tsx"
import { Logo } from "#web/views/shell/Logo.tsx"
import { skipTargetIds } from "#web/views/shell/skip-target-ids.ts"
import { logoLabel } from "#web/text/shell.ts"
import { AfterHydration } from "#web/kit/rendering/AfterHydration.tsx"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { useFirstPageMark } from "./first-page.ts"
import { useFocusOnHeading } from "./use-focus-on-heading.ts"
import styles from "./PageWithoutShell.module.css"
import * as paths from "#web/paths.ts"

const Messages = lazyComponent(() => import("./after-hydration.ts").then((module) => module.Messages))

/** A page without the shop's shell: the logo and its own content (ROUTE-34..38). */
export const Component = () => {
  useFirstPageMark()
  useFocusOnHeading()
  const { pathname } = useLocation()
  return (
    <>
      <header className={styles.header}>
        <Link href={paths.start} aria-label={logoLabel}>
          <Logo />
        </Link>
      </header>
      <main id={skipTargetIds.content} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <AfterHydration>
        <Messages hasCart={pathname.startsWith(paths.checkout)} />
      </AfterHydration>
      <ScrollRestoration />
    </>
  )
}
