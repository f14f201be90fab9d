import type { ReactNode } from "react"
import { logoLabel, mainNavigation } from "#web/text/shell.ts"
import { classes } from "#web/kit/classes.ts"
import styles from "./Header.module.css"
import { Link } from "#web/kit/controls/Link.tsx"
import { Logo } from "./Logo.tsx"

export interface HeaderLink {
  readonly name: string
  readonly href: string
  readonly current?: boolean | undefined
  /** Emphasized, unlike the departments: 'Erbjudanden', 'Butiker'. */
  readonly strong?: boolean | undefined
}

export interface HeaderProps {
  readonly menu: ReactNode
  readonly search: ReactNode
  /** Visible from 992 px. */
  readonly store?: ReactNode
  readonly account: ReactNode
  /** At the lower edge of the window below 768 px. */
  readonly cart: ReactNode
  readonly links: ReadonlyArray<HeaderLink>
}

/**
 * The header of every page. Below 992 px it is 66 px high and sticky. From 992 px it is 110 px, of which 58 px are sticky:
 * it sticks 52 px above the window, and the bar inside it moves over the links (SHELL-23 to SHELL-29). This needs no script.
 */
export const Header = ({ menu, search, store, account, cart, links }: HeaderProps) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div>{menu}</div>
        <Link href="/" className={styles.logo} aria-label={logoLabel}>
          <Logo />
        </Link>
        <div className={styles.search}>{search}</div>
        {store !== undefined && <div className={styles.store}>{store}</div>}
        <div className={styles.account}>{account}</div>
        <div className={styles.cart}>{cart}</div>
      </div>
    </div>
    <nav className={styles.top} aria-label={mainNavigation}>
      <ul role="list" className={classes(styles.inner, styles.links)}>
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              className={classes(styles.link, link.strong && styles.strong)}
              aria-current={link.current ? "page" : undefined}
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </header>
)
