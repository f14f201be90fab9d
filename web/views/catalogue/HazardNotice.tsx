import type { Hazard } from "#core/catalogue/model.ts"
import { hazard as title, hazardName } from "#web/text/facts.ts"
import styles from "./HazardNotice.module.css"

/** The warnings about a hazardous product, as on its package. */
export const HazardNotice = ({ hazard }: { readonly hazard: Hazard }) => (
  <div className={styles.notice}>
    <p className={styles.signal}>{hazard.signalWord ?? title}</p>
    {hazard.codes.length > 0 && (
      <ul role="list" className={styles.codes}>
        {hazard.codes.map((code) => (
          <li key={code} className={styles.code}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.symbol}>
              <path d="M12 2 22 12 12 22 2 12Z" />
              <path d="M12 7.5v5.5M12 16v.2" />
            </svg>
            {hazardName(code)}
          </li>
        ))}
      </ul>
    )}
    {hazard.precaution !== null && <p>{hazard.precaution}</p>}
  </div>
)
