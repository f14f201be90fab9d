import { classes } from "../classes.ts"
import styles from "./Skeleton.module.css"

export interface SkeletonProps {
  readonly shape?: "line" | "title" | "block" | "circle" | undefined
  readonly className?: string | undefined
}

/** A placeholder for loading content. It is hidden from screen readers; its region is aria-busy. */
export const Skeleton = ({ shape = "line", className }: SkeletonProps) => (
  <span className={classes(styles.skeleton, styles[shape], className)} aria-hidden="true" />
)
