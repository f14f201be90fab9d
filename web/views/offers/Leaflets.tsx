import type { Leaflet } from "#core/offers/model.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import * as text from "#web/text/offers.ts"
import styles from "./Leaflets.module.css"

/** The shop's leaflets, each with a link to read it (OFFER-02). */
export const Leaflets = ({ leaflets }: { readonly leaflets: ReadonlyArray<Leaflet> }) =>
  leaflets.length === 0 ? null : (
    <section className={styles.leaflets} aria-label={text.leaflets}>
      <h2 className={styles.heading}>{text.leaflets}</h2>
      <ul role="list" className={styles.list}>
        {leaflets.map(({ id, title, subTitle, link, buttonText }) => (
          <li key={id} className={styles.leaflet}>
            <h3 className={styles.title}>{title}</h3>
            {subTitle !== null && <p className={styles.text}>{subTitle}</p>}
            <p className={styles.button}>
              <Button variant="quiet" href={link} aria-label={`${buttonText}, ${title}`}>
                {buttonText}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
