import type { CmsHtml } from "#core/content/cms-html.ts"
import styles from "./CmsText.module.css"

/** The only component that renders HTML from the API, which sanitizes everything that the Schema declares as CmsHtml. */
export const CmsText = ({ html }: { readonly html: CmsHtml }) => (
  // oxlint-disable-next-line react/no-danger
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
)
