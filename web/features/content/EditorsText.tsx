import type { EditorsHtml } from "#core/content/editors-html.ts"
import styles from "./EditorsText.module.css"

/** The only place that renders HTML from outside: the API sanitizes what the Schema declares as EditorsHtml. */
export const EditorsText = ({ html }: { readonly html: EditorsHtml }) => (
  // oxlint-disable-next-line react/no-danger
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
)
