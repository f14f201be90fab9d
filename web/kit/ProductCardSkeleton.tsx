import styles from "./ProductCard.module.css"
import { Skeleton } from "./Skeleton.tsx"

/** A product card that has not come yet, of exactly its size. */
export const ProductCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.well} />
    <div className={styles.words}>
      <div className={styles.about}>
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
