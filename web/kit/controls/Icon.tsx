import { classes } from "../classes.ts"
import { type IconName, iconPaths, type IconShape } from "./icon-paths.ts"
import styles from "./Icon.module.css"

export interface IconProps {
  readonly name: IconShape
  /** Width and height in px. */
  readonly size?: number | undefined
  readonly filled?: boolean | undefined
  readonly className?: string | undefined
}

const isName = (shape: IconShape): shape is IconName => shape in iconPaths

/** A decorative icon; the element around it has the text. Its strokes are styled by a class: a page has many icons, and attributes would be repeated in each. */
export const Icon = ({ name, size = 20, filled = false, className }: IconProps) => (
  <svg
    className={classes(styles.icon, className)}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    data-filled={filled || undefined}
    aria-hidden="true"
  >
    <path d={isName(name) ? iconPaths[name] : name} />
  </svg>
)
