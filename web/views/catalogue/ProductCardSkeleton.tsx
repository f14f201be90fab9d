import styles from "./ProductCard.module.css"
import { Skeleton } from "#web/kit/feedback/Skeleton.tsx"

/** The placeholder of a product card. */
export const ProductCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.well} />
    <div className={styles.text}>
      <div className={styles.details}>
        <Skeleton className={styles.shorter} />
      </div>
      <div className={styles.name}>
        <Skeleton />
      </div>
      <div className={styles.price}>
        <Skeleton shape="title" />
      </div>
    </div>
    <div className={styles.control}>
      <Skeleton shape="block" />
    </div>
  </div>
)
