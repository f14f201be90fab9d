import type { EditorsHtml } from "#core/content/editors-html.ts"
import styles from "./EditorsText.module.css"

/** The only component that renders HTML from the API, which sanitizes everything that the Schema declares as EditorsHtml. */
export const EditorsText = ({ html }: { readonly html: EditorsHtml }) => (
  // oxlint-disable-next-line react/no-danger
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
)
