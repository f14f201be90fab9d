import type { MouseEvent, ReactNode } from "react"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { Picture } from "./Picture.tsx"
import styles from "./SuggestionList.module.css"

export interface SuggestionOptionProps {
  readonly id: string
  /** The arrows are at it. */
  readonly active?: boolean | undefined
  readonly onPick: (event: MouseEvent) => void
  readonly icon?: IconName | undefined
  readonly picture?: string | undefined
  readonly children: ReactNode
  /** Under the words: brand and size, street. */
  readonly note?: string | undefined
  /** At the end: the price. */
  readonly end?: ReactNode
}

/** One suggestion. */
export const SuggestionOption = ({ id, active, onPick, icon, picture, children, note, end }: SuggestionOptionProps) => (
  <div id={id} role="option" aria-selected={active ?? false} className={classes(styles.option, active && styles.active)} onClick={onPick}>
    {picture !== undefined && <Picture src={picture} alt="" width={80} height={80} eager className={styles.picture} />}
    {icon && (
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
    )}
    <span className={styles.words}>
      <span className={styles.name}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
    {end !== undefined && <span className={styles.end}>{end}</span>}
  </div>
)
