import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import styles from "./NoticeBar.module.css"

export interface NoticeBarProps {
  readonly children: ReactNode
  /** The administrator's colour, '#rrggbb'; anything else gives the shop's own (SHELL-15). */
  readonly color?: string | undefined
}

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** True where white words would be hard to read on the colour. */
const isLight = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (hex.exec(color) ?? []).slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}

/** An administrator's message over the page, in its colour; drawn, since a style attribute would be refused. */
export const NoticeBar = ({ children, color }: NoticeBarProps) => {
  const own = color !== undefined && hex.test(color) ? color : undefined
  return (
    <div className={classes(styles.bar, own === undefined ? styles.plain : isLight(own) ? styles.light : styles.dark)} role="note">
      {own !== undefined && (
        <svg className={styles.ground} width="100%" height="100%" aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={own} />
        </svg>
      )}
      <div className={styles.words}>{children}</div>
    </div>
  )
}
