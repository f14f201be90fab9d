import { next, pageOfPages } from "#web/text/common.ts"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import styles from "./Pagination.module.css"

export interface PaginationProps {
  /** 1-based. */
  readonly page: number
  readonly pageCount: number
  readonly hrefFor: (page: number) => string
  readonly label?: string | undefined
}

interface PageLink {
  readonly page: number
  readonly visibleFrom: "always" | "from480" | "from992"
}

const maxLinkCount = 10

/** The narrowest window that shows a link, by its rank of distance from the current page (PCAT-31, PCAT-32). */
const visibleFrom = (rank: number): PageLink["visibleFrom"] => {
  if (rank < 6) return "always"
  return rank < 8 ? "from480" : "from992"
}

/** The page numbers around the current one, each with the narrowest window that shows it. */
export const pageWindow = (page: number, pageCount: number): ReadonlyArray<PageLink> => {
  const count = Math.min(maxLinkCount, pageCount)
  const firstPage = Math.max(1, Math.min(page - Math.floor(count / 2), pageCount - count + 1))
  const pageNumbers = Array.from({ length: count }, (_, index) => firstPage + index)
  const byDistance = pageNumbers.toSorted((a, b) => Math.abs(a - page) - Math.abs(b - page) || a - b)
  return pageNumbers.map((number) => ({ page: number, visibleFrom: visibleFrom(byDistance.indexOf(number)) }))
}

/** Page numbers as links: 10, 8 below 992 px, 6 below 480 px (PCAT-31, PCAT-32). */
export const Pagination = ({ page, pageCount, hrefFor, label }: PaginationProps) => {
  if (pageCount < 2) return null
  return (
    <nav aria-label={label ?? pageOfPages(page, pageCount)}>
      <ul role="list" className={styles.pages}>
        {pageWindow(page, pageCount).map((link) => (
          <li key={link.page} className={styles[link.visibleFrom]}>
            <Link
              href={hrefFor(link.page)}
              className={classes(styles.page, link.page === page && styles.current)}
              aria-current={link.page === page ? "page" : undefined}
            >
              {link.page}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link href={hrefFor(page + 1)} className={styles.page} rel="next">
              <span className="visually-hidden">{next}</span>
              <Icon name="right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
