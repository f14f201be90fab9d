import type { CmsHtml } from "#core/content/cms-html.ts"
import styles from "./CmsText.module.css"

/** Renders HTML from the API, as no other component does. The API sanitizes every field of type CmsHtml. */
export const CmsText = ({ html }: { readonly html: CmsHtml }) => (
  // oxlint-disable-next-line react/no-danger
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
)
