import type { MouseEvent } from "react"
import * as text from "#web/text/shell.ts"
import { skipTargetIds } from "./skip-target-ids.ts"
import styles from "./SkipLinks.module.css"

export interface SkipLinksProps {
  /** Opens the cart when it is not visible on the page; returns whether it did. */
  readonly onCart?: (() => boolean) | undefined
  /** Opens the menu of categories when they are not visible on the page; returns whether it did. */
  readonly onCategories?: (() => boolean) | undefined
  /** The URL of the checkout, for a logged-in customer (SHELL-21). */
  readonly checkoutHref?: string | undefined
}

const preventDefaultIf = (handle: (() => boolean) | undefined) => (event: MouseEvent) => {
  if (handle?.()) event.preventDefault()
}

/** The first links of the page, visible when focused. */
export const SkipLinks = ({ onCart, onCategories, checkoutHref }: SkipLinksProps) => (
  <nav className={styles.links} aria-label={text.skipLinks}>
    <a className={styles.link} href={`#${skipTargetIds.content}`}>
      {text.skipToContent}
    </a>
    <a className={styles.link} href={`#${skipTargetIds.cart}`} onClick={preventDefaultIf(onCart)}>
      {text.skipToCart}
    </a>
    <a className={styles.link} href={`#${skipTargetIds.categories}`} onClick={preventDefaultIf(onCategories)}>
      {text.skipToCategories}
    </a>
    {checkoutHref !== undefined && (
      <a className={styles.link} href={checkoutHref}>
        {text.skipToCheckout}
      </a>
    )}
  </nav>
)
