import { mainNavigation } from "#web/text/shell.ts"
import { classes } from "#web/kit/classes.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import styles from "./Header.module.css"

export interface HeaderLink {
  readonly name: string
  readonly href: string
  readonly current?: boolean | undefined
  /** Whether the link is emphasized, as 'Erbjudanden' and 'Butiker' are. */
  readonly strong?: boolean | undefined
}

/** The row of links below the header's bar (SHELL-12). */
export const HeaderNavigation = ({ links }: { readonly links: ReadonlyArray<HeaderLink> }) => (
  <nav className={styles.navigation} aria-label={mainNavigation}>
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
)
