import type { DeliveryMethod } from "#core/assortment/model.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import * as text from "#web/text/delivery.ts"
import styles from "./MethodStep.module.css"

const methods = [
  { method: "homeDelivery", icon: "truck", name: text.home, description: text.homeText },
  { method: "pickupAtStore", icon: "store", name: text.pickup, description: text.pickupText }
] as const

/** Asks for the delivery method (DELIV-01). */
export const MethodStep = ({ onPick }: { readonly onPick: (method: DeliveryMethod) => void }) => (
  <div className={styles.methods}>
    {methods.map(({ method, icon, name, description }) => (
      <button key={method} type="button" className={styles.method} onClick={() => onPick(method)}>
        <Icon name={icon} size={28} className={styles.icon} />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.details}>{description}</span>
        </span>
        <Icon name="right" size={20} className={styles.icon} />
      </button>
    ))}
  </div>
)
