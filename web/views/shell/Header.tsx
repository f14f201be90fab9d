import type { ReactNode } from "react"
import { logoLabel } from "#web/text/shell.ts"
import styles from "./Header.module.css"
import { Link } from "#web/kit/controls/Link.tsx"
import { Logo } from "./Logo.tsx"
import * as paths from "#web/paths.ts"

export interface HeaderProps {
  readonly menu: ReactNode
  readonly search: ReactNode
  /** The selected store, visible in windows at least 992 px wide. */
  readonly store?: ReactNode
  readonly account: ReactNode
  /** The cart button, fixed to the lower edge of windows narrower than 768 px. */
  readonly cart: ReactNode
  /** The row of links: HeaderNavigation. */
  readonly navigation: ReactNode
}

/**
 * The header of every page (SHELL-23 to SHELL-29). In windows narrower than 992 px it is a sticky bar of 66 px. In wider
 * windows it is a sticky bar of 58 px, and below it a row of links that scrolls away.
 */
export const Header = ({ menu, search, store, account, cart, navigation }: HeaderProps) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div>{menu}</div>
        <Link href={paths.start} className={styles.logo} aria-label={logoLabel}>
          <Logo />
        </Link>
        <div className={styles.search}>{search}</div>
        {store !== undefined && <div className={styles.store}>{store}</div>}
        <div className={styles.account}>{account}</div>
        <div className={styles.cart}>{cart}</div>
      </div>
    </div>
    {navigation}
  </header>
)
