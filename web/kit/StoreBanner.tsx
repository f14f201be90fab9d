import { change } from "#web/text/common.ts"
import { changeDelivery, chooseStore, chooseStoreBanner, storeLine } from "#web/text/shell.ts"
import { Button } from "./Button.tsx"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import styles from "./StoreBanner.module.css"

export interface StoreBannerProps {
  /** How and where: 'Hämta i Skafferi Södermalm'; absent, no store is chosen. */
  readonly place?: string | undefined
  readonly method?: "homeDelivery" | "pickupAtStore" | undefined
  /** 'Vald tid' or 'Nästa lediga tid', and the time; its place is kept until it is known. */
  readonly time?: { readonly label: string; readonly value: string } | undefined
  readonly onChange: () => void
}

/** The shell's own line: the chosen store and time, or the request to choose one (SHELL-16, SHELL-17). */
export const StoreBanner = ({ place, method, time, onChange }: StoreBannerProps) => (
  <section className={classes(styles.banner, place === undefined && styles.asking)} aria-label={storeLine}>
    <div className={styles.inner}>
      <Icon name={method === "homeDelivery" ? "truck" : "store"} size={22} className={styles.icon} />
      <p className={styles.words}>
        <span className={styles.place}>{place ?? chooseStoreBanner}</span>
        {place !== undefined && <span className={styles.time}>{time && <>{time.label}: <b>{time.value}</b></>}</span>}
      </p>
      {place === undefined ? (
        <Button small onClick={onChange}>
          {chooseStore}
        </Button>
      ) : (
        <Button look="link" onClick={onChange} aria-label={changeDelivery}>
          {change}
        </Button>
      )}
    </div>
  </section>
)
