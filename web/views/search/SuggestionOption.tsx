import type { MouseEvent, ReactNode } from "react"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import type { IconShape } from "#web/kit/controls/icon-paths.ts"
import { Picture } from "#web/kit/layout/Picture.tsx"
import styles from "./SuggestionList.module.css"

export interface SuggestionOptionProps {
  readonly id: string
  /** Whether it is the active option. */
  readonly active?: boolean | undefined
  readonly onPick: (event: MouseEvent) => void
  readonly icon?: IconShape | undefined
  readonly picture?: string | undefined
  readonly children: ReactNode
  /** A secondary text: brand and size, or street. */
  readonly note?: string | undefined
  /** Content at the end of the row: the price. */
  readonly end?: ReactNode
}

/** One suggestion. */
export const SuggestionOption = ({ id, active, onPick, icon, picture, children, note, end }: SuggestionOptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={active ?? false}
    className={classes(styles.option, active && styles.active)}
    onClick={onPick}
  >
    {picture !== undefined && <Picture src={picture} alt="" width={80} height={80} eager className={styles.picture} />}
    {icon && (
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
    )}
    <span className={styles.text}>
      <span className={styles.name}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
    {end !== undefined && <span className={styles.end}>{end}</span>}
  </div>
)
