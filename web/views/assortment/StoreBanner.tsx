import type { DeliveryMethod } from "#core/assortment/model.ts"
import { change } from "#web/text/common.ts"
import { changeDelivery, chooseStore, chooseStoreBanner, storeBannerLabel } from "#web/text/shell.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import styles from "./StoreBanner.module.css"

export interface StoreBannerProps {
  /** The delivery method and place: 'Hämta i Skafferi Södermalm'; absent without a store. */
  readonly selectionText?: string | undefined
  readonly method?: DeliveryMethod | undefined
  /** 'Vald tid' or 'Nästa lediga tid', and the time; its space is reserved until it is known. */
  readonly time?: { readonly label: string; readonly value: string } | undefined
  readonly onChange: () => void
}

/** The banner under the header: the selected store and delivery time, or a button to choose a store (SHELL-16, SHELL-17). */
export const StoreBanner = ({ selectionText, method, time, onChange }: StoreBannerProps) => (
  <section
    className={classes(styles.banner, selectionText === undefined && styles.empty)}
    aria-label={storeBannerLabel}
  >
    <div className={styles.inner}>
      <Icon name={method === "homeDelivery" ? "truck" : "store"} size={22} className={styles.icon} />
      <p className={styles.text}>
        <span className={styles.place}>{selectionText ?? chooseStoreBanner}</span>
        {selectionText !== undefined && (
          <span className={styles.time}>
            {time && (
              <>
                {time.label}: <b>{time.value}</b>
              </>
            )}
          </span>
        )}
      </p>
      {selectionText === undefined ? (
        <Button small onClick={onChange}>
          {chooseStore}
        </Button>
      ) : (
        <Button variant="link" onClick={onChange} aria-label={changeDelivery}>
          {change}
        </Button>
      )}
    </div>
  </section>
)
