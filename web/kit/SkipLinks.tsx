import type { MouseEvent } from "react"
import * as text from "#web/text/shell.ts"
import { landmarks } from "./landmarks.ts"
import styles from "./SkipLinks.module.css"

export interface SkipLinksProps {
  /** Opens the cart where it is not in the page; return true when handled. */
  readonly onCart?: (() => boolean) | undefined
  readonly onCategories?: (() => boolean) | undefined
  /** For a logged-in customer (SHELL-21). */
  readonly checkoutHref?: string | undefined
}

const handled = (act: (() => boolean) | undefined) => (event: MouseEvent) => {
  if (act?.()) event.preventDefault()
}

/** The first links of the page, seen when they have the focus. */
export const SkipLinks = ({ onCart, onCategories, checkoutHref }: SkipLinksProps) => (
  <nav className={styles.links} aria-label={text.skipLinks}>
    <a className={styles.link} href={`#${landmarks.content}`}>
      {text.skipToContent}
    </a>
    <a className={styles.link} href={`#${landmarks.cart}`} onClick={handled(onCart)}>
      {text.skipToCart}
    </a>
    <a className={styles.link} href={`#${landmarks.categories}`} onClick={handled(onCategories)}>
      {text.skipToCategories}
    </a>
    {checkoutHref !== undefined && (
      <a className={styles.link} href={checkoutHref}>
        {text.skipToCheckout}
      </a>
    )}
  </nav>
)
