import { classes } from "./classes.ts"
import styles from "./Skeleton.module.css"

export interface SkeletonProps {
  readonly shape?: "line" | "title" | "block" | "circle" | undefined
  readonly className?: string | undefined
}

/** Holds the place of what is being fetched; silent, its region says that it is busy. */
export const Skeleton = ({ shape = "line", className }: SkeletonProps) => (
  <span className={classes(styles.skeleton, styles[shape], className)} aria-hidden="true" />
)
