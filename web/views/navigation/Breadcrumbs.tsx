import { breadcrumbs, start } from "#web/text/shell.ts"
import styles from "./Breadcrumbs.module.css"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import * as paths from "#web/paths.ts"

export interface Crumb {
  readonly name: string
  readonly href: string
}

export interface BreadcrumbsProps {
  readonly parents: ReadonlyArray<Crumb>
  /** The name of the current page, which is the h1 (CATNAV-05). */
  readonly current: string
  /** A secondary text beside the heading: the number of products. */
  readonly note?: string | undefined
}

/** Start > parents > the current page, which is the heading (CATNAV-04). */
export const Breadcrumbs = ({ parents, current, note }: BreadcrumbsProps) => (
  <nav className={styles.breadcrumbs} aria-label={breadcrumbs}>
    <ol role="list" className={styles.list}>
      {[{ name: start, href: paths.start }, ...parents].map((crumb) => (
        <li key={crumb.href} className={styles.crumb}>
          <Link href={crumb.href} className={styles.link}>
            {crumb.name}
          </Link>
          <Icon name="right" size={14} className={styles.symbol} />
        </li>
      ))}
      <li className={styles.current}>
        <h1 tabIndex={-1} aria-current="page">
          {current}
        </h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </li>
    </ol>
  </nav>
)
